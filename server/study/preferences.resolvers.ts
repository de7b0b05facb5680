import {sql} from 'kysely'
import type {MutationResolvers, QueryResolvers, StudyPreferences} from '../../schema/generated/resolvers.ts'
import type {Database} from '../kernel/database/database.ts'
import {insertIdempotencyKey, runIdempotent, idempotentMutation} from '../kernel/idempotency.ts'
import {signedInSession} from '../kernel/session.ts'

/** What holds as long as the student chose nothing. */
const firstPreferences = {examMode: false, shortcuts: true, flashcardsReversed: false, timerHidden: false}

async function findPreferences({db}: Database, profileId: string): Promise<StudyPreferences> {
  const row = await db
    .selectFrom('study_preferences')
    .select([
      'exam_mode as examMode',
      'shortcuts',
      'flashcards_reversed as flashcardsReversed',
      'timer_hidden as timerHidden',
    ])
    .where('profile_id', '=', profileId)
    .executeTakeFirst()
  return {_id: profileId, ...firstPreferences, ...row}
}

/** Preferences that follow the account to every device (D-23). */
export const preferencesQueries = {
  studyPreferences: async (_root, _args, context) => {
    const {profile} = await signedInSession(context)
    return findPreferences(context.services.database, profile.id)
  },
} satisfies Pick<QueryResolvers, 'studyPreferences'>

/** What is absent stays, also when two devices change two things at once. */
export const preferencesMutations = {
  updateStudyPreferences: async (_root, {input, idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const mutation = idempotentMutation('updateStudyPreferences', profile.id, idempotencyKey, input, clock())
    const read = () => findPreferences(database, profile.id)
    const examMode = input.examMode ?? null
    const shortcuts = input.shortcuts ?? null
    const reversed = input.flashcardsReversed ?? null
    const timerHidden = input.timerHidden ?? null
    const first = firstPreferences
    return runIdempotent(database, mutation, {
      attempt: async () => {
        await sql`
          with kept as (${insertIdempotencyKey(mutation, {})})
          insert into study_preferences as s (profile_id, exam_mode, shortcuts, flashcards_reversed, timer_hidden)
          values (${profile.id}, coalesce(${examMode}::boolean, ${first.examMode}),
            coalesce(${shortcuts}::boolean, ${first.shortcuts}),
            coalesce(${reversed}::boolean, ${first.flashcardsReversed}),
            coalesce(${timerHidden}::boolean, ${first.timerHidden}))
          on conflict (profile_id) do update set exam_mode = coalesce(${examMode}::boolean, s.exam_mode),
            shortcuts = coalesce(${shortcuts}::boolean, s.shortcuts),
            flashcards_reversed = coalesce(${reversed}::boolean, s.flashcards_reversed),
            timer_hidden = coalesce(${timerHidden}::boolean, s.timer_hidden)`.execute(database.db)
        return read()
      },
      replay: read,
    })
  },
} satisfies Pick<MutationResolvers, 'updateStudyPreferences'>
