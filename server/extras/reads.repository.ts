import {sql} from 'kysely'
import type {ThemePath} from '../../domain/extras/extras.types.ts'
import {materialOf, type PreChoiceRow} from '../agenda/agenda.repository.ts'
import type {ExamKind, StoredReason} from '../agenda/tables.ts'
import type {Database} from '../kernel/database/database.ts'
import {extraFinishedAt} from './make.repository.ts'
import type {ExtraKind} from './tables.ts'

type Stored = Pick<Database, 'db'>

type ItemRow = {readonly id: string; readonly reason: StoredReason | null; readonly retrievability: number | null}

/** The lesson of a theoretical extra with what it has now. */
export type ExtraLessonRow = {
  readonly lessonId: string
  readonly title: string
  readonly videos: readonly string[]
  readonly texts: readonly string[]
  readonly mindmaps: readonly string[]
}

/** An extra activity with its items in their order. */
export type ExtraRow = {
  readonly id: string
  readonly kind: ExtraKind
  readonly calendarDate: string
  readonly createdAt: Date
  readonly finishedAt: Date | null
  readonly classification: readonly ThemePath[]
  readonly examMode: boolean
  readonly timeLimit: number | null
  readonly deadline: Date | null
  readonly isPriority: boolean
  readonly lesson: ExtraLessonRow | null
  readonly questions: readonly ItemRow[]
  readonly flashcards: readonly ItemRow[]
  readonly preChoices: readonly PreChoiceRow[]
  readonly answered: number
  readonly graded: number
}

const itemsOf = (kind: 'question' | 'flashcard') => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', i.${sql.ref(`${kind}_id`)}, 'reason', i.reason,
    'retrievability', i.retrievability) order by i.position)
  from ${sql.table(`agenda_${kind}`)} i where i.agenda_id = x.id
), '[]')`

/** The student's extras of a day in the order in which they were made, without deleted ones, or the one of an id. */
export async function listExtras(
  {db}: Stored,
  profileId: string,
  wanted: {readonly calendarDate: string} | {readonly id: string},
): Promise<ExtraRow[]> {
  const condition =
    'id' in wanted ? sql`x.id = ${wanted.id}` : sql`x.calendar_date = ${wanted.calendarDate} and x.deleted_at is null`
  const {rows} = await sql<ExtraRow>`
    select x.id, x.kind, x.calendar_date as "calendarDate", x.created_at as "createdAt", ${extraFinishedAt} as "finishedAt",
      x.classification, x.exam_mode as "examMode", x.time_limit as "timeLimit", a.deadline, x.is_priority as "isPriority",
      (
        select jsonb_build_object('lessonId', l.id, 'title', l.title, 'videos', ${materialOf('video')},
          'texts', ${materialOf('study_text')}, 'mindmaps', ${materialOf('mindmap')})
        from agenda_lesson al join lesson l on l.id = al.lesson_id where al.agenda_id = x.id limit 1
      ) as lesson,
      ${itemsOf('question')} as questions, ${itemsOf('flashcard')} as flashcards,
      coalesce((
        select jsonb_agg(jsonb_build_object('questionId', p.question_id, 'selected', p.selected, 'essay', p.essay,
          'dateNow', p.date_now) order by p.question_id)
        from pre_choice p where p.agenda_id = x.id
      ), '[]') as "preChoices",
      (select count(*)::integer from answer w where w.agenda_id = x.id) as answered,
      (select count(*)::integer from flashcard_answer w where w.agenda_id = x.id) as graded
    from extra_activity x join agenda a on a.id = x.id
    where x.profile_id = ${profileId} and ${condition}
    order by x.created_at, x.id`.execute(db)
  return rows
}

/** An exam beside the agenda. */
export type ExtraExamRow = {
  readonly id: string
  readonly kind: ExamKind
  readonly createdAt: Date
  readonly isFinished: boolean
  readonly uf: string | null
  readonly institution: string | null
  readonly year: number | null
  readonly title: string | null
  readonly subtitle: string | null
}

/** The student's exam extras of a day in the order in which they were made; without deleted ones. */
export async function listExamExtras({db}: Stored, profileId: string, calendarDate: string): Promise<ExtraExamRow[]> {
  const {rows} = await sql<ExtraExamRow>`
    select x.id, x.kind, x.created_at as "createdAt", x.finished_at is not null as "isFinished", x.uf, x.institution, e.year,
      coalesce(e.title, m.title) as title, m.subtitle
    from exam_activity x left join exam e on e.id = x.exam_id left join mock_exam m on m.id = x.mock_exam_id
    where x.profile_id = ${profileId} and x.is_extra and x.calendar_date = ${calendarDate} and x.deleted_at is null
    order by x.created_at, x.id`.execute(db)
  return rows
}
