import type {Kysely} from 'kysely'
import type {Admission} from '../../domain/feedback/admission.ts'
import type {FeatureId} from '../../domain/feedback/features.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {type IdempotentMutation, insertIdempotencyKey} from '../kernel/idempotency.ts'
import {closedSurveyDays, npsDays} from './limits.ts'

type Db = Kysely<Tables>

/** What a student is told of a temporary survey. */
type OpenSurvey = {readonly id: string; readonly title: string; readonly formUrl: string}

/** The open temporary survey if the student has neither answered it nor put it off on this study day; else undefined. */
export async function findSurvey(db: Db, profileId: string, studyDay: string): Promise<OpenSurvey | undefined> {
  return db
    .selectFrom('temporary_survey as s')
    .select(['s.id', 's.title', 's.form_url as formUrl'])
    .where('s.closed_at', 'is', null)
    .where(({not, exists, selectFrom}) =>
      not(
        exists(
          selectFrom('temporary_survey_reply as r')
            .select('r.survey_id')
            .whereRef('r.survey_id', '=', 's.id')
            .where('r.profile_id', '=', profileId)
            .where((row) => row.or([row('r.completed_at', 'is not', null), row('r.skipped_on', '=', studyDay)])),
        ),
      ),
    )
    .executeTakeFirst()
}

type SurveyReply = {
  /** The survey that was offered; the open one when it is not named. */
  readonly survey: string | undefined
  readonly reply: {readonly completed_at: Date} | {readonly skipped_on: string}
}

/** Keeps what a student did about a survey, also of one that was closed since; about one that is not there, nothing. */
export async function storeSurveyReply(
  db: Db,
  {survey, reply}: SurveyReply,
  mutation: IdempotentMutation,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await insertIdempotencyKey(mutation, {}).execute(tx)
    const meant = await tx
      .selectFrom('temporary_survey')
      .select('id')
      .$if(survey === undefined, (query) => query.where('closed_at', 'is', null))
      .$if(survey !== undefined, (query) => query.where('id', '=', survey ?? ''))
      .forKeyShare()
      .executeTakeFirst()
    if (meant === undefined) return
    await tx
      .insertInto('temporary_survey_reply')
      .values({survey_id: meant.id, profile_id: mutation.profileId, ...reply})
      .onConflict((conflict) => conflict.columns(['survey_id', 'profile_id']).doUpdateSet(reply))
      .execute()
  })
}

export type FeatureFeedback = {
  readonly featureId: FeatureId
  readonly score: number
  readonly userFeedback: string
  readonly isUserParticipatingInTest: boolean
}

/** Keeps a rating of a feature in the place of an earlier one of the same student. */
export async function storeFeatureFeedback(
  db: Db,
  {featureId, score, userFeedback, isUserParticipatingInTest}: FeatureFeedback,
  mutation: IdempotentMutation,
): Promise<void> {
  const rating = {
    score,
    comment: userFeedback,
    in_test: isUserParticipatingInTest,
    updated_at: new Date(mutation.now),
  }
  await db.transaction().execute(async (tx) => {
    await insertIdempotencyKey(mutation, {}).execute(tx)
    await tx
      .insertInto('feature_feedback')
      .values({profile_id: mutation.profileId, feature_id: featureId, ...rating})
      .onConflict((conflict) => conflict.columns(['profile_id', 'feature_id']).doUpdateSet(rating))
      .execute()
  })
}

/** Keeps an admission in the place of an earlier one of the same student and year. */
export async function storeAdmission(
  db: Db,
  {year, institution, uf, specialty}: Admission,
  mutation: IdempotentMutation,
): Promise<void> {
  const admission = {institution, uf, specialty, updated_at: new Date(mutation.now)}
  await db.transaction().execute(async (tx) => {
    await insertIdempotencyKey(mutation, {}).execute(tx)
    await tx
      .insertInto('student_admission')
      .values({profile_id: mutation.profileId, year, ...admission})
      .onConflict((conflict) => conflict.columns(['profile_id', 'year']).doUpdateSet(admission))
      .execute()
  })
}

const day = 86_400_000

/** Deletes old answers of the score survey, and what is known of temporary surveys that were closed long ago. */
export async function pruneFeedback(db: Db, now: number): Promise<void> {
  const before = (days: number) => new Date(now - days * day)
  await db.deleteFrom('nps_reply').where('created_at', '<', before(npsDays)).execute()
  await db.deleteFrom('temporary_survey').where('closed_at', '<', before(closedSurveyDays)).execute()
}
