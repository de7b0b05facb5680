import {noChoice} from '../../domain/question/outcome.ts'
import {isHandedIn, isMadeInTime} from '../../domain/question/timeLimit.ts'
import type {MutationResolvers, PreChoice, Question} from '../../schema/generated/resolvers.ts'
import {assertDayOpen} from '../kernel/dayOpen.ts'
import type {RequestContext, Services} from '../kernel/context.ts'
import type {Database} from '../kernel/database/database.ts'
import {type IdempotentMutation, runIdempotent, idempotentMutation} from '../kernel/idempotency.ts'
import {checkedChainId, checkedEssay, checkedId, essayLength, assertUniqueIds} from '../kernel/input.ts'
import type {Operation} from '../kernel/operation.ts'
import {DomainError} from '../kernel/domainError.ts'
import {signedInSession} from '../kernel/session.ts'
import {
  type ChainedChoosing,
  type Choosable,
  type ChosenItem,
  type Choosing,
  findChoosable,
  findPreChoices,
  type Revealing,
  storePreChoices,
  storeRevealed,
  type Wanted,
} from './preChoice.repository.ts'
import {mostQuestions, assertChoice} from './question.input.ts'
import {findQuestions} from './question.repository.ts'

/** How a mock exam takes choices: by rules of its own, which the area of exams has. */
export type MockChoices = {
  /**
   * @returns whether they are kept without counting
   * @throws DomainError NOT_FOUND, BAD_INPUT, EXAM_NOT_STARTED, EXAM_FINISHED, EXAM_TIME_OVER, WRITE_TOO_OLD
   */
  readonly choose: (
    services: Services,
    arrived: ChainedChoosing,
    rows: readonly Choosable[],
    mutation: IdempotentMutation,
  ) => Promise<boolean>
  /** Those that do not count, in the order of the ids. */
  readonly findLate: (database: Database, wanted: Wanted) => Promise<PreChoice[]>
}

/** A question that has its answer, or whose key was shown, takes no choice any more. */
const isClosed = ({isPartFinished, isAnswered, isRevealed}: Choosable): boolean =>
  isPartFinished || isAnswered || isRevealed

/** @throws DomainError EXAM_TIME_OVER for what was marked, or has arrived, after the time of the activity */
function assertInTime({deadline}: Choosable, madeAt: number, now: number): void {
  if (deadline === null) return
  const end = deadline.getTime()
  if (!isMadeInTime(end, madeAt) || isHandedIn(end, now)) throw new DomainError('EXAM_TIME_OVER')
}

/**
 * The choices that can still be made. What was answered meanwhile, on another device, costs none of the others.
 *
 * @throws DomainError NOT_FOUND, ANSWER_ALREADY_GIVEN when none is left, OUTSIDE_EDITING_WINDOW, WRITE_TOO_OLD, BAD_INPUT,
 * EXAM_TIME_OVER
 */
function openItems(context: RequestContext, {items, editedAt}: Choosing, rows: readonly Choosable[]): ChosenItem[] {
  const questions = new Map(rows.map((row) => [row.questionId, row]))
  const open = items.filter(({questionId, selected}) => {
    const question = questions.get(questionId)
    if (question === undefined) throw new DomainError('NOT_FOUND')
    if (isClosed(question)) return false
    assertDayOpen(context, question.calendarDate, editedAt)
    assertInTime(question, editedAt, context.services.clock())
    assertChoice(selected, noChoice, question.isEssay ? 2 : question.choices)
    return true
  })
  if (open.length === 0) throw new DomainError('ANSWER_ALREADY_GIVEN')
  return open
}

type SentChain = {
  readonly link?: {readonly chain: string; readonly seq: number; readonly prev: string} | null | undefined
  readonly commit?: {readonly seq: number; readonly hash: string} | null | undefined
}

/** The place of the marks in their chain, looked at: a device makes it, and only what it is worth is trusted. */
function checkedChain({link, commit}: SentChain) {
  if (link === null || link === undefined) return {link: null, commit: null}
  const isHash = (text: string) => /^[0-9a-f]{64}$/.test(text)
  const isWhole = [link.seq, commit?.seq ?? 1].every((seq) => seq >= 1)
  if (!isWhole || !(isHash(link.prev) || link.prev === '') || !(commit ? isHash(commit.hash) : true)) {
    throw new DomainError('BAD_INPUT', 'Not a link of a chain.')
  }
  return {link: {...link, chain: checkedChainId(link.chain)}, commit: commit ?? null}
}

type SentChoices = {
  readonly agenda?: string | null | undefined
  readonly activity?: string | null | undefined
  readonly dateNow: string
  readonly preChoices: readonly {readonly question: string; readonly selected: number; readonly essay?: string | null}[]
}

/**
 * What the choices are made in: a day's agenda, or an exam by its own id.
 *
 * @throws DomainError BAD_INPUT unless exactly one of them is named
 */
function markedIn({agenda, activity}: SentChoices): {readonly agendaId: string; readonly isExam: boolean} {
  const id = agenda ?? activity
  const isOne = (agenda === null || agenda === undefined) !== (activity === null || activity === undefined)
  if (!isOne || id === null || id === undefined) throw new DomainError('BAD_INPUT', 'One of agenda and activity.')
  return {agendaId: checkedId(id), isExam: id === activity}
}

