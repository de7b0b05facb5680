import {randomUUID} from 'node:crypto'
import {yearOf} from '../../domain/extras/limits.ts'
import {questionDeadline} from '../../domain/question/timeLimit.ts'
import type {MutationResolvers, QueryResolvers} from '../../schema/generated/resolvers.ts'
import type {RequestContext} from '../kernel/context.ts'
import {DomainError} from '../kernel/domainError.ts'
import {idempotentMutation, runIdempotent} from '../kernel/idempotency.ts'
import {checkedId} from '../kernel/input.ts'
import {signedInSession} from '../kernel/session.ts'
import {countQuestions} from './count.repository.ts'
import {createExtra} from './create.ts'
import {checkedFilters, checkedPresetName, checkedWish, newSeed} from './input.ts'
import {makeExtra} from './make.repository.ts'
import {pickQuestions} from './pick.repository.ts'
import {deletePreset, listPresets, storePreset} from './presets.repository.ts'

const currentYearOf = ({services, timeZone}: RequestContext): number => yearOf(services.clock(), timeZone)

/** What the question wizard asks before it creates (spec 1§5). */
export const questionExtraQueries = {
  countQuestions: async (_root, {input}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const currentYear = currentYearOf(context)
    const courseId = profile.courses[0]?.courseId ?? ''
    const scope = {profileId: profile.id, courseId, now: clock(), currentYear}
    return countQuestions(database, checkedFilters(input, currentYear), scope)
  },

  questionPresets: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    return listPresets(context.services.database.db, profile.id)
  },
} satisfies Pick<QueryResolvers, 'countQuestions' | 'questionPresets'>

/** Question extras and the filters that students keep (spec 1§4, 1§5, 1§7). */
export const questionExtraMutations = {
  createQuestionActivity: (_root, {input, idempotencyKey}, context) => {
    const wish = checkedWish(input, currentYearOf(context))
    const command = {operation: 'createQuestionActivity', type: 'Question', input, key: idempotencyKey} as const
    return createExtra(context, command, async ({services: {database}}, creator, mutation) => {
      const seed = newSeed()
      const scope = {...creator, currentYear: currentYearOf(context)}
      const ids = await pickQuestions(database, wish, scope, {count: wish.count, seed})
      if (ids.length === 0) throw new DomainError('NO_QUESTION_FOUND', 'No question found.')
      const {profileId, calendarDate, now} = creator
      const {classification, examMode, timeLimit = null} = wish
      const deadline =
        timeLimit === null
          ? null
          : questionDeadline({startedAt: now, minutes: timeLimit, calendarDate}, context.timeZone)
      const questions = ids.map((id) => ({id}))
      return makeExtra(
        database,
        {
          kind: 'Question',
          profileId,
          calendarDate,
          now,
          classification,
          examMode,
          timeLimit,
          deadline,
          seed,
          questions,
          flashcards: [],
        },
        mutation,
      )
    })
  },

  saveQuestionPreset: async (_root, {input, idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const name = checkedPresetName(input.name)
    const filters = checkedWish(input.filters, currentYearOf(context))
    const mutation = idempotentMutation('saveQuestionPreset', profile.id, idempotencyKey, input, clock())
    return runIdempotent(database, mutation, {
      attempt: () => storePreset(database, {id: randomUUID(), name, filters}, mutation),
      replay: () => listPresets(database.db, profile.id),
    })
  },

  deleteQuestionPreset: async (_root, {preset, idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const id = checkedId(preset)
    const mutation = idempotentMutation('deleteQuestionPreset', profile.id, idempotencyKey, {id}, clock())
    return runIdempotent(database, mutation, {
      attempt: () => deletePreset(database, id, mutation),
      replay: () => listPresets(database.db, profile.id),
    })
  },
} satisfies Pick<MutationResolvers, 'createQuestionActivity' | 'saveQuestionPreset' | 'deleteQuestionPreset'>
