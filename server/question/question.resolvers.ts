import {isEditable} from '../../domain/agenda/editingWindow.ts'
import {noChoice} from '../../domain/question/outcome.ts'
import type {
  Answer,
  MutationResolvers,
  PreChoice,
  Question,
  QueryResolvers,
  SubscriptionResolvers,
} from '../../schema/generated/resolvers.ts'
import type {RequestContext} from '../graphql/context.ts'
import type {StudyEvent} from '../graphql/eventHub.ts'
import {once, onceOf} from '../graphql/idempotency.ts'
import {checkedDate, checkedEssay, checkedId, checkedIds, checkedType, essayLength} from '../graphql/input.ts'
import {type Operation, signedInSession} from '../graphql/matrix.ts'
import {Refusal} from '../graphql/refusal.ts'
import {
  type Answering,
  type AnswerableRow,
  type AnswerReference,
  findAnswerable,
  storeAnswers,
} from './answer.repository.ts'
import {type Choosable, type Choosing, findChoosable, findPreChoice, storePreChoice} from './preChoice.repository.ts'
import {findQuestions, ownsAgenda, questionOf} from './question.repository.ts'

/** As many questions as the longest exam of a pack. */
const mostQuestions = 300

/** Reads of questions inside an activity (spec 2§7, keys by D-10). */
export const questionQueries = {
  questionMany: async (_root, {ids, calendarDate, type, activity}, context) => {
    const {profile} = await signedInSession(context)
    checkedType(type)
    const wanted = {
      profileId: profile.id,
      agendaId: checkedId(activity),
      questionIds: checkedIds(ids, mostQuestions),
      calendarDate: checkedDate(calendarDate),
    }
    const {database} = context.services
    const questions = await findQuestions(database, wanted)
    if (questions.length > 0 || (ids.length === 0 && (await ownsAgenda(database, wanted)))) return questions
    throw new Refusal((await ownsAgenda(database, wanted)) ? 'QUESTIONS_NOT_FOUND' : 'NOT_FOUND')
  },
} satisfies Pick<QueryResolvers, 'questionMany'>

type GivenAnswer = {readonly document: string; readonly choosen: number; readonly essay?: string | null | undefined}

/**
 * Stores answers once, under the rules of the day (spec 2§4).
 *
 * @throws Refusal NOT_FOUND, BAD_INPUT, OUTSIDE_EDITING_WINDOW
 */
async function answer(
  context: RequestContext,
  operation: Extract<Operation, 'createOneAnswer' | 'createManyAnswer'>,
  input: Omit<Answering, 'profileId' | 'agendaId' | 'answers' | 'answeredAt'> & {activity: string; dateNow: string},
  given: readonly GivenAnswer[],
  key: string,
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
    answers: given.map(({document, choosen, essay}) => ({
      questionId: checkedId(document),
      choosen,
      essay: checkedEssay(essay),
    })),
  }
  const questionIds = checkedIds(
    answering.answers.map(({questionId}) => questionId),
    mostQuestions,
  )
  if (questionIds.length !== answering.answers.length) throw new Refusal('BAD_INPUT', 'A question is answered twice.')
  const read = (wanted: AnswerReference) => findQuestions(database, {profileId: profile.id, ...wanted})
  return once(database, onceOf(operation, profile.id, key, {input, given}, now), {
    attempt: async () => {
      const rows = await findAnswerable(database, answering)
      refuseAnswers(context, answering, rows, operation)
      const mutation = onceOf(operation, profile.id, key, {input, given}, now)
      const stored = await storeAnswers(database, answering, rows, mutation)
      const questions =
        stored?.map((row) => questionOf(row, answering.agendaId)) ??
        (await read({agendaId: answering.agendaId, questionIds}))
      return inOrder(questions, questionIds)
    },
    replay: async (reference: AnswerReference) => inOrder(await read(reference), reference.questionIds),
  })
}

function inOrder(questions: readonly Question[], ids: readonly string[]): Answer[] {
  const byId = new Map(questions.map((question) => [question._id, question]))
  return ids.map((id) => {
    const answered = byId.get(id)?.studentAnswer
    if (!answered) throw new Error('an answer that was just stored cannot be read')
    return answered
  })
}