type ChoiceCommand = {
  readonly operation: Extract<Operation, 'createOrUpdateOnePreChoice' | 'createManyPreChoices'>
  /** Its idempotency key. */
  readonly key: string
  readonly mocks: MockChoices
}

/**
 * Stores choices without feedback once, and answers with those that stand.
 *
 * @throws DomainError NOT_FOUND, BAD_INPUT; of a day or full exam ANSWER_ALREADY_GIVEN, OUTSIDE_EDITING_WINDOW, WRITE_TOO_OLD; of a mock
 * exam EXAM_NOT_STARTED, EXAM_FINISHED, EXAM_TIME_OVER. Where the marks stand in their chain is no part of what a key
 * stands for: a device that has lost its chain sends the same marks from a new one.
 */
async function choose(
  context: RequestContext,
  {operation, key, mocks}: ChoiceCommand,
  {link, commit, ...sent}: SentChoices & SentChain,
): Promise<PreChoice[]> {
  const {profile} = await signedInSession(context)
  const {database, clock} = context.services
  const now = clock()
  const {agendaId, isExam} = markedIn(sent)
  const choosing: Choosing = {
    profileId: profile.id,
    agendaId,
    items: sent.preChoices.map(({question, selected, essay}) => ({
      questionId: checkedId(question),
      selected,
      essay: checkedEssay(essay),
    })),
    editedAt: Math.min(Date.parse(sent.dateNow), now),
  }
  const questionIds = choosing.items.map(({questionId}) => questionId)
  assertUniqueIds(questionIds, mostQuestions)
  const wanted = {profileId: profile.id, agendaId, questionIds, isExam}
  const mutation = idempotentMutation(operation, profile.id, key, sent, now)
  const read = () => findPreChoices(database, wanted)
  const readLate = () => mocks.findLate(database, wanted)
  return runIdempotent(database, mutation, {
    attempt: async () => {
      const rows = await findChoosable(database, wanted)
      if (rows.some(({kind}) => kind === 'mock')) {
        const arrived = {...choosing, ...checkedChain({link, commit}), editedAt: Date.parse(sent.dateNow)}
        if (await mocks.choose(context.services, arrived, rows, mutation)) return readLate()
      } else {
        await storePreChoices(database, {...choosing, items: openItems(context, choosing, rows)}, mutation)
      }
      return read()
    },
    replay: ({isLate}: {readonly isLate?: boolean}) => (isLate === true ? readLate() : read()),
  })
}

function checkedRevealing(essay: string): string {
  const text = checkedEssay(essay) ?? ''
  if (text.trim().length < essayLength.least) {
    throw new DomainError('BAD_INPUT', `An essay has at least ${essayLength.least} characters.`)
  }
  return text
}

/** Choices before the answer, and the essay whose key is shown (spec 2§4, 2§5, 2§7). */
export const preChoiceMutations = (mocks: MockChoices) =>
  ({
    createOrUpdateOnePreChoice: async (_root, {input, idempotencyKey}, context) => {
      const {agenda, activity, dateNow, link, commit, ...item} = input
      const sent = {agenda, activity, dateNow, preChoices: [item], link, commit}
      const [standing] = await choose(
        context,
        {operation: 'createOrUpdateOnePreChoice', key: idempotencyKey, mocks},
        sent,
      )
      if (standing === undefined) throw new DomainError('NOT_FOUND')
      return standing
    },

    createManyPreChoices: (_root, {input, idempotencyKey}, context) => {
      if (input.preChoices.length === 0) throw new DomainError('BAD_INPUT', 'No choice was given.')
      return choose(context, {operation: 'createManyPreChoices', key: idempotencyKey, mocks}, input)
    },

    revealEssay: async (_root, {input, idempotencyKey}, context) => {
      const {profile} = await signedInSession(context)
      const {database, clock} = context.services
      const now = clock()
      const revealing: Revealing = {
        profileId: profile.id,
        agendaId: checkedId(input.agenda),
        questionId: checkedId(input.question),
        essay: checkedRevealing(input.essay),
        revealedAt: Math.min(Date.parse(input.dateNow), now),
      }
      const wanted = {profileId: profile.id, agendaId: revealing.agendaId, questionIds: [revealing.questionId], now}
      const mutation = idempotentMutation('revealEssay', profile.id, idempotencyKey, input, now)
      const read = async (): Promise<Question> => {
        const [question] = await findQuestions(database, wanted)
        if (question === undefined) throw new DomainError('NOT_FOUND')
        return question
      }
      return runIdempotent(database, mutation, {
        attempt: async () => {
          const [question] = await findChoosable(database, wanted)
          if (question === undefined) throw new DomainError('NOT_FOUND')
          if (question.kind === 'mock') throw new DomainError('BAD_INPUT', 'A mock exam shows no key.')
          if (!question.isEssay) throw new DomainError('BAD_INPUT', 'The question is no essay.')
          const isShown = question.isRevealed || question.isAnswered
          if (!isShown && question.deadline !== null)
            throw new DomainError('BAD_INPUT', 'Questions with a time limit show no key before their end.')
          if (!isShown) assertDayOpen(context, question.calendarDate, revealing.revealedAt)
          await storeRevealed(database, revealing, mutation)
          return read()
        },
        replay: read,
      })
    },
  }) satisfies Pick<MutationResolvers, 'createOrUpdateOnePreChoice' | 'createManyPreChoices' | 'revealEssay'>
