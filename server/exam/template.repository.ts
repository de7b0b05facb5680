import {type RawBuilder, sql} from 'kysely'
import {mockInstants, openingOfMock} from '../content/mockWindow.ts'
import type {Database} from '../kernel/database/database.ts'

/** A mock exam of a course with its window. */
export type MockTemplateRow = {
  readonly id: string
  readonly title: string
  readonly subtitle: string | null
  readonly opensAt: Date
  readonly lastStartAt: Date
  readonly closesAt: Date
  readonly answersAt: Date
  readonly isRetired: boolean
}

type Stored = Pick<Database, 'db'>

async function mockTemplates({db}: Stored, condition: RawBuilder<unknown>): Promise<MockTemplateRow[]> {
  const {opensAt, lastStartAt, closesAt, answersAt} = mockInstants
  const {rows} = await sql<MockTemplateRow>`
    select m.id, m.title, m.subtitle, m.retired as "isRetired", ${opensAt} as "opensAt", ${lastStartAt} as "lastStartAt",
      ${closesAt} as "closesAt", ${answersAt} as "answersAt"
    from mock_exam m ${openingOfMock} where ${condition} order by ${opensAt} desc, m.id`.execute(db)
  return rows
}

const ofStudent = (profileId: string) =>
  sql`m.course_id in (select s.course_id from student_course s where s.profile_id = ${profileId})`

/** A mock exam of one of the student's courses; undefined for any other. */
export async function findMockTemplate(
  database: Stored,
  profileId: string,
  templateId: string,
): Promise<MockTemplateRow | undefined> {
  const [template] = await mockTemplates(database, sql`m.id = ${templateId} and ${ofStudent(profileId)}`)
  return template
}

/** The mock exams of a course that have opened by now, the newest first. */
export const listOpenedMocks = (database: Stored, courseId: string, now: number): Promise<MockTemplateRow[]> =>
  mockTemplates(
    database,
    sql`m.course_id = ${courseId} and not m.retired and ${mockInstants.opensAt} <= ${new Date(now)}::timestamptz`,
  )

/** The mock exams of a course that are over by now and that the student never opened, the newest first. */
export const listMissedMocks = (
  database: Stored,
  {profileId, courseId, now}: {readonly profileId: string; readonly courseId: string; readonly now: number},
): Promise<MockTemplateRow[]> =>
  mockTemplates(
    database,
    sql`m.course_id = ${courseId} and not m.retired and ${mockInstants.closesAt} <= ${new Date(now)}::timestamptz
      and not exists (
        select from exam_activity x where x.profile_id = ${profileId} and x.mock_exam_id = m.id and not x.is_extra
      )`,
  )