function refuseAnswers(
  {timeZone}: RequestContext,
  {answers, calendarDate, answeredAt}: Answering,
  rows: readonly AnswerableRow[],
  operation: Operation,
): void {
  if (rows.length !== answers.length) throw new Refusal('NOT_FOUND')
  if (!isEditable(calendarDate, answeredAt, timeZone)) throw new Refusal('OUTSIDE_EDITING_WINDOW')
  const least = operation === 'createManyAnswer' ? noChoice : 0
  for (const {questionId, choosen, essay} of answers) {
    const row = rows.find(({id}) => id === questionId)
    if (row === undefined) throw new Refusal('NOT_FOUND')
    refuseChoice(choosen, least, row.isEssay ? 2 : row.choices.length)
    if (row.isEssay && choosen !== noChoice && (essay?.trim().length ?? 0) < essayLength.least) {
      throw new Refusal('BAD_INPUT', `An essay has at least ${essayLength.least} characters.`)
    }
  }
}

function refuseChoice(choice: number, least: number, options: number): void {
  if (choice < least || choice >= options) throw new Refusal('BAD_INPUT', 'The question has no such choice.')
}

/** @throws Refusal ANSWER_ALREADY_GIVEN, OUTSIDE_EDITING_WINDOW, BAD_INPUT */
function refusePreChoice({timeZone}: RequestContext, {selected, editedAt}: Choosing, question: Choosable): void {
  if (question.isPartFinished || question.isAnswered) throw new Refusal('ANSWER_ALREADY_GIVEN')
  if (!isEditable(question.calendarDate, editedAt, timeZone)) throw new Refusal('OUTSIDE_EDITING_WINDOW')
  refuseChoice(selected, noChoice, question.isEssay ? 2 : question.choices)
}

/** Answers and pre-choices (spec 2§4, 2§7). */
export const questionMutations = {
  createOneAnswer: async (_root, {input, idempotencyKey}, context) => {
    const [stored] = await answer(context, 'createOneAnswer', input, [input], idempotencyKey)
    if (stored === undefined) throw new Refusal('NOT_FOUND')
    return stored
  },

  createManyAnswer: (_root, {input, idempotencyKey}, context) => {
    if (input.answers.length === 0) throw new Refusal('BAD_INPUT', 'No answer was given.')
    return answer(context, 'createManyAnswer', input, input.answers, idempotencyKey)
  },

  createOrUpdateOnePreChoice: async (_root, {input, idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const now = clock()
    const choosing: Choosing = {
      profileId: profile.id,
      agendaId: checkedId(input.agenda),
      questionId: checkedId(input.question),
      selected: input.selected,
      essay: checkedEssay(input.essay),
      editedAt: Math.min(Date.parse(input.dateNow), now),
    }
    const mutation = onceOf('createOrUpdateOnePreChoice', profile.id, idempotencyKey, input, now)
    const read = async (): Promise<PreChoice> => {
      const standing = await findPreChoice(database, choosing)
      if (standing === undefined) throw new Refusal('NOT_FOUND')
      return standing
    }
    return once(database, mutation, {
      attempt: async () => {
        const question = await findChoosable(database, choosing)
        if (question === undefined) throw new Refusal('NOT_FOUND')
        refusePreChoice(context, choosing, question)
        await storePreChoice(database, choosing, mutation)
        return read()
      },
      replay: read,
    })
  },
} satisfies Pick<MutationResolvers, 'createOneAnswer' | 'createManyAnswer' | 'createOrUpdateOnePreChoice'>

/** The student's own events, wherever they were made. */
async function studentEvents(
  context: RequestContext,
  kind: StudyEvent['kind'],
): Promise<AsyncIterableIterator<StudyEvent>> {
  const {profile} = await signedInSession(context)
  return context.services.events.events(profile.id, kind)
}

/** News for the student's other tabs and devices: events name rows, what is sent is read at that moment. */
export const questionSubscriptions = {
  answerRecorded: {
    subscribe: (_root: unknown, _args: object, context: RequestContext) => studentEvents(context, 'answer'),
    resolve: async ({profileId, agendaId, questionId}: StudyEvent, _args: object, context: RequestContext) => {
      const wanted = {profileId, agendaId, questionIds: [questionId]}
      const [recorded] = inOrder(await findQuestions(context.services.database, wanted), [questionId])
      if (recorded === undefined) throw new Refusal('NOT_FOUND')
      return recorded
    },
  },
  preChoiceRecorded: {
    subscribe: (_root: unknown, _args: object, context: RequestContext) => studentEvents(context, 'preChoice'),
    resolve: async (event: StudyEvent, _args: object, context: RequestContext) => {
      const recorded = await findPreChoice(context.services.database, event)
      if (recorded === undefined) throw new Refusal('NOT_FOUND')
      return recorded
    },
  },
} satisfies Pick<SubscriptionResolvers, 'answerRecorded' | 'preChoiceRecorded'>
