import {sql} from 'kysely'
import type {Question} from '../../schema/generated/resolvers.ts'
import {isInOpenMock, isInRunningMock, tellsAnswers} from '../answer-keys/disclosure.ts'
import {isReadable, showsItsQuestions} from '../answer-keys/embargo.ts'
import {inBatchesOf} from '../kernel/database/batches.ts'
import type {Database} from '../kernel/database/database.ts'
import {
  essayColumn,
  givenColumn,
  keyColumn,
  marksColumn,
  openColumns,
  questionOf,
  type QuestionRow,
  viewerScope,
} from './questionRow.ts'

export type QuestionsWanted = {
  readonly profileId: string
  readonly agendaId: string
  readonly questionIds: readonly string[]
  /** When given, the agenda must be of this date. */
  readonly calendarDate?: string | undefined
  /** The server's instant. */
  readonly now: number
  /** On paper a mock exam shows its questions before its start; the caller asks `showsPrint`. */
  readonly isPrint?: boolean
}

/**
 * Questions of one of the student's activities. The key does not even leave the database for a question without an
 * answer, or an essay that was not revealed; what a running mock exam keeps back does not leave this function. Ids that are
 * not on that activity are left out, and all of a mock exam that was not started, unless they are printed.
 */
export async function findQuestions(database: Database, wanted: QuestionsWanted): Promise<Question[]> {
  const rows = await readRows(database, wanted)
  return inOrder(rows.map(keptBack), wanted.questionIds, {scope: wanted.agendaId, now: wanted.now})
}

type Telling = {readonly scope: string; readonly now: number}

