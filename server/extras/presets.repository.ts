import {type Kysely, sql} from 'kysely'
import {presetLimits} from '../../domain/extras/limits.ts'
import type {QuestionPreset} from '../../schema/generated/resolvers.ts'
import type {Database} from '../kernel/database/database.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {DomainError} from '../kernel/domainError.ts'
import {insertIdempotencyKey, type IdempotentMutation} from '../kernel/idempotency.ts'
import {lockStudent} from './make.repository.ts'
import type {StoredFilters} from './tables.ts'

type Stored = Pick<Database, 'db'>

/** The presets of a student in the order in which they were named. */
export async function listPresets(db: Kysely<Tables>, profileId: string): Promise<QuestionPreset[]> {
  const rows = await db
    .selectFrom('question_preset')
    .select(['id', 'name', 'filters'])
    .where('profile_id', '=', profileId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({id, name, filters}) => ({_id: id, name, filters: wireOf(filters)}))
}

const wireOf = ({classification, difficulty, history, ...filters}: StoredFilters): QuestionPreset['filters'] => ({
  ...filters,
  classification: classification.map((path) => [...path]),
  difficulty: [...difficulty],
  history: [...history],
})

type NewPreset = {readonly id: string; readonly name: string; readonly filters: StoredFilters}

/**
 * Keeps filters under a name; those of the same name are replaced.
 *
 * @throws DomainError RATE_LIMITED for one more than a student may keep
 */
export function storePreset(
  {db}: Stored,
  {id, name, filters}: NewPreset,
  mutation: IdempotentMutation,
): Promise<QuestionPreset[]> {
  const {profileId} = mutation
  const at = new Date(mutation.now)
  return db.transaction().execute(async (tx) => {
    await lockStudent(tx, profileId)
    await insertIdempotencyKey(mutation, {name}).execute(tx)
    await sql`
      insert into question_preset (id, profile_id, name, filters, created_at, updated_at)
      values (${id}, ${profileId}, ${name}, ${JSON.stringify(filters)}::jsonb, ${at}, ${at})
      on conflict (profile_id, name) do update set filters = excluded.filters, updated_at = excluded.updated_at`.execute(
      tx,
    )
    const presets = await listPresets(tx, profileId)
    if (presets.length > presetLimits.most) throw new DomainError('RATE_LIMITED')
    return presets
  })
}

/** @throws DomainError NOT_FOUND for one that is unknown or another student's */
export function deletePreset({db}: Stored, id: string, mutation: IdempotentMutation): Promise<QuestionPreset[]> {
  const {profileId} = mutation
  return db.transaction().execute(async (tx) => {
    await insertIdempotencyKey(mutation, {id}).execute(tx)
    const {numDeletedRows} = await tx
      .deleteFrom('question_preset')
      .where('id', '=', id)
      .where('profile_id', '=', profileId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new DomainError('NOT_FOUND')
    return listPresets(tx, profileId)
  })
}
