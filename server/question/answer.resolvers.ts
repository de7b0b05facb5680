import {measuredSeconds} from '../../domain/performance/times.ts'
import {isTooOld} from '../../domain/agenda/editingWindow.ts'
import {isLateGradeOpen} from '../../domain/exam/embargo.ts'
import {noChoice} from '../../domain/question/outcome.ts'
import type {Answer, MutationResolvers, Question} from '../../schema/generated/resolvers.ts'
import {isHeldAt} from '../answer-keys/releaseKey.ts'
import {assertDayOpen} from '../kernel/dayOpen.ts'
import type {RequestContext} from '../kernel/context.ts'
import {insertIdempotencyKey, runIdempotent, idempotentMutation} from '../kernel/idempotency.ts'
import {checkedDate, checkedEssay, checkedId, checkedType, assertUniqueIds} from '../kernel/input.ts'
import type {Operation} from '../kernel/operation.ts'
import {DomainError} from '../kernel/domainError.ts'
import {signedInSession} from '../kernel/session.ts'
import {
  type Answering,
  type AnswerableRow,
  type AnswerReference,
  findAnswerable,
  type FinishByLastAnswer,
  storeAnswers,
} from './answer.repository.ts'
import {mostQuestions, openSince, assertChoice} from './question.input.ts'
import {findPractice, findQuestions} from './question.repository.ts'
import {assertHandedInWhole, countedAnswers} from './timeLimit.ts'
import {askedFor, optionsOf, questionOf, viewerScope} from './questionRow.ts'

type AnswerCommand = {
  readonly operation: Extract<Operation, 'createOneAnswer' | 'createManyAnswer'>
  /** Its idempotency key. */
  readonly key: string
  readonly finishes: FinishByLastAnswer
}

type GivenAnswer = {
  readonly document: string
  readonly choosen: number
  readonly essay?: string | null | undefined
  readonly seconds?: number | null | undefined
}

/**
 * Stores answers once, under the rules of the day (spec 2§4).
 *
 * @throws DomainError NOT_FOUND, BAD_INPUT, OUTSIDE_EDITING_WINDOW, WRITE_TOO_OLD, EXAM_TIME_OVER
 */
async function answer(
  context: RequestContext,
  {operation, key, finishes}: AnswerCommand,
  input: Omit<Answering, 'profileId' | 'agendaId' | 'answers' | 'answeredAt'> & {activity: string; dateNow: string},
  given: readonly GivenAnswer[],
): Promise<Answer[]> {
  const {profile} = await signedInSession(context)
  const {database, clock} = context.services
  const now = clock()
  const answering: Answering = {
    profileId: profile.id,
    agendaId: checkedId(input.activity),
    calendarDate: checkedDate(input.calendarDate),
    type: checkedType(input.type),
    theoreticalType: input.theoreticalType,
    // A device's clock may be ahead, but nobody answers in the future; behind, the answer was delivered late.
    answeredAt: Math.min(Date.parse(input.dateNow), now),
    answers: given.map(({document, choosen, essay, seconds}) => ({
      questionId: checkedId(document),
      choosen,
      essay: checkedEssay(essay),
      seconds: measuredSeconds(seconds),
    })),
  }
  const questionIds = answering.answers.map(({questionId}) => questionId)
  assertUniqueIds(questionIds, mostQuestions)
  const read = (wanted: AnswerReference) => findQuestions(database, {profileId: profile.id, now, ...wanted})
  const mutation = idempotentMutation(operation, profile.id, key, {input, given}, now)
  return runIdempotent(database, mutation, {
    attempt: async () => {
      const rows = await findAnswerable(database, answering)
      assertAnswerable(context, answering, rows, operation)
      assertKeysReleased(answering, rows, now)
      const counted = {...answering, answers: countedAnswers(answering.answers, rows, now)}
      const stored = await storeAnswers(database, counted, rows, {mutation, now, finishes})
      const isTold = stored !== undefined && !rows.some(({isKeptBack}) => isKeptBack)
      const questions = isTold
        ? stored.map((row) => questionOf(row, answering.agendaId, now))
        : await read({agendaId: answering.agendaId, questionIds})
      return answersInOrder(questions, questionIds)
    },
    replay: async (reference: AnswerReference) => answersInOrder(await read(reference), reference.questionIds),
  })
}

