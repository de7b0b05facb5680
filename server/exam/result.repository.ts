import {sql} from 'kysely'
import type {Database} from '../kernel/database/database.ts'

type Stored = Pick<Database, 'db'>

/** A question of an exam with what came out of it. */
export type ResultRow = {readonly area: string | null; readonly leaf: string | null; readonly isRight: boolean}

/** What the student got right of an activity, question by question in their order. */
export async function findResults({db}: Stored, activityId: string): Promise<ResultRow[]> {
  const {rows} = await sql<ResultRow>`
    select q.area, q.classification ->> -1 as leaf, coalesce(w.outcome = 1, false) as "isRight"
    from agenda_question aq
    join question q on q.id = aq.question_id
    left join answer w on w.agenda_id = aq.agenda_id and w.question_id = aq.question_id
    where aq.agenda_id = ${activityId} order by aq.position, aq.question_id`.execute(db)
  return rows
}

/** How many questions of each area a mock exam has. */
export async function countAreas(
  {db}: Stored,
  templateId: string,
): Promise<{area: string | null; questions: number}[]> {
  const {rows} = await sql<{area: string | null; questions: number}>`
    select q.area, count(*)::integer as questions
    from mock_exam_question x join question q on q.id = x.question_id
    where x.mock_exam_id = ${templateId} group by q.area`.execute(db)
  return rows
}

export type StoredBanner = {
  readonly imageUrl: string
  readonly link: string
  readonly title: string
  readonly subtitle?: string
}

/** The picture that the result of a mock exam shows, if it has one. */
export async function findBanner({db}: Stored, templateId: string): Promise<StoredBanner | null> {
  const row = await db.selectFrom('mock_exam').select('banner').where('id', '=', templateId).executeTakeFirst()
  return row?.banner ?? null
}