function inOrder(rows: readonly QuestionRow[], ids: readonly string[], {scope, now}: Telling): Question[] {
  const byId = new Map(rows.map((row) => [row.id, questionOf(row, scope, now)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A question of an activity; `isKeptBack` while the student sits a mock exam with it and the row holds what it keeps back. */
type ActivityRow = QuestionRow & {readonly isKeptBack: boolean}

const keptBack = (row: ActivityRow): QuestionRow =>
  row.isKeptBack ? {...row, key: null, given: row.given && {...row.given, outcome: -1}} : row

const askedNow = sql<Date>`asked.now`
const askedStudent = sql<string>`asked."profileId"`
const tells = sql`(w.id is not null or p.revealed_at is not null)`

/** The questions of one who asked, in `asked`. */
const rowsOfAsked = sql`
  select ${openColumns}, case when ${tells} then ${keyColumn} end as key,
    case when ${tells} then ${isInRunningMock(askedStudent)} else false end as "isKeptBack", ${givenColumn} as given, ${essayColumn} as essay, ${marksColumn} as marks
  from agenda a
  join agenda_question aq on aq.agenda_id = a.id and aq.question_id = any(asked."questionIds")
  join question q on q.id = aq.question_id
  left join answer w on w.agenda_id = a.id and w.question_id = q.id and ${tellsAnswers(askedNow)}
  left join pre_choice p on p.agenda_id = a.id and p.question_id = q.id
  left join question_marks m on m.profile_id = a.profile_id and m.scope = a.id and m.question_id = q.id
  where a.id = asked."agendaId" and a.profile_id = asked."profileId"
    and (asked."calendarDate" is null or a.calendar_date = asked."calendarDate")
    and (asked."isPrint" or ${showsItsQuestions})
  offset 0`

/**
 * The rows of many who ask, each with their own student, activity and ids, in one statement. `offset 0` keeps the rows of
 * each apart: without it the plan joins the tables first, for a number of askers that it can only guess.
 */
const findRows =
  ({db}: Pick<Database, 'db'>) =>
  async (wanted: readonly QuestionsWanted[]): Promise<readonly (readonly ActivityRow[])[]> => {
    const asked = wanted.map(({now, ...rest}, place) => ({...rest, place, now: new Date(now).toISOString()}))
    const {rows} = await sql<ActivityRow & {readonly place: number}>`
      select asked.place, r.*
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (place integer, "profileId" text, "agendaId" text,
        "questionIds" text[], "calendarDate" text, now timestamptz, "isPrint" boolean)
      cross join lateral (${rowsOfAsked}) r`.execute(db)
    const byPlace = wanted.map((): ActivityRow[] => [])
    for (const row of rows) byPlace[row.place]?.push(row)
    return byPlace
  }

/** A statement has the questions of a dozen screens, or of one long exam. */
const readRows = inBatchesOf(findRows, {most: 150, sizeOf: ({questionIds}) => questionIds.length})

export type BankWanted = {
  readonly profileId: string
  readonly questionIds: readonly string[]
  /** Agendas of this day and later ones can still be answered. */
  readonly openSince: string
  /** The server's instant. */
  readonly now: number
}

/** Whether the question in `q` stands unanswered on an activity that can still be answered. */
export const isOpen = ({profileId, openSince, now}: BankWanted) => sql<boolean>`(exists (
  select from agenda a
  join agenda_question aq on aq.agenda_id = a.id and aq.question_id = q.id
  left join answer w on w.agenda_id = a.id and w.question_id = q.id
  where a.profile_id = ${profileId} and a.kind <> 'mock' and a.calendar_date >= ${openSince} and w.id is null
    and not exists (select from extra_activity x where x.id = a.id and x.deleted_at is not null)
    and not exists (select from exam_activity x where x.id = a.id and x.deleted_at is not null)
) or ${isInOpenMock(profileId, now)})`

const marksOfViewer = (profileId: string) =>
  sql`left join question_marks m on m.profile_id = ${profileId} and m.scope = ${viewerScope} and m.question_id = q.id`

/**
 * Questions as favourites and viewers show them, in one statement, retired ones too. The key leaves the database only
 * for a question that the student has answered in some activity and that does not stand open in another one. One whose key
 * is held is left out unless the student has met it.
 */
export async function findBankQuestions({db}: Database, wanted: BankWanted): Promise<Question[]> {
  const {profileId, questionIds} = wanted
  const {rows} = await sql<QuestionRow>`
    select ${openColumns}, null as given, null as essay, ${marksColumn} as marks,
      case when exists (select from answer g where g.profile_id = ${profileId} and g.question_id = q.id)
        and not ${isOpen(wanted)} then ${keyColumn} end as key
    from question q ${marksOfViewer(profileId)}
    where q.id = any(${[...questionIds]}::text[]) and ${isReadable(profileId, wanted.now)}`.execute(db)
  return inOrder(rows, questionIds, {scope: viewerScope, now: wanted.now})
}

/** A question to practise with its key: for this server's eyes as long as it is open on the agenda. */
export type PracticeRow = QuestionRow & {readonly isOpen: boolean}

/** The question to practise; undefined when the bank has none of that id, or none that this student may read. */
export async function findPractice({db}: Database, wanted: BankWanted): Promise<PracticeRow | undefined> {
  const {rows} = await sql<PracticeRow>`
    select ${openColumns}, ${keyColumn} as key, null as given, null as essay, ${marksColumn} as marks,
      ${isOpen(wanted)} as "isOpen"
    from question q ${marksOfViewer(wanted.profileId)}
    where q.id = any(${[...wanted.questionIds]}::text[]) and ${isReadable(wanted.profileId, wanted.now)}`.execute(db)
  return rows[0]
}

/** True when the agenda is the student's. */
export async function ownsAgenda(
  {db}: Database,
  {profileId, agendaId, calendarDate}: Pick<QuestionsWanted, 'profileId' | 'agendaId' | 'calendarDate'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('agenda')
    .select('id')
    .where('id', '=', agendaId)
    .where('profile_id', '=', profileId)
    .$if(calendarDate !== undefined, (query) => query.where('calendar_date', '=', calendarDate ?? ''))
    .executeTakeFirst()
  return row !== undefined
}
