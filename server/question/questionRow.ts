import {sql} from 'kysely'
import {gradeUntilOf} from '../../domain/exam/embargo.ts'
import type {Highlight} from '../../domain/question/highlights.ts'
import {annulledChoice, noChoice} from '../../domain/question/outcome.ts'
import {sharesOf} from '../../domain/question/percentages.ts'
import type {RichText} from '../../domain/shared/richText.ts'
import type {Answer, Question} from '../../schema/generated/resolvers.ts'
import type {AgendaPart} from '../agenda/tables.ts'
import {heldUntilColumn} from '../answer-keys/embargo.ts'
import {isHeldAt, type ReadKey, type ReleasedKey, releaseKey} from '../answer-keys/releaseKey.ts'
import type {Difficulty} from '../../domain/question/results.ts'

/** An answer as stored; instants are ISO texts because the row travels as JSON inside its question's. */
export type StoredAnswer = {
  readonly id: string
  readonly choosen: number
  readonly outcome: number
  readonly essay: string | null
  readonly calendarDate: string
  readonly type: string
  readonly theoreticalType: AgendaPart
  readonly answeredAt: string
}

/** An essay as it stands in an activity; the key is shown from `revealedAt` on. */
export type StoredEssay = {readonly essay: string; readonly savedAt: string; readonly revealedAt: string | null}

type StoredMarks = {
  readonly struck: readonly number[]
  readonly selected: number
  readonly essay: string | null
  readonly highlights: readonly Highlight[]
  readonly dateNow: string
}

/** What everybody may know of a question. */
type OpenQuestion = {
  readonly id: string
  readonly body: RichText
  readonly choices: readonly string[]
  readonly isEssay: boolean
  readonly institution: string
  readonly uf: string | null
  readonly year: number | null
  readonly examOrder: number | null
  readonly examType: string | null
  readonly complement: string | null
  readonly classification: readonly string[]
  readonly difficulty: Difficulty | null
}

export type QuestionRow = OpenQuestion &
  ReadKey & {
    readonly given: StoredAnswer | null
    readonly essay: StoredEssay | null
    readonly marks: StoredMarks | null
  }

/** The scope of questions outside of any activity: favourites and viewers. */
export const viewerScope = 'viewer'

/** The difficulty of the question in `q` that students see and search by. */
export const difficultyColumn = sql<Difficulty | null>`coalesce(q.calibrated_difficulty, q.difficulty)`

/** The columns of an open question in the table called `q`, and until when its key is held. */
export const openColumns = sql`${heldUntilColumn} as "heldUntil", q.id, q.body, q.choices, q.kind = 'essay' as "isEssay", q.institution, q.uf, q.year,
  q.exam_order as "examOrder", q.exam_type as "examType", q.complement, q.classification,
  ${difficultyColumn} as difficulty`

/** The key of the question in `q`, as one JSON column. */
export const keyColumn = sql`jsonb_build_object('correct', q.correct, 'answer', q.answer, 'comment', q.comment,
  'tally', (
    select coalesce(jsonb_object_agg(t.choosen, t.amount), '{}') from answer_tally t where t.question_id = q.id
  ))`

/** The answer in `w`, as one JSON column; null without one. */
export const givenColumn = sql`case when w.id is not null then jsonb_build_object(
  'id', w.id, 'choosen', w.choosen, 'outcome', w.outcome, 'essay', w.essay, 'calendarDate', w.calendar_date, 'type', w.type,
  'theoreticalType', w.theoretical_type, 'answeredAt', w.answered_at) end`

/** The essay of the answer in `w`, else of the pre-choice in `p`, as one JSON column; null without one. */
export const essayColumn = sql`case when q.kind = 'essay' and coalesce(w.essay, p.essay) is not null then
  jsonb_build_object('essay', coalesce(w.essay, p.essay), 'savedAt', coalesce(p.date_now, w.answered_at),
    'revealedAt', coalesce(p.revealed_at, w.answered_at)) end`

