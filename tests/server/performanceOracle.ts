import type {Kysely} from 'kysely'
import type {CalendarDate} from '../../domain/shared/studyDay.ts'
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
  const [days, counts, themes, tags]: readonly [Sums, Sums, Sums, Sums] = [new Map(), new Map(), new Map(), new Map()]
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
    for (const period of [day, `${month}00`, `${day.slice(0, 4)}0000`])
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
    for (const tag of ['all', inExam ? 'exam' : null, difficulty])
      if (tag !== null) add(tags, [student, tag, day], [right, wrong, ...(tag === 'all' ? times : [0, 0, 0, 0, 0])])
  }
  for (const grade of grades)
    add(days, [grade.profile_id, dayOf(grade)], [0, 0, grade.outcome === 1 ? 1 : 0, grade.outcome === 1 ? 0 : 1])
  return {
    days: withoutZeros(days),
    counts: withoutZeros(counts),
    themes: withoutZeros(themes),
    tags: withoutZeros(tags),
  }
}

type Finished = {
  studies: number
  reviews: number
  extraReviews: number
  smartQuestions: number
  smartFlashcards: number
  extraQuestions: number
  extraFlashcards: number
  exams: number
  allExams: number
  course: string | null
}

/** What of a smart review is done, its questions and its cards; a part without anything is done with the other one. */
const partsDone = (questions: readonly boolean[], cards: readonly boolean[]): readonly [number, number] => {
  const [isAnswered, isGraded] = [questions.every(Boolean), cards.every(Boolean)]
  const isAny = questions.length + cards.length > 0
  return [
    Number(isAny && (questions.length > 0 ? isAnswered : isGraded)),
    Number(isAny && (cards.length > 0 ? isGraded : isAnswered)),
  ]
}

/** What was finished on each day, counted from the agendas, lessons, smart reviews and exams one by one. */
export async function finishedByHand(db: Kysely<Tables>, dayOf: DayOf): Promise<Record<string, readonly unknown[]>> {
  const [agendas, lessons, courses, extras, exams, questions, cards, kinds, answers, grades] = await Promise.all([
    db.selectFrom('agenda').select(['id', 'profile_id', 'kind', 'has_smart_review']).execute(),
    db.selectFrom('agenda_lesson').select(['agenda_id', 'part', 'lesson_id', 'finished_at', 'moved_to']).execute(),
    db.selectFrom('lesson').select(['id', 'course_id']).execute(),
    db.selectFrom('extra_activity').select(['id', 'kind']).execute(),
    db.selectFrom('exam_activity').select(['id', 'is_extra', 'finished_at']).execute(),
    db.selectFrom('agenda_question').select(['agenda_id', 'question_id', 'part']).execute(),
    db.selectFrom('agenda_flashcard').select(['agenda_id', 'flashcard_id', 'part']).execute(),
    db.selectFrom('question').select(['id', 'kind']).execute(),
    db.selectFrom('answer').select(['agenda_id', 'question_id', 'choosen', 'essay']).execute(),
    db.selectFrom('flashcard_answer').select(['agenda_id', 'flashcard_id']).execute(),
  ])
  const courseOf = new Map(courses.map(({id, course_id}) => [id, course_id]))
  const extraOf = new Map(extras.map(({id, kind}) => [id, kind]))
  const examOf = new Map(exams.map((exam) => [exam.id, exam]))
  const essays = new Set(kinds.filter(({kind}) => kind === 'essay').map(({id}) => id))
  const answered = new Map(answers.map((answer) => [`${answer.agenda_id} ${answer.question_id}`, answer]))
  const graded = new Set(grades.map(({agenda_id, flashcard_id}) => `${agenda_id} ${flashcard_id}`))
  const isDone = (agendaId: string, questionId: string): boolean => {
    const given = answered.get(`${agendaId} ${questionId}`)
    if (given === undefined) return false
    return !(essays.has(questionId) && given.choosen === -1 && (given.essay ?? '').trim().length >= 3)
  }
  const group = <T extends {readonly agenda_id: string}>(rows: readonly T[]) =>
    Map.groupBy(rows, (row) => row.agenda_id)
  const [lessonsOf, questionsOf, cardsOf] = [
    group(lessons),
    group(questions.filter(({part}) => part === 'smartReview')),
    group(cards.filter(({part}) => part === 'smartReview')),
  ]
  const days = new Map<string, Finished>()
  for (const {id, profile_id, kind, has_smart_review} of agendas) {
    const name = `${profile_id} | ${dayOf({agenda_id: id})}`
    const day = days.get(name) ?? {
      studies: 0,
      reviews: 0,
      extraReviews: 0,
      smartQuestions: 0,
      smartFlashcards: 0,
      extraQuestions: 0,
      extraFlashcards: 0,
      exams: 0,
      allExams: 0,
      course: null,
    }
    days.set(name, day)
    const isExtra = kind === 'extra'
    for (const {part, lesson_id, finished_at, moved_to} of lessonsOf.get(id) ?? []) {
      if (finished_at === null || moved_to !== null) continue
      if (isExtra && extraOf.get(id) === 'TheoreticalReview') day.extraReviews = 1
      if (kind !== 'day') continue
      if (part === 'theoreticalStudy') day.studies += 1
      if (part === 'theoreticalReview') day.reviews += 1
      const course = courseOf.get(lesson_id) ?? ''
      if (day.course === null || course > day.course) day.course = course
    }
    const isSmart = (kind === 'day' && has_smart_review) || extraOf.get(id) === 'SmartReview'
    if (isSmart) {
      const [ofQuestions, ofCards] = partsDone(
        (questionsOf.get(id) ?? []).map(({question_id}) => isDone(id, question_id)),
        (cardsOf.get(id) ?? []).map(({flashcard_id}) => graded.has(`${id} ${flashcard_id}`)),
      )
      if (isExtra) {
        day.extraQuestions = Math.max(day.extraQuestions, ofQuestions)
        day.extraFlashcards = Math.max(day.extraFlashcards, ofCards)
      } else {
        day.smartQuestions += ofQuestions
        day.smartFlashcards += ofCards
      }
    }
    const exam = examOf.get(id)
    if (exam !== undefined && exam.finished_at !== null) {
      day.allExams += 1
      if (!exam.is_extra) day.exams += 1
    }
  }
  return finishedRows(
    [...days].map(([name, day]) => [
      name,
      [
        day.studies,
        day.reviews,
        day.extraReviews,
        day.smartQuestions + day.extraQuestions,
        day.smartFlashcards + day.extraFlashcards,
        day.exams,
        day.allExams,
        day.course,
      ],
    ]),
  )
}

