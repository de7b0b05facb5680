import {type Kysely, type RawBuilder, sql} from 'kysely'
import type {PlannedSmartExam} from '../agenda/composeExam.repository.ts'
import {heldQuestionIds} from '../answer-keys/embargo.ts'
import {makeFullExam, makeMockExam, makeSmartExamExtra, type NewExam} from '../exam/create.repository.ts'
import type {Database} from '../kernel/database/database.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {DomainError} from '../kernel/domainError.ts'
import {insertIdempotencyKey, type IdempotentMutation} from '../kernel/idempotency.ts'
import {assertExtrasLeft, type CreatedExtra, lockStudent} from './make.repository.ts'

type Stored = Pick<Database, 'db'>

/** What a template of a full exam is worth now; undefined for an unknown one. */
export type FullTemplate = {
  readonly hasQuestions: boolean
  /** One of its questions has a key that a mock exam holds: its result would wait, and its text would tell (D-18). */
  readonly isHeld: boolean
}

export async function findFullTemplate(
  {db}: Stored,
  templateId: string,
  now: number,
): Promise<FullTemplate | undefined> {
  const {rows} = await sql<FullTemplate>`
    select exists (
        select from exam_question y join question q on q.id = y.question_id and not q.retired where y.exam_id = e.id
      ) as "hasQuestions",
      exists (select from exam_question y where y.exam_id = e.id and y.question_id in ${heldQuestionIds(now)}) as "isHeld"
    from exam e where e.id = ${templateId}`.execute(db)
  return rows[0]
}

type Opening = Omit<NewExam, 'templateId'> & {
  /** SQL of the unfinished extra in `x` that is used again. */
  readonly reusable: RawBuilder<unknown> | null
  readonly make: (tx: Kysely<Tables>) => Promise<string | undefined>
}

/**
 * An unfinished extra that is there, else a new one, with the key of the mutation. Requests of one student come one after
 * the other, so that two tabs do not make two.
 *
 * @throws DomainError RATE_LIMITED; NOT_FOUND when the template is gone
 */
function openExtra({db}: Stored, opening: Opening, mutation: IdempotentMutation): Promise<CreatedExtra> {
  const {profileId, calendarDate, now, reusable, make} = opening
  return db.transaction().execute(async (tx) => {
    await lockStudent(tx, profileId)
    const known = reusable === null ? undefined : await findUnfinished(tx, profileId, reusable)
    if (known === undefined) await assertExtrasLeft(tx, profileId, now)
    const id = known?._id ?? (await make(tx))
    if (id === undefined) throw new DomainError('NOT_FOUND')
    const extra = known ?? {_id: id, calendarDate}
    await insertIdempotencyKey(mutation, extra).execute(tx)
    return extra
  })
}

async function findUnfinished(
  tx: Kysely<Tables>,
  profileId: string,
  reusable: RawBuilder<unknown>,
): Promise<CreatedExtra | undefined> {
  const {rows} = await sql<CreatedExtra>`
    select x.id as "_id", x.calendar_date as "calendarDate" from exam_activity x
    where x.profile_id = ${profileId} and x.is_extra and x.finished_at is null and x.deleted_at is null and ${reusable}
    order by x.created_at desc, x.id limit 1`.execute(tx)
  return rows[0]
}

/** The student's unfinished extra of a full exam and day, else a new one. */
export const openFullExtra = (database: Stored, wanted: NewExam, mutation: IdempotentMutation): Promise<CreatedExtra> =>
  openExtra(
    database,
    {
      ...wanted,
      reusable: sql`x.exam_id = ${wanted.templateId} and x.calendar_date = ${wanted.calendarDate}`,
      make: (tx) => makeFullExam({db: tx}, wanted, true),
    },
    mutation,
  )

/** The student's unfinished extra of a mock exam that runs or is of this day, else a new one. */
export const openMockExtra = (database: Stored, wanted: NewExam, mutation: IdempotentMutation): Promise<CreatedExtra> =>
  openExtra(
    database,
    {
      ...wanted,
      reusable: sql`x.mock_exam_id = ${wanted.templateId} and case when x.deadline is null
        then x.calendar_date = ${wanted.calendarDate} else x.deadline > ${new Date(wanted.now)} end`,
      make: (tx) => makeMockExam({db: tx}, wanted, true),
    },
    mutation,
  )

/** A smart exam that was put together for the student. */
export const storeSmartExtra = (
  database: Stored,
  planned: PlannedSmartExam,
  wanted: Omit<NewExam, 'templateId'>,
  mutation: IdempotentMutation,
): Promise<CreatedExtra> =>
  openExtra(
    database,
    {
      ...wanted,
      reusable: null,
      make: async (tx) => {
        await makeSmartExamExtra({db: tx}, planned, wanted)
        return planned.id
      },
    },
    mutation,
  )
