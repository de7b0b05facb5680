import {percentOfQuestionsAnswered} from '../../domain/agenda/progress.ts'
import {calendarDateOf, studyDayOf} from '../../domain/shared/studyDay.ts'
import {isTrialOver} from '../../domain/shell/trial.ts'
import type {Agenda, MutationResolvers, QueryResolvers} from '../../schema/generated/resolvers.ts'
import {assertDayOpen} from '../kernel/dayOpen.ts'
import type {RequestContext} from '../kernel/context.ts'
import {runIdempotent, idempotentMutation} from '../kernel/idempotency.ts'
import {checkedDate, checkedId} from '../kernel/input.ts'
import {DomainError} from '../kernel/domainError.ts'
import {isStaff, signedInSession} from '../kernel/session.ts'
import type {StoredProfile} from '../kernel/session.types.ts'
import {recordLogin} from '../profile/profile.resolvers.ts'
import {findAgenda} from './agenda.repository.ts'
import {composeAgenda} from './compose.repository.ts'
import {type Finishing, findProgress, type Progress, storeFinish} from './finish.repository.ts'

/**
 * Refuses a student whose time is over (spec 1§8).
 *
 * @throws DomainError COURSE_FINISHED or TRIAL_TIME_OVER
 */
function assertCourseActive({courseFinished, isPremium, roles, createdAt, courses}: StoredProfile, now: number): void {
  if (courseFinished || courses[0]?.status === 'finished') throw new DomainError('COURSE_FINISHED')
  const trial = {isPremium, isStaff: roles.some(isStaff), createdAt: createdAt.getTime()}
  if (isTrialOver(trial, now)) throw new DomainError('TRIAL_TIME_OVER')
}

/**
 * Reads the agenda of a day, composing it at its first request (G-01). A day is not past before four in the morning of
 * the next one, so that who starts at one o'clock still has the study day that the client shows.
 *
 * @throws DomainError NO_AGENDA_CREATION_ON_PAST_DAYS, ERROR_CREATING_AGENDA, NO_ELEGIBLE_LESSON_TO_REVIEW
 */
async function openAgenda({services, timeZone}: RequestContext, profile: StoredProfile, date: string): Promise<Agenda> {
  const known = await findAgenda(services.database, profile.id, date)
  if (known !== undefined) return known
  const now = services.clock()
  if (date < studyDayOf(now, timeZone)) throw new DomainError('NO_AGENDA_CREATION_ON_PAST_DAYS')
  const courseId = profile.courses[0]?.courseId
  if (date > calendarDateOf(now, timeZone) || courseId === undefined) throw new DomainError('ERROR_CREATING_AGENDA')
  await composeAgenda(services.database, {profile, courseId, calendarDate: date, now, timeZone})
  const composed = await findAgenda(services.database, profile.id, date)
  if (composed === undefined) throw new DomainError('ERROR_CREATING_AGENDA')
  return composed
}

/** The day's agenda (spec 1§2). */
export const agendaQueries = {
  agenda: async (_root, {calendarDate}, context) => {
    const {profile} = await signedInSession(context)
    const date = checkedDate(calendarDate)
    assertCourseActive(profile, context.services.clock())
    const {clock} = context.services
    // A page that still shows yesterday asks by its login records whether today has begun: a look back is no beginning.
    const isPast = date < studyDayOf(clock(), context.timeZone)
    const [agenda] = await Promise.all([
      openAgenda(context, profile, date),
      isPast ? null : recordLogin(context, profile),
    ])
    return agenda
  },
} satisfies Pick<QueryResolvers, 'agenda'>

/** A study is finished by saying so, a review needs its share of answers, a smart review all (spec 2§4, 2§5). */
function assertFinishable(progress: Progress, {part}: Finishing): void {
  const name = part === 'theoreticalStudy' ? 'FAILED_TO_FINISH_STUDY' : 'FAILED_TO_FINISH_REVIEW'
  if (!progress.exists) throw new DomainError(name)
  if (part === 'theoreticalStudy' || progress.isFinished) return
  if (percentOfQuestionsAnswered(part, progress.answered, progress.total) < 1) throw new DomainError(name)
}

/** Finishing a part of the agenda, irreversibly (spec 1§4). */
export const agendaMutations = {
  finishAgendaActivityContent: async (
    _root,
    {theoreticalType, lessonId, calendarDate, dateNow, idempotencyKey},
    context,
  ) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const now = clock()
    const finishedAt = dateNow ? Math.min(Date.parse(dateNow), now) : now
    const finishing: Finishing = {
      profileId: profile.id,
      calendarDate: checkedDate(calendarDate),
      part: theoreticalType,
      lessonId: theoreticalType === 'smartReview' || !lessonId ? null : checkedId(lessonId),
    }
    const mutation = idempotentMutation('finishAgendaActivityContent', profile.id, idempotencyKey, finishing, now)
    const read = async (): Promise<Agenda> => {
      const agenda = await findAgenda(database, profile.id, finishing.calendarDate)
      if (agenda === undefined) throw new DomainError('NOT_FOUND')
      return agenda
    }
    return runIdempotent(database, mutation, {
      attempt: async () => {
        const progress = await findProgress(database, finishing)
        if (progress === undefined) throw new DomainError('NOT_FOUND')
        assertFinishable(progress, finishing)
        if (!progress.isFinished) assertDayOpen(context, finishing.calendarDate, finishedAt)
        await storeFinish(database, progress.agendaId, finishing, mutation)
        return read()
      },
      replay: read,
    })
  },
} satisfies Pick<MutationResolvers, 'finishAgendaActivityContent'>
