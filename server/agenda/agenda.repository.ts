import {type RawBuilder, sql} from 'kysely'
import type {Agenda, PreChoice, QuestionActivityDetails, TheoreticalActivity} from '../../schema/generated/resolvers.ts'
import type {Database} from '../kernel/database/database.ts'
import type {AgendaPart, StoredReason} from './tables.ts'

type LessonRow = {
  readonly part: Exclude<AgendaPart, 'smartReview' | 'exam'>
  readonly lessonId: string
  readonly title: string
  readonly classification: readonly string[]
  readonly finished: boolean
  readonly videos: readonly string[]
  readonly texts: readonly string[]
  readonly mindmaps: readonly string[]
}

type QuestionRow = {
  readonly part: AgendaPart
  readonly questionId: string
  readonly lessonId: string | null
  readonly reason: StoredReason | null
  readonly retrievability: number | null
}

type FlashcardRow = Omit<QuestionRow, 'questionId'> & {readonly flashcardId: string}

/** A choice as it travels in a row's JSON. */
export type PreChoiceRow = {
  readonly questionId: string
  readonly selected: number
  readonly essay: string | null
  readonly dateNow: string
}

type AgendaRow = {
  readonly id: string
  readonly calendarDate: string
  readonly hasSmartReview: boolean
  readonly smartReviewFinished: boolean
  readonly lessons: readonly LessonRow[]
  readonly questions: readonly QuestionRow[]
  readonly flashcards: readonly FlashcardRow[]
  readonly preChoices: readonly PreChoiceRow[]
  readonly examId: string | null
  readonly mockExamId: string | null
  readonly smartExamActivityId: string | null
  readonly examFinished: boolean
}

/** The student's agenda of a date as the wire carries it, in one statement. */
export async function findAgenda({db}: Database, profileId: string, calendarDate: string): Promise<Agenda | undefined> {
  const ofDay = sql`a.kind = 'day' and a.profile_id = ${profileId} and a.calendar_date = ${calendarDate}`
  const {rows} = await readAgenda(ofDay).execute(db)
  return rows[0] === undefined ? undefined : agendaOf(rows[0])
}

/**
 * The smart review of one of the student's agendas, or an extra activity, as an activity of questions; undefined when it
 * has none.
 */
export async function findSmartReview(
  {db}: Database,
  profileId: string,
  agendaId: string,
): Promise<QuestionActivityDetails | undefined> {
  const ofStudent = sql`a.kind in ('day', 'extra') and a.id = ${agendaId} and a.profile_id = ${profileId}`
  const {rows} = await readAgenda(ofStudent).execute(db)
  const [agenda] = rows.map(agendaOf)
  if (!agenda?.smartReview) return undefined
  const {_id, calendarDate, smartReview, smartReviewPreChoice} = agenda
  const {finished, questions} = smartReview
  return {_id, finished, calendarDate, classification: [], questions, preChoice: smartReviewPreChoice}
}

/** What the lesson in `al` has of one kind now: an operator may add to it or retire something during the day. */
export const materialOf = (table: 'video' | 'study_text' | 'mindmap') => sql`coalesce((
  select jsonb_agg(m.id order by m.position, m.id) from ${sql.table(table)} m
  where m.lesson_id = al.lesson_id and not m.retired
), '[]')`

/** Whether the exam of the day in `a` is finished; a mock exam may have been taken on another day of its window. */
const examFinished = sql<boolean>`exists (
  select from exam_activity e
  where e.profile_id = a.profile_id and not e.is_extra and e.finished_at is not null and (
    e.id = a.smart_exam_activity_id or e.mock_exam_id = a.mock_exam_id
    or (e.exam_id = a.exam_id and e.calendar_date = a.calendar_date)
  )
)`

