import {type RawBuilder, sql} from 'kysely'
import type {Agenda, PreChoice, TheoreticalActivity} from '../../schema/generated/resolvers.ts'
import type {Database} from '../db/database.ts'
import type {AgendaPart} from '../db/studyTables.ts'

type LessonRow = {
  readonly part: Exclude<AgendaPart, 'smartReview'>
  readonly lessonId: string
  readonly title: string
  readonly classification: readonly string[]
  readonly finished: boolean
}

type QuestionRow = {
  readonly part: AgendaPart
  readonly questionId: string
  readonly lessonId: string | null
  readonly reason: 'forgetting' | 'wrong' | 'new' | null
  readonly retrievability: number | null
}

type PreChoiceRow = {
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
  readonly preChoices: readonly PreChoiceRow[]
}

/** The student's agenda of a date as the wire carries it, in one statement. */
export async function findAgenda({db}: Database, profileId: string, calendarDate: string): Promise<Agenda | undefined> {
  const {rows} = await readAgenda(sql`a.profile_id = ${profileId} and a.calendar_date = ${calendarDate}`).execute(db)
  return rows[0] === undefined ? undefined : agendaOf(rows[0])
}

function readAgenda(condition: RawBuilder<unknown>): RawBuilder<AgendaRow> {
  return sql<AgendaRow>`
    select a.id, a.calendar_date as "calendarDate", a.has_smart_review as "hasSmartReview",
      a.smart_review_finished_at is not null as "smartReviewFinished",
      coalesce((
        select jsonb_agg(jsonb_build_object('part', al.part, 'lessonId', al.lesson_id, 'title', l.title,
          'classification', l.classification, 'finished', al.finished_at is not null) order by al.position)
        from agenda_lesson al join lesson l on l.id = al.lesson_id where al.agenda_id = a.id
      ), '[]') as lessons,
      coalesce((
        select jsonb_agg(jsonb_build_object('part', q.part, 'questionId', q.question_id, 'lessonId', q.lesson_id,
          'reason', q.reason, 'retrievability', q.retrievability) order by q.position)
        from agenda_question q where q.agenda_id = a.id
      ), '[]') as questions,
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
  return {
    _id: row.id,
    calendarDate: row.calendarDate,
    theoreticalStudy: activitiesOf(row, 'theoreticalStudy'),
    theoreticalReview: activitiesOf(row, 'theoreticalReview'),
    smartReview: row.hasSmartReview
      ? {
          questions: smart.map(({questionId}) => questionId),
          flashcards: [],
          finished: row.smartReviewFinished,
          due: smart.map(({questionId, reason, retrievability}) => ({
            questionId,
            reason: reason ?? 'new',
            retrievability,
          })),
        }
      : null,
    smartReviewPreChoice: row.preChoices.map(preChoiceOf),
    exams: [],
    mocks: [],
    smartExamActivity: null,
  }
}

const preChoiceOf = ({questionId, selected, essay, dateNow}: PreChoiceRow): PreChoice => ({
  questionId,
  selected,
  essay,
  dateNow: new Date(dateNow).toISOString(),
})

function activitiesOf({lessons, questions}: AgendaRow, part: LessonRow['part']): TheoreticalActivity[] {
  return lessons
    .filter((lesson) => lesson.part === part)
    .map(({lessonId, title, classification, finished}) => ({
      lessonId,
      lessonTitle: title,
      classification: [...classification],
      finished,
      videos: [],
      texts: [],
      mindmaps: [],
      flashcards: [],
      questions: questions
        .filter((question) => question.part === part && question.lessonId === lessonId)
        .map(({questionId}) => questionId),
    }))
}
