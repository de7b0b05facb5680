import type {Kysely} from 'kysely'
import type {CalendarDate} from '../../domain/shared/studyDay.ts'
import {mondayOf} from '../../domain/agenda/weekView.ts'
import type {Tables} from '../../server/kernel/database/tables.ts'

/** Sums by the key of a row, its numbers in an order. */
export type Sums = Map<string, readonly number[]>

function add(sums: Sums, key: readonly (string | boolean | null)[], numbers: readonly number[]): void {
  const name = key.map(String).join(' | ')
  const before = sums.get(name) ?? numbers.map(() => 0)
  sums.set(
    name,
    before.map((sum, place) => sum + (numbers[place] ?? 0)),
  )
}

/** Sums that are all zero say nothing. */
const withoutZeros = (sums: Sums): Record<string, readonly number[]> =>
  Object.fromEntries([...sums].filter(([, numbers]) => numbers.some((each) => each !== 0)).toSorted())

/** How the days of what a test wrote are known, whatever the database says: by the instant and the zone. */
export type DayOf = (given: {readonly agenda_id: string}) => CalendarDate

/** All sums, counted from the raw answers and grades one by one. */
export async function countedByHand(db: Kysely<Tables>, dayOf: DayOf) {
  const [answers, questions, grades, held, exams] = await Promise.all([
    db.selectFrom('answer').selectAll().execute(),
    db.selectFrom('question').select(['id', 'lesson_id', 'area', 'classification', 'difficulty', 'kind']).execute(),
    db.selectFrom('flashcard_answer').selectAll().execute(),
    db.selectFrom('held_answer').select('answer_id').execute(),
    db.selectFrom('exam_activity').select(['id', 'kind', 'learned_at']).execute(),
  ])
  const byId = new Map(questions.map((question) => [question.id, question]))
  const waiting = new Set(held.map(({answer_id}) => answer_id))
  const untold = new Set(exams.filter(({kind, learned_at}) => kind === 'mock' && learned_at === null).map(({id}) => id))
  const [days, counts, themes, weeks]: readonly [Sums, Sums, Sums, Sums] = [new Map(), new Map(), new Map(), new Map()]
  for (const answer of answers) {
    const question = byId.get(answer.question_id)
    if (question === undefined) throw new Error('an answer to nothing')
    if (waiting.has(answer.id) || untold.has(answer.agenda_id)) continue
    if (answer.outcome === -1 && question.kind === 'essay') continue
    const day = dayOf(answer)
    const [student, month] = [answer.profile_id, day.slice(0, 6)]
    const hit = answer.outcome === 1
    const [right, wrong] = [hit ? 1 : 0, hit ? 0 : 1]
    const inExam = answer.theoretical_type === 'exam'
    const {area, difficulty, lesson_id, classification} = question
    const theme = lesson_id ?? `#${area ?? ''}:${classificationText(classification)}`
    add(days, [student, day], [1, right, 0, 0])
    for (const period of [day, `${month}00`])
      add(counts, [student, period, area ?? '', difficulty ?? '', inExam], [right, wrong])
    for (const period of [month, '000000']) add(themes, [student, period, theme], [right, wrong])
    const {seconds, median_seconds: median} = answer
    const isCompared = seconds !== null && median !== null
    const times = [
      seconds === null ? 0 : 1,
      seconds ?? 0,
      isCompared ? 1 : 0,
      isCompared ? seconds : 0,
      isCompared ? median : 0,
    ]
    for (const tag of ['all', inExam ? 'exam_and_mocks' : null, difficulty === null ? null : `${difficulty}_questions`])
      if (tag !== null) add(weeks, [student, tag, mondayOf(day)], [right, wrong, ...times])
  }
  for (const grade of grades)
    add(days, [grade.profile_id, dayOf(grade)], [0, 0, grade.outcome === 1 ? 1 : 0, grade.outcome === 1 ? 0 : 1])
  return {
    days: withoutZeros(days),
    counts: withoutZeros(counts),
    themes: withoutZeros(themes),
    weeks: withoutZeros(weeks),
  }
}

/** As PostgreSQL writes JSON. */
const classificationText = (path: readonly string[]): string =>
  `[${path.map((part) => JSON.stringify(part)).join(', ')}]`

/** The same sums, as the aggregates have them. */
export async function aggregatesOf(db: Kysely<Tables>) {
  const [studyDays, answerCounts, themeCounts, answerWeeks] = await Promise.all([
    db.selectFrom('study_day').selectAll().execute(),
    db.selectFrom('answer_count').selectAll().execute(),
    db.selectFrom('theme_count').selectAll().execute(),
    db.selectFrom('answer_week').selectAll().execute(),
  ])
  const [days, counts, themes, weeks]: readonly [Sums, Sums, Sums, Sums] = [new Map(), new Map(), new Map(), new Map()]
  for (const {profile_id, calendar_date, questions, correct, hits, misses} of studyDays)
    add(days, [profile_id, calendar_date], [questions, correct, hits, misses])
  for (const {profile_id, period, area, difficulty, in_exam, right_count, wrong_count} of answerCounts)
    add(counts, [profile_id, period, area, difficulty, in_exam], [right_count, wrong_count])
  for (const {profile_id, period, theme, right_count, wrong_count} of themeCounts)
    add(themes, [profile_id, period, theme], [right_count, wrong_count])
  for (const row of answerWeeks)
    add(
      weeks,
      [row.profile_id, row.tag, row.week],
      [
        row.right_count,
        row.wrong_count,
        row.timed,
        Number(row.seconds),
        row.compared,
        Number(row.compared_seconds),
        Number(row.compared_median),
      ],
    )
  return {
    days: withoutZeros(days),
    counts: withoutZeros(counts),
    themes: withoutZeros(themes),
    weeks: withoutZeros(weeks),
  }
}

/** The study day by a second way: what the wall shows there, and the day before when it is not yet four. */
export function dayByHand(instant: number, timeZone: string): CalendarDate {
  const wall = new Date(instant).toLocaleString('sv-SE', {timeZone})
  const [date = '', time = ''] = wall.split(' ')
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const day = Number(time.slice(0, 2)) < 4 ? midnight - 86_400_000 : midnight
  return new Date(day).toISOString().slice(0, 10).replaceAll('-', '')
}
