import type {CombinedError} from '@urql/core'
import * as v from 'valibot'
import {type EventObject, fromCallback, fromPromise} from 'xstate'
import type {DiagnosticUnit} from '../../../domain/diagnostic/choice.ts'
import type {
  DiagnosticCard,
  DiagnosticExam,
  DiagnosticQuestion,
  DiagnosticResult,
  ExamNews,
  ExamWish,
} from '../../../machines/diagnostic/diagnostic.types.ts'
import type {Statistics, StatisticsInput} from '../../../machines/diagnostic/statistics.types.ts'
import type {RichText} from '../../../domain/shared/richText.ts'
import {
  CreateDiagnosticExamDocument,
  DiagnosticFlashcardsDocument,
  DiagnosticInstitutionsDocument,
  DiagnosticQuestionsDocument,
  DiagnosticResultsDocument,
  ExamStatisticsDocument,
  FindDiagnosticExamDocument,
  SubmitDiagnosticExamFormDocument,
} from '../gen/diagnostic/graphql.ts'
import {serverClock} from '../platform/clock.ts'
import {codeOfError} from '../platform/graphqlErrors.ts'
import {ask, mutate} from '../profile/requests.ts'
import {localStore} from '../platform/storage.ts'
import {diagnosticClient as client} from './client.ts'

/** The institutions that hold exams, by federation unit (spec 3§5). */
export const loadInstitutions = fromPromise<readonly DiagnosticUnit[]>(async ({signal}) => {
  const {getInstitutionListForDiagnostic: units} = await ask(client, DiagnosticInstitutionsDocument, {}, signal)
  return units
})

/** Makes a diagnostic; the same key never makes two. Resolves with its id. */
export const createExam = fromPromise<string, ExamWish>(async ({input, signal}) => {
  const {targets, templateId, isPartial, key} = input
  const variables = {targets: [...targets], templateId, isPartial, idempotencyKey: key}
  return (await mutate(client, CreateDiagnosticExamDocument, variables, signal)).createDiagnosticExam
})

const isGone = (error: CombinedError) => codeOfError(error) === 'NOT_FOUND'

const keptSchema = v.nullable(
  v.object({
    exam: v.object({
      id: v.string(),
      isFinished: v.boolean(),
      isPartial: v.boolean(),
      questionIds: v.array(v.string()),
      choices: v.record(v.string(), v.number()),
    }),
    questions: v.array(
      v.looseObject({
        _id: v.string(),
        scopedId: v.string(),
        body: v.custom<RichText>(Array.isArray),
        choices: v.array(v.string()),
        institution: v.string(),
        classification: v.array(v.string()),
      }),
    ),
  }),
)

/** The exam that was read last, for a reload without network. */
const keptExam = localStore<{readonly exam: DiagnosticExam; readonly questions: readonly DiagnosticQuestion[]} | null>(
  'diagnosticExam',
  1,
  keptSchema,
  null,
)

/** How many questions come at once: the first few with the exam, so that nobody waits for sixty. */
const groupSizes = {first: 5, other: 20} as const

const groupsOf = (ids: readonly string[]): string[][] => [
  ids.slice(0, groupSizes.first),
  ...Array.from({length: Math.ceil(Math.max(0, ids.length - groupSizes.first) / groupSizes.other)}, (_, index) =>
    ids.slice(groupSizes.first + index * groupSizes.other, groupSizes.first + (index + 1) * groupSizes.other),
  ),
]

/** The question of the address comes with the first group. */
const inReadingOrder = (ids: readonly string[], first: string | null): string[] =>
  first !== null && ids.includes(first) ? [first, ...ids.filter((id) => id !== first)] : [...ids]

async function readExam(id: string): Promise<DiagnosticExam | 'gone' | null> {
  const {data, error} = await client
    .query(FindDiagnosticExamDocument, {id}, {requestPolicy: 'network-only'})
    .toPromise()
  if (error && isGone(error)) return 'gone'
  if (!data) return null
  const {_id, finished, isPartial, questions, preChoice} = data.findDiagnosticExam
  return {
    id: _id,
    isFinished: finished,
    isPartial,
    questionIds: questions,
    choices: Object.fromEntries(
      preChoice.flatMap(({questionId, selected}) => (selected < 0 ? [] : [[questionId, selected] as const])),
    ),
  }
}

/**
 * Reads a diagnostic and, group by group, its questions; what the device kept of it serves while there is no network.
 * The same exam once more, after its end, brings the keys.
 */
export const watchExam = fromCallback<EventObject, {readonly id: string; readonly first: string | null}>(
  ({sendBack, input: {id, first}}) => {
    let isOver = false
    const tell = (news: ExamNews) => {
      if (!isOver) sendBack(news)
    }
    const read = async () => {
      const exam = await readExam(id)
      if (exam === 'gone') {
        tell({type: 'exam.absent'})
        return
      }
      const kept = keptExam.read()
      if (exam === null) {
        if (kept?.exam.id === id) tell({type: 'exam.arrived', exam: kept.exam, questions: kept.questions})
        else tell({type: 'exam.failed'})
        return
      }
      const questions: DiagnosticQuestion[] = []
      for (const ids of groupsOf(inReadingOrder(exam.questionIds, first))) {
        if (isOver) return
        const {data} = await client
          .query(DiagnosticQuestionsDocument, {ids, activity: id}, {requestPolicy: 'network-only'})
          .toPromise()
        if (!data && questions.length === 0) {
          tell({type: 'exam.failed'})
          return
        }
        if (!data) {
          tell({type: 'questions.failed'})
          return
        }
        questions.push(...data.questionMany)
        tell({type: 'exam.arrived', exam, questions: [...questions]})
      }
      if (!isOver) keptExam.write({exam, questions})
    }
    void read().catch(() => tell({type: 'exam.failed'}))
    return () => {
      isOver = true
    }
  },
)

/** The device forgets the questions that it kept. */
export const forgetKeptExam = (): void => keptExam.write(null)

/** The result; null while the exam is not finished. */
export const loadResult = fromPromise<DiagnosticResult | null, {readonly id: string}>(async ({input, signal}) => {
  const {fetchDiagnosticExamResults} = await ask(client, DiagnosticResultsDocument, {id: input.id}, signal)
  return fetchDiagnosticExamResults ?? null
})

/** What the chosen institutions asked in the last five years (spec 3§7). */
export const loadStatistics = fromPromise<readonly Statistics[], StatisticsInput>(async ({input, signal}) => {
  const {targets, type} = input
  const variables = {targets: [...targets], examType: type}
  return (await ask(client, ExamStatisticsDocument, variables, signal)).getExamStatistics
})

export const loadCards = fromPromise<readonly DiagnosticCard[], {readonly id: string}>(async ({input, signal}) => {
  const {flashcardMany} = await ask(client, DiagnosticFlashcardsDocument, {activity: input.id}, signal)
  return flashcardMany
})

export type SentForm = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly howMet: string
  readonly consentVersion: string | null
  readonly website: string
  readonly key: string
}

/** Asks for the report (spec 3§2.3). */
export async function sendForm({howMet, key, ...form}: SentForm, signal: AbortSignal): Promise<void> {
  const dateNow = new Date(serverClock.now()).toISOString()
  const variables = {...form, howDidYouMeetUs: howMet, dateNow, idempotencyKey: key}
  await mutate(client, SubmitDiagnosticExamFormDocument, variables, signal)
}
