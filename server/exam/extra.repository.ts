import {sql} from 'kysely'
import type {Database} from '../kernel/database/database.ts'
import {insertIdempotencyKey, type IdempotentMutation} from '../kernel/idempotency.ts'
import {DomainError} from '../kernel/domainError.ts'
import {makeMockExam, type NewExam} from './create.repository.ts'

type Extra = {readonly _id: string; readonly calendarDate: string}

/**
 * The student's unfinished extra of a mock exam, else a new one, with the key of the mutation. Requests of one student
 * come one after the other, so that two tabs do not make two.
 *
 * @throws DomainError NOT_FOUND when the template is gone
 */
export function openExtra({db}: Pick<Database, 'db'>, wanted: NewExam, mutation: IdempotentMutation): Promise<Extra> {
  const {profileId, templateId, calendarDate, now} = wanted
  return db.transaction().execute(async (tx) => {
    await sql`select from profile where id = ${profileId} for no key update`.execute(tx)
    const {rows} = await sql<Extra>`
      select id as "_id", calendar_date as "calendarDate" from exam_activity
      where profile_id = ${profileId} and mock_exam_id = ${templateId} and is_extra and finished_at is null
        and (deadline is null or deadline > ${new Date(now)})
      order by created_at desc, id limit 1`.execute(tx)
    const id = rows[0]?._id ?? (await makeMockExam({db: tx}, wanted, true))
    if (id === undefined) throw new DomainError('NOT_FOUND')
    const extra = rows[0] ?? {_id: id, calendarDate}
    await insertIdempotencyKey(mutation, extra).execute(tx)
    return extra
  })
}
