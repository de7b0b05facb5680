import {
  countsUntilOf,
  deadlineOf,
  isEndByStudent,
  isPastEnd,
  sealsAtOf,
  startRefusal,
} from '../../domain/exam/mockExam.ts'
import type {
  ExamChange,
  MockExamActivity,
  MutationResolvers,
  SubscriptionResolvers,
} from '../../schema/generated/resolvers.ts'
import type {RequestContext, Services} from '../kernel/context.ts'
import type {StudyEvent} from '../kernel/eventHub.ts'
import {
  insertIdempotencyKey,
  runIdempotent,
  idempotentMutation,
  type IdempotentMutation,
} from '../kernel/idempotency.ts'
import {checkedChainId, checkedId} from '../kernel/input.ts'
import {DomainError} from '../kernel/domainError.ts'
import {signedInSession} from '../kernel/session.ts'
import {studentEvents} from '../kernel/studentEvents.ts'
import {openChain} from './markChain.repository.ts'
import {
  findGrants,
  findLastMark,
  lockMock,
  storeStart,
  type StoredMock,
  tellOfExam,
  type Tx,
} from './mockProgress.repository.ts'
import {sealMock} from './mockSeal.repository.ts'
import {storeSheet} from './mockSheet.repository.ts'
import {findPlace, type Place, rankMock} from './ranking.repository.ts'
import {findExam} from './reads.repository.ts'
import {mockExamOf, showsResult} from './reads.wire.ts'

/**
 * Starts the exam by the database's clock and freezes its times (spec 2§4; D-22). A second start changes nothing.
 *
 * @throws DomainError EXAM_NOT_OPEN, EXAM_START_CLOSED, EXAM_START_STALE
 */
async function startExam(tx: Tx, exam: StoredMock, now: number, wishedAt: number): Promise<void> {
  if (exam.startedAt !== null) return
  const refusal = startRefusal(exam, now, wishedAt)
  if (refusal !== null) throw new DomainError(refusal)
  const {extraMinutes, graceMinutes} = await findGrants(tx, exam)
  const deadline = deadlineOf({...exam, startedAt: now, timeToDo: exam.minutes ?? 0, extraMinutes})
  const countsUntil = countsUntilOf({...exam, deadline, graceMinutes})
  const sealsAt = sealsAtOf(deadline, countsUntil, exam.answersAt)
  await storeStart(tx, exam.id, {startedAt: now, extraMinutes, deadline, countsUntil, sealsAt})
  await tellOfExam(tx, exam, 'started')
}

/**
 * Ends the exam. Who ends it before the deadline closes it for good; at the deadline, or when the end comes
 * long after it, it ran out of time and still takes what was marked before. A second finish changes nothing.
 *
 * @throws DomainError EXAM_NOT_STARTED
 */
async function finish(tx: Tx, exam: StoredMock, now: number, pressedAt: number): Promise<void> {
  const {startedAt, deadline} = exam
  if (startedAt === null || deadline === null) throw new DomainError('EXAM_NOT_STARTED')
  if (exam.finishedAt !== null) return
  const at = Math.min(pressedAt, now)
  const isByStudent = isEndByStudent(deadline, at, now)
  // An end before the last mark would only serve to come first among equal grades.
  const earliest = Math.max(startedAt, (await findLastMark(tx, exam.id)) ?? startedAt)
  const finishedAt = isByStudent ? Math.min(Math.max(at, earliest), deadline) : deadline
  await storeSheet(tx, exam, {finishedAt, isByStudent, now})
  if (isByStudent) await sealMock(tx, exam, now)
}

type Change = {readonly activityId: string; readonly dateNow: string; readonly chain?: string | null | undefined}