function readAgenda(condition: RawBuilder<unknown>): RawBuilder<AgendaRow> {
  return sql<AgendaRow>`
    select a.id, a.calendar_date as "calendarDate", a.has_smart_review as "hasSmartReview",
      a.smart_review_finished_at is not null as "smartReviewFinished", a.exam_id as "examId",
      a.mock_exam_id as "mockExamId", a.smart_exam_activity_id as "smartExamActivityId", ${examFinished} as "examFinished",
      coalesce((
        select jsonb_agg(jsonb_build_object('part', al.part, 'lessonId', al.lesson_id, 'title', l.title,
          'classification', l.classification, 'finished', al.finished_at is not null, 'videos', ${materialOf('video')},
          'texts', ${materialOf('study_text')}, 'mindmaps', ${materialOf('mindmap')}) order by al.position)
        from agenda_lesson al join lesson l on l.id = al.lesson_id
        where al.agenda_id = a.id and al.moved_to is null
      ), '[]') as lessons,
      coalesce((
        select jsonb_agg(jsonb_build_object('part', q.part, 'questionId', q.question_id, 'lessonId', q.lesson_id,
          'reason', q.reason, 'retrievability', q.retrievability) order by q.position)
        from agenda_question q where q.agenda_id = a.id
      ), '[]') as questions,
      coalesce((
        select jsonb_agg(jsonb_build_object('part', f.part, 'flashcardId', f.flashcard_id, 'lessonId', f.lesson_id,
          'reason', f.reason, 'retrievability', f.retrievability) order by f.position)
        from agenda_flashcard f where f.agenda_id = a.id
      ), '[]') as flashcards,
      coalesce((
        select jsonb_agg(jsonb_build_object('questionId', p.question_id, 'selected', p.selected, 'essay', p.essay,
          'dateNow', p.date_now) order by p.question_id)
        from pre_choice p
        join agenda_question q on q.agenda_id = p.agenda_id and q.question_id = p.question_id and q.part = 'smartReview'
        where p.agenda_id = a.id
      ), '[]') as "preChoices"
    from agenda a where ${condition}`
}

function agendaOf(row: AgendaRow): Agenda {
  const smart = row.questions.filter(({part}) => part === 'smartReview')
  const cards = row.flashcards.filter(({part}) => part === 'smartReview')
  return {
    _id: row.id,
    calendarDate: row.calendarDate,
    theoreticalStudy: activitiesOf(row, 'theoreticalStudy'),
    theoreticalReview: activitiesOf(row, 'theoreticalReview'),
    smartReview: row.hasSmartReview
      ? {
          questions: smart.map(({questionId}) => questionId),
          flashcards: cards.map(({flashcardId}) => flashcardId),
          finished: row.smartReviewFinished,
          due: smart.map(({questionId, reason, retrievability}) => ({
            questionId,
            reason: reason ?? 'new',
            retrievability,
          })),
          dueFlashcards: cards.map(({flashcardId, reason, retrievability}) => ({
            flashcardId,
            reason: reason ?? 'new',
            retrievability,
          })),
        }
      : null,
    smartReviewPreChoice: row.preChoices.map((choice) => preChoiceOf(row.id, choice)),
    exams: row.examId === null ? [] : [row.examId],
    mocks: row.mockExamId === null ? [] : [row.mockExamId],
    smartExamActivity: row.smartExamActivityId,
    examFinished: row.examFinished,
  }
}

/** A choice of the activity as the wire carries it. */
export const preChoiceOf = (activity: string, {questionId, selected, essay, dateNow}: PreChoiceRow): PreChoice => ({
  questionId,
  activity,
  selected,
  essay,
  dateNow: new Date(dateNow).toISOString(),
})

function activitiesOf({lessons, questions, flashcards}: AgendaRow, part: LessonRow['part']): TheoreticalActivity[] {
  return lessons
    .filter((lesson) => lesson.part === part)
    .map(({lessonId, title, classification, finished, videos, texts, mindmaps}) => ({
      lessonId,
      lessonTitle: title,
      classification: [...classification],
      finished,
      videos: [...videos],
      texts: [...texts],
      mindmaps: [...mindmaps],
      flashcards: flashcards
        .filter((card) => card.part === part && card.lessonId === lessonId)
        .map(({flashcardId}) => flashcardId),
      questions: questions
        .filter((question) => question.part === part && question.lessonId === lessonId)
        .map(({questionId}) => questionId),
    }))
}