/** The marks in `m`, as one JSON column; null without any. */
export const marksColumn = sql`case when m.question_id is not null then jsonb_build_object('struck', m.struck,
  'selected', m.selected, 'essay', m.essay, 'highlights', m.highlights, 'dateNow', m.date_now) end`

/** Option 0 of an essay means 'Acertei' (C-07). */
export const correctChoiceOf = (isEssay: boolean, correct: number | null): number =>
  isEssay ? 0 : (correct ?? annulledChoice)

/** As many options as an answer can name: of an essay 'Acertei' and 'Errei'. */
export const optionsOf = ({isEssay, choices}: Pick<QuestionRow, 'isEssay' | 'choices'>): number =>
  isEssay ? 2 : choices.length

/**
 * The wire's question inside an activity, or of `viewerScope`, at the server's instant. Without a key in the row, or with
 * one that is held, it carries none.
 */
export function questionOf(row: QuestionRow, scope: string, now: number): Question {
  const {id, given, essay, marks} = row
  const question: Question = {
    _id: id,
    scopedId: `${scope}:${id}`,
    body: row.body,
    choices: [...row.choices],
    isEssay: row.isEssay,
    institution: row.institution,
    uf: row.uf,
    year: row.year,
    examOrder: row.examOrder,
    examType: row.examType,
    complement: row.complement,
    classification: [...row.classification],
    difficulty: row.difficulty,
    ...keyOf(row, releaseKey(row, now)),
    gradeUntil: gradeUntilOfRow(row, now),
    keyHeldUntil: row.key !== null && isHeldAt(row, now) ? (row.heldUntil?.toISOString() ?? null) : null,
    studentAnswer: null,
    studentEssay: essay && {
      essay: essay.essay,
      savedAt: instantOf(essay.savedAt),
      revealedAt: essay.revealedAt === null ? null : instantOf(essay.revealedAt),
    },
    studentMarks: marks && {
      struck: [...marks.struck],
      selected: marks.selected,
      essay: marks.essay,
      highlights: marks.highlights.map((highlight) => ({...highlight})),
      dateNow: instantOf(marks.dateNow),
    },
  }
  if (given !== null)
    question.studentAnswer = answerOf(isHeldAt(row, now) ? {...given, outcome: -1} : given, question, scope)
  return question
}

/** When the student asked for the key of an essay, by 'Ver gabarito' or with the end of an exam; and until when it was held. */
export const askedFor = ({essay, given, heldUntil}: Pick<QuestionRow, 'essay' | 'given' | 'heldUntil'>) => {
  const shownAt = essay?.revealedAt ?? given?.answeredAt
  return {shownAt: shownAt === undefined ? null : Date.parse(shownAt), heldUntil: heldUntil?.getTime() ?? null}
}

function gradeUntilOfRow(row: QuestionRow, now: number): string | null {
  const isUngraded = row.isEssay && (row.given === null || row.given.choosen === noChoice)
  if (!isUngraded || row.key === null || isHeldAt(row, now)) return null
  const until = gradeUntilOf(askedFor(row))
  return until === null ? null : new Date(until).toISOString()
}

/** Databases write instants into JSON in a form of their own. */
const instantOf = (text: string): string => new Date(text).toISOString()

function keyOf({isEssay, choices}: QuestionRow, released: ReleasedKey | null) {
  if (released === null) return {correctChoice: null, answersProportion: null, answer: null, comment: null}
  const options = Array.from({length: optionsOf({isEssay, choices})}, (_option, index) => index)
  const {key} = released
  const {comment} = key
  return {
    correctChoice: correctChoiceOf(isEssay, key.correct),
    answersProportion: sharesOf(options.map((index) => key.tally[index] ?? 0)),
    answer: key.answer,
    comment: comment === null ? null : {...comment},
  }
}

function answerOf(given: StoredAnswer, question: Question, agendaId: string): Answer {
  return {
    _id: given.id,
    document: question._id,
    choosen: given.choosen,
    outcome: given.outcome,
    essay: given.essay,
    calendarDate: given.calendarDate,
    type: given.type,
    theoreticalType: given.theoreticalType,
    activity: agendaId,
    createdAt: instantOf(given.answeredAt),
    question,
  }
}
