import {percentOfQuestionsAnswered} from '../../domain/agenda/progress.ts'
import type {ExtraActivities, MutationResolvers, QueryResolvers} from '../../schema/generated/resolvers.ts'
import {finishExam} from '../exam/examFinish.repository.ts'
import type {RequestContext} from '../kernel/context.ts'
import {assertDayOpen} from '../kernel/dayOpen.ts'
import {DomainError} from '../kernel/domainError.ts'
import {idempotentMutation, type IdempotentMutation, runIdempotent} from '../kernel/idempotency.ts'
import {checkedDate, checkedId} from '../kernel/input.ts'
import type {Operation} from '../kernel/operation.ts'
import {signedInSession} from '../kernel/session.ts'
import {examExtraMutations} from './exams.resolvers.ts'
import {
  type ExtraProgress,
  findExtraProgress,
  storeDeletion,
  storeExtraFinish,
  storeLessonFinish,
} from './finish.repository.ts'
import {flashcardExtraMutations, flashcardExtraQueries} from './flashcards.resolvers.ts'
import {findCourseTypes} from './guard.ts'
import {checkedTheme} from './input.ts'
import {questionExtraMutations, questionExtraQueries} from './questions.resolvers.ts'
import {readExtras} from './reads.wire.ts'
import {studyExtraMutations} from './studies.resolvers.ts'

/** Reads of extra activities (spec 1§4, 1§7). */
export const extrasQueries = {
  ...questionExtraQueries,
  ...flashcardExtraQueries,

  getExtraActivities: async (_root, {calendarDate}, context) => {
    const {profile} = await signedInSession(context)
    return readExtras(context.services.database, profile.id, checkedDate(calendarDate))
  },

  getCourseExtraActivities: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    const courseId = profile.courses[0]?.courseId
    return courseId === undefined ? [] : [...(await findCourseTypes(context.services.database, courseId))]
  },
} satisfies QueryResolvers

type Finish = {
  readonly operation: Extract<
    Operation,
    'finishExtraActivity' | 'finishExtraTheoreticalStudyExtraActivity' | 'finishExtraTheoreticalReviewActivity'
  >
  readonly id: string
  readonly dateNow: string | null | undefined
  readonly key: string
  /** Whether this operation is for an extra of that kind. */
  readonly isFor: (kind: ExtraProgress['kind']) => boolean
  /** @throws DomainError when too little was done */
  readonly assertDone: (progress: ExtraProgress) => void
  readonly store: (context: RequestContext, progress: ExtraProgress, mutation: IdempotentMutation) => Promise<void>
}

/**
 * Finishes an extra once, under the rules of its day, and answers with all extras of that day.
 *
 * @throws DomainError NOT_FOUND, OUTSIDE_EDITING_WINDOW, WRITE_TOO_OLD
 */
async function finish(context: RequestContext, command: Finish): Promise<ExtraActivities> {
  const {profile} = await signedInSession(context)
  const {database, clock} = context.services
  const now = clock()
  const id = checkedId(command.id)
  const at = command.dateNow ? Math.min(Date.parse(command.dateNow), now) : now
  const mutation = idempotentMutation(command.operation, profile.id, command.key, {id, dateNow: command.dateNow}, now)
  const read = ({calendarDate}: {readonly calendarDate: string}) => readExtras(database, profile.id, calendarDate)
  return runIdempotent(database, mutation, {
    attempt: async () => {
      const progress = await findExtraProgress(database, profile.id, id)
      if (progress === undefined || !command.isFor(progress.kind)) throw new DomainError('NOT_FOUND')
      if (!progress.isFinished) {
        command.assertDone(progress)
        assertDayOpen(context, progress.calendarDate, at)
      }
      await command.store(context, progress, mutation)
      return read(progress)
    },
    replay: read,
  })
}

const isTheoretical = (kind: ExtraProgress['kind']) => kind === 'TheoreticalStudy' || kind === 'TheoreticalReview'

/** Deleting and finishing (spec 1§4, 2§4, 2§5). */
const lifecycleMutations = {
  /** Deletes an extra of a day that can still be edited; a second time changes nothing. */
  deleteExtraActivity: async (_root, {activityId, idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const id = checkedId(activityId)
    const now = clock()
    const mutation = idempotentMutation('deleteExtraActivity', profile.id, idempotencyKey, {id}, now)
    return runIdempotent(database, mutation, {
      attempt: async () => {
        const progress = await findExtraProgress(database, profile.id, id)
        if (progress === undefined) throw new DomainError('NOT_FOUND')
        if (!progress.isDeleted) assertDayOpen(context, progress.calendarDate, now)
        await storeDeletion(database, id, mutation)
        return true
      },
      replay: () => Promise.resolve(true),
    })
  },

  finishExtraActivity: (_root, {_id, dateNow, idempotencyKey}, context) =>
    finish(context, {
      operation: 'finishExtraActivity',
      id: _id,
      dateNow,
      key: idempotencyKey,
      isFor: (kind) => !isTheoretical(kind),
      assertDone: ({kind, done, total}) => {
        if (kind === 'mock') throw new DomainError('BAD_INPUT', 'A mock exam has an end of its own.')
        if (done < total) throw new DomainError('FAILED_TO_FINISH_REVIEW')
      },
      store: ({services: {database}}, progress, mutation) =>
        storeExtraFinish(database, checkedId(_id), progress, mutation, finishExam),
    }),

  finishExtraTheoreticalStudyExtraActivity: (_root, {_id, classification, dateNow, idempotencyKey}, context) => {
    checkedTheme(classification)
    return finish(context, {
      operation: 'finishExtraTheoreticalStudyExtraActivity',
      id: _id,
      dateNow,
      key: idempotencyKey,
      isFor: (kind) => kind === 'TheoreticalStudy',
      assertDone: () => {},
      store: ({services: {database}}, progress, mutation) =>
        storeLessonFinish(database, checkedId(_id), progress, mutation),
    })
  },

  finishExtraTheoreticalReviewActivity: (_root, {id, classification, dateNow, idempotencyKey}, context) => {
    checkedTheme(classification)
    return finish(context, {
      operation: 'finishExtraTheoreticalReviewActivity',
      id,
      dateNow,
      key: idempotencyKey,
      isFor: (kind) => kind === 'TheoreticalReview',
      assertDone: ({answered, questions}) => {
        if (percentOfQuestionsAnswered('theoreticalReview', answered, questions) < 1)
          throw new DomainError('FAILED_TO_FINISH_REVIEW')
      },
      store: ({services: {database}}, progress, mutation) =>
        storeLessonFinish(database, checkedId(id), progress, mutation),
    })
  },
} satisfies MutationResolvers

/** Creating, deleting and finishing extra activities (spec 1§4, 1§7). */
export const extrasMutations = {
  ...questionExtraMutations,
  ...flashcardExtraMutations,
  ...studyExtraMutations,
  ...examExtraMutations,
  ...lifecycleMutations,
} satisfies MutationResolvers