/** Days without anything say nothing. */
const finishedRows = (rows: readonly (readonly [string, readonly unknown[]])[]): Record<string, readonly unknown[]> =>
  Object.fromEntries(rows.filter(([, row]) => row.some((each) => each !== 0 && each !== null)).toSorted())

/** What was finished in each week, summed up from its days one by one; the course is that of the newest day with one. */
export function weeksByHand(days: Record<string, readonly unknown[]>): Record<string, readonly unknown[]> {
  const weeks = new Map<string, (number | string | null)[]>()
  for (const [name, row] of Object.entries(days).toSorted()) {
    const [student = '', date = ''] = name.split(' | ')
    const day = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(4, 6)) - 1, Number(date.slice(6))))
    day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
    const key = `${student} | ${day.toISOString().slice(0, 10).replaceAll('-', '')}`
    const week = weeks.get(key) ?? [0, 0, 0, 0, 0, 0, null]
    for (let place = 0; place < 6; place += 1) week[place] = Number(week[place]) + Number(row[place])
    if (typeof row[7] === 'string') week[6] = row[7]
    weeks.set(key, week)
  }
  return finishedRows([...weeks])
}

/** The same, as the aggregates have it. */
export async function finishedWeeksOf(db: Kysely<Tables>): Promise<Record<string, readonly unknown[]>> {
  const rows = await db.selectFrom('study_week').selectAll().execute()
  return finishedRows(
    rows.map((row) => [
      `${row.profile_id} | ${row.week}`,
      [
        row.studies,
        row.reviews,
        row.extra_reviews,
        row.smart_questions,
        row.smart_flashcards,
        row.exams,
        row.course_id,
      ],
    ]),
  )
}

/** Days as the aggregates have them. */
export async function finishedOf(db: Kysely<Tables>): Promise<Record<string, readonly unknown[]>> {
  const rows = await db.selectFrom('study_day').selectAll().execute()
  return finishedRows(
    rows.map((row) => [
      `${row.profile_id} | ${row.calendar_date}`,
      [
        row.studies,
        row.reviews,
        row.extra_reviews,
        row.smart_questions,
        row.smart_flashcards,
        row.exams,
        row.all_exams,
        row.course_id,
      ],
    ]),
  )
}

/** As PostgreSQL writes JSON. */
const classificationText = (path: readonly string[]): string =>
  `[${path.map((part) => JSON.stringify(part)).join(', ')}]`

/** The same sums, as the aggregates have them. */
export async function aggregatesOf(db: Kysely<Tables>) {
  const [studyDays, answerCounts, themeCounts] = await Promise.all([
    db.selectFrom('study_day').selectAll().execute(),
    db.selectFrom('answer_count').selectAll().execute(),
    db.selectFrom('theme_count').selectAll().execute(),
  ])
  const [days, counts, themes, tags]: readonly [Sums, Sums, Sums, Sums] = [new Map(), new Map(), new Map(), new Map()]
  for (const row of studyDays) {
    const {profile_id, calendar_date, questions, correct, hits, misses} = row
    add(days, [profile_id, calendar_date], [questions, correct, hits, misses])
    const times = [row.timed, row.seconds, row.compared, row.compared_seconds, row.compared_median]
    add(tags, [profile_id, 'all', calendar_date], [correct, questions - correct, ...times])
    for (const tag of ['exam', 'easy', 'medium', 'hard'] as const)
      add(tags, [profile_id, tag, calendar_date], [row[`${tag}_right`], row[`${tag}_wrong`], 0, 0, 0, 0, 0])
  }
  for (const {profile_id, period, area, difficulty, in_exam, right_count, wrong_count} of answerCounts)
    add(counts, [profile_id, period, area, difficulty, in_exam], [right_count, wrong_count])
  for (const {profile_id, period, theme, right_count, wrong_count} of themeCounts)
    add(themes, [profile_id, period, theme], [right_count, wrong_count])
  return {
    days: withoutZeros(days),
    counts: withoutZeros(counts),
    themes: withoutZeros(themes),
    tags: withoutZeros(tags),
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
