import {type RawBuilder, sql} from 'kysely'
import type {StudyWeek} from '../../domain/profile/weekGoals.ts'
import type {Services} from '../kernel/context.ts'
import {insertIdempotencyKey, type IdempotentMutation} from '../kernel/idempotency.ts'
import {folderOf} from '../local-firebase/rules.ts'
import type {StoredGraduation, StoredTarget, StoredWork} from './tables.ts'

type Stored = Pick<Services, 'database'>

/** What only the profile page reads; every other request does without (spec 1§3). */
export type ProfileDetails = {
  readonly gender: 'm' | 'f' | null
  readonly birthday: Date | null
  readonly mobilePhone: string | null
  readonly graduation: StoredGraduation | null
  readonly work: StoredWork | null
  readonly institutionTarget: readonly StoredTarget[]
  readonly onboardingStep: number
  /** Granted by an operator for every timed exam (D-22). */
  readonly extraTimeMinutes: number
  /** Rankings show initials only. */
  readonly rankingInitials: boolean
  /** Of the picture in the local storage; where Google keeps the pictures, when the client told that it replaced one. */
  readonly photoUpdatedAt: Date | null
  readonly deletionRequestedAt: Date | null
  readonly updatedAt: Date
}

/** Reads what a profile holds beyond its courses. */
export async function findDetails({database}: Stored, profileId: string): Promise<ProfileDetails> {
  const {rows} = await sql<ProfileDetails>`
    select gender, birthday, mobile_phone as "mobilePhone", graduation, work,
      institution_target as "institutionTarget", onboarding_step as "onboardingStep",
      extra_time_minutes as "extraTimeMinutes", ranking_initials as "rankingInitials",
      coalesce(
        (select max(o.updated_at) from storage_object o where o.name = ${folderOf(profileId)}), photo_updated_at
      ) as "photoUpdatedAt",
      deletion_requested_at as "deletionRequestedAt", coalesce(updated_at, created_at) as "updatedAt"
    from profile where id = ${profileId}`.execute(database.db)
  const details = rows[0]
  if (details === undefined) throw new Error('a profile of this request cannot be read')
  return details
}

/** Checked new values; absent ones stay. */
export type ProfileChanges = {
  readonly name?: string
  readonly gender?: 'm' | 'f' | null
  /** ISO 8601. */
  readonly birthday?: string | null
  readonly graduation?: StoredGraduation | null
  readonly work?: StoredWork | null
  readonly institutionTarget?: readonly StoredTarget[]
  readonly studyWeek?: StudyWeek
  readonly questionnaireAnswered?: boolean
  readonly onboardingStep?: number
  readonly rankingInitials?: boolean
  /** The picture was replaced, or removed. */
  readonly hasPhoto?: boolean
}

const json = (value: object | null) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`

/** The assignments of the changes that are there; names of columns are ours, values are parameters. */
function assignmentsOf(changes: ProfileChanges, now: number): RawBuilder<unknown>[] {
  const {
    name,
    gender,
    birthday,
    graduation,
    work,
    institutionTarget,
    studyWeek,
    questionnaireAnswered,
    onboardingStep,
    rankingInitials,
    hasPhoto,
  } = changes
  return [
    name === undefined ? [] : sql`name = ${name}`,
    gender === undefined ? [] : sql`gender = ${gender}`,
    birthday === undefined ? [] : sql`birthday = ${birthday}::timestamptz`,
    graduation === undefined ? [] : sql`graduation = ${json(graduation)}`,
    work === undefined ? [] : sql`work = ${json(work)}`,
    institutionTarget === undefined ? [] : sql`institution_target = ${json(institutionTarget)}`,
    studyWeek === undefined ? [] : sql`study_week = ${json(studyWeek)}`,
    questionnaireAnswered === undefined ? [] : sql`questionnaire_answered = ${questionnaireAnswered}`,
    onboardingStep === undefined ? [] : sql`onboarding_step = ${onboardingStep}`,
    rankingInitials === undefined ? [] : sql`ranking_initials = ${rankingInitials}`,
    hasPhoto === undefined ? [] : sql`photo_updated_at = ${hasPhoto ? new Date(now) : null}::timestamptz`,
  ].flat()
}

/** Stores the changes and the key in one statement. */
export async function storeChanges(
  {database}: Stored,
  changes: ProfileChanges,
  mutation: IdempotentMutation,
): Promise<void> {
  await sql`
    with kept as (${insertIdempotencyKey(mutation, {})})
    update profile set ${sql.join([...assignmentsOf(changes, mutation.now), sql`updated_at = ${new Date(mutation.now)}`])}
    where id = ${mutation.profileId}`.execute(database.db)
}