/** Changes one mock exam once, under its lock, and answers with it as it stands. */
async function change(
  {services}: RequestContext,
  {activityId, dateNow, chain}: Change,
  mutation: IdempotentMutation,
  work: (tx: Tx, exam: StoredMock, now: number, at: number) => Promise<void>,
): Promise<MockExamActivity> {
  const id = checkedId(activityId)
  const chainId = chain === null || chain === undefined ? null : checkedChainId(chain)
  const {database, databaseNow} = services
  const read = async () => {
    const exam = await findExam(database, mutation.profileId, id, 'mock')
    if (exam === undefined) throw new DomainError('NOT_FOUND')
    return mockExamOf(exam, await databaseNow(database.db))
  }
  return runIdempotent(database, mutation, {
    attempt: async () => {
      await database.db.transaction().execute(async (tx) => {
        const exam = await lockMock(tx, mutation.profileId, id)
        if (exam === undefined) throw new DomainError('NOT_FOUND')
        const now = await databaseNow(tx)
        await work(tx, exam, now, Date.parse(dateNow))
        if (chainId !== null && !isPastEnd(exam, now)) await openChain(tx, id, chainId, now)
        await insertIdempotencyKey(mutation, {activityId: id}).execute(tx)
      })
      return read()
    },
    replay: read,
  })
}

/** The place of a try once there can be one; made for everybody at the first question (G-05). */
async function placeOf(
  {database, databaseNow}: Services,
  mutation: IdempotentMutation,
  activityId: string,
  mockExamId: string,
): Promise<Place> {
  return database.db.transaction().execute(async (tx) => {
    const exam = await findExam({db: tx}, mutation.profileId, activityId, 'mock')
    if (exam === undefined || exam.mockExamId !== mockExamId) throw new DomainError('NOT_FOUND')
    const {isExtra, sealedAt, rankingAt} = exam
    const now = await databaseNow(tx)
    if (isExtra || sealedAt === null || rankingAt === null || now < rankingAt.getTime() || !showsResult(exam, now))
      throw new DomainError('RANKING_NOT_READY')
    if (exam.ranking === null) await rankMock(tx, mockExamId, now)
    const place = await findPlace(tx, activityId)
    if (place === undefined) throw new DomainError('RANKING_NOT_READY')
    await insertIdempotencyKey(mutation, place).execute(tx)
    return place
  })
}

/** The life of a mock exam under the rules of `domain/exam/mockExam` (spec 2§4, 2§5). */
export const examMutations = {
  startExam: async (_root, {input, idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {chain: _chain, ...start} = input
    return change(
      context,
      input,
      idempotentMutation('startExam', profile.id, idempotencyKey, start, context.services.clock()),
      startExam,
    )
  },

  finishMockExam: async (_root, {input, idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    return change(
      context,
      input,
      idempotentMutation('finishMockExam', profile.id, idempotencyKey, input, context.services.clock()),
      finish,
    )
  },

  rankMockExam: async (_root, {mockExamTemplate, activity, idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const [activityId, templateId] = [checkedId(activity), checkedId(mockExamTemplate)]
    const {services} = context
    const mutation = idempotentMutation(
      'rankMockExam',
      profile.id,
      idempotencyKey,
      {mockExamTemplate, activity},
      services.clock(),
    )
    return runIdempotent<Place, Place>(services.database, mutation, {
      attempt: () => placeOf(services, mutation, activityId, templateId),
      replay: async (place) => place,
    })
  },
} satisfies Pick<MutationResolvers, 'startExam' | 'finishMockExam' | 'rankMockExam'>

/** News of a student's exams for all tabs and devices, whoever made them. */
export const examSubscriptions = {
  examChanged: {
    subscribe: (_root: unknown, _args: object, context: RequestContext) => studentEvents(context, 'exam'),
    resolve: async ({agendaId, questionId}: StudyEvent): Promise<ExamChange> => ({
      _id: agendaId,
      kind: questionId === 'started' || questionId === 'ranked' ? questionId : 'finished',
    }),
  },
} satisfies Pick<SubscriptionResolvers, 'examChanged'>