/** The answers of these questions, in the order of the ids. */
export function answersInOrder(questions: readonly Question[], ids: readonly string[]): Answer[] {
  const byId = new Map(questions.map((question) => [question._id, question]))
  return ids.map((id) => {
    const answered = byId.get(id)?.studentAnswer
    if (!answered) throw new Error('an answer that was just stored cannot be read')
    return answered
  })
}

function assertAnswerable(
  context: RequestContext,
  {answers, calendarDate, answeredAt}: Answering,
  rows: readonly AnswerableRow[],
  operation: Operation,
): void {
  if (rows.length !== answers.length) throw new DomainError('NOT_FOUND')
  if (rows.some(({kind}) => kind === 'mock'))
    throw new DomainError('BAD_INPUT', 'A mock exam is answered by finishing it.')
  const isLateGrade = rows.every((row) => isUngradedEssay(row) && isLateGradeOpen(askedFor(row), answeredAt))
  if (!isLateGrade) assertDayOpen(context, calendarDate, answeredAt)
  else if (isTooOld(answeredAt, context.services.clock(), context.services.lateWriteDays))
    throw new DomainError('WRITE_TOO_OLD')
  assertHandedInWhole(rows, answeredAt, operation)
  const least = operation === 'createManyAnswer' ? noChoice : 0
  for (const {questionId, choosen} of answers) {
    const row = rows.find(({id}) => id === questionId)
    if (row === undefined) throw new DomainError('NOT_FOUND')
    assertChoice(choosen, least, optionsOf(row))
    // Nobody grades an essay by a key that was not shown: it was revealed, or answered without a grade in exam mode.
    if (row.isEssay && choosen !== noChoice && row.given === null && !row.essay?.revealedAt) {
      throw new DomainError('BAD_INPUT', 'The essay was not revealed.')
    }
  }
}

/** An essay that was fixed and waits for its grade. */
const isUngradedEssay = ({isEssay, essay, given}: AnswerableRow): boolean =>
  isEssay && (given === null ? Boolean(essay?.revealedAt) : given.choosen === noChoice)

/** @throws DomainError BAD_INPUT for the grade of an essay whose key is held: its student has not seen it */
function assertKeysReleased({answers}: Answering, rows: readonly AnswerableRow[], now: number): void {
  const held = new Set(rows.flatMap((row) => (row.isEssay && isHeldAt(row, now) ? row.id : [])))
  if (answers.some(({questionId, choosen}) => choosen !== noChoice && held.has(questionId))) {
    throw new DomainError('BAD_INPUT', 'The key of the essay is not out.')
  }
}

/** Answers that count, and those of favourites and viewers that do not (spec 2§2, 2§4, 2§7). */
export const answerMutations = (finishes: FinishByLastAnswer) =>
  ({
    createOneAnswer: async (_root, {input, idempotencyKey}, context) => {
      const [stored] = await answer(context, {operation: 'createOneAnswer', key: idempotencyKey, finishes}, input, [
        input,
      ])
      if (stored === undefined) throw new DomainError('NOT_FOUND')
      return stored
    },

    createManyAnswer: (_root, {input, idempotencyKey}, context) => {
      if (input.answers.length === 0) throw new DomainError('BAD_INPUT', 'No answer was given.')
      return answer(context, {operation: 'createManyAnswer', key: idempotencyKey, finishes}, input, input.answers)
    },

    practiceQuestion: async (_root, {input, idempotencyKey}, context) => {
      const {profile} = await signedInSession(context)
      const {database, clock} = context.services
      const questionId = checkedId(input.document)
      checkedEssay(input.essay)
      const now = clock()
      const mutation = idempotentMutation('practiceQuestion', profile.id, idempotencyKey, input, now)
      const wanted = {profileId: profile.id, questionIds: [questionId], openSince: openSince(context), now}
      const read = async () => {
        const row = await findPractice(database, wanted)
        if (row === undefined) throw new DomainError('NOT_FOUND')
        if (row.isOpen) throw new DomainError('QUESTION_ON_AGENDA')
        assertChoice(input.choosen, noChoice, optionsOf(row))
        return questionOf(row, viewerScope, now)
      }
      return runIdempotent(database, mutation, {
        attempt: async () => {
          const question = await read()
          await insertIdempotencyKey(mutation, {questionId}).execute(database.db)
          return question
        },
        replay: read,
      })
    },
  }) satisfies Pick<MutationResolvers, 'createOneAnswer' | 'createManyAnswer' | 'practiceQuestion'>
