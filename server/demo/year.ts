import {type Kysely, sql} from 'kysely'
import {outcomeOf} from '../../domain/question/outcome.ts'
import {seededRandom} from '../../domain/shared/seededRandom.ts'
import {calendarDateOf, defaultTimeZone} from '../../domain/shared/studyDay.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {correctChoiceOf} from '../question/questionRow.ts'
import {afterAnswer, type Memory} from '../spaced-repetition/memory.ts'
import {memoryFields, memoryNames, memoryValues} from '../spaced-repetition/memoryColumns.ts'
import {isOfBank} from '../content/bank.ts'

const minute = 60_000
const day = 1_440 * minute

/** How old the history is, in days; it ends yesterday. */
export const yearDays = 364

/** A holiday, in days before the end: nothing was studied. */
const holiday = {first: 190, last: 178} as const

/** What the student knew of each area at the beginning, as a share of right answers. */
const begins: Readonly<Record<string, number>> = {CM: 0.52, CIR: 0.44, PED: 0.58, GO: 0.5, SC: 0.62}
const harder = {easy: 0.14, medium: 0, hard: -0.2} as const

type Part = 'theoreticalStudy' | 'theoreticalReview' | 'smartReview' | 'exam'
type Asked = {
  readonly id: string
  readonly lesson: string | null
  readonly area: string
  readonly difficulty: keyof typeof harder | null
  readonly isEssay: boolean
  readonly correct: number | null
  readonly choices: number
}

type Made = {
  readonly agendas: object[]
  readonly lessons: object[]
  readonly questions: object[]
  readonly cards: object[]
  readonly answers: object[]
  readonly grades: object[]
  readonly exams: object[]
  readonly memories: Map<string, {readonly memory: Memory; readonly outcome: number}>
  readonly cardMemories: Map<string, {readonly memory: Memory; readonly outcome: number}>
}

type Bank = {
  readonly lessons: readonly string[]
  readonly byLesson: ReadonlyMap<string, readonly Asked[]>
  readonly questions: readonly Asked[]
  readonly cards: readonly string[]
}

async function bankOf(tx: Kysely<Tables>, courseId: string, now: number): Promise<Bank> {
  const {rows: questions} = await sql<Asked>`
    select q.id, q.lesson_id as lesson, coalesce(q.area, '') as area, q.difficulty, q.kind = 'essay' as "isEssay",
      q.correct, jsonb_array_length(q.choices) as choices
    from question q join lesson l on l.id = q.lesson_id
    where l.course_id = ${courseId} and (q.key_held_until is null or q.key_held_until <= ${new Date(now)}::timestamptz)
      and ${isOfBank} order by q.id`.execute(tx)
  const {rows: cards} = await sql<{id: string}>`
    select k.id from flashcard k join lesson l on l.id = k.lesson_id
    where l.course_id = ${courseId} and not k.retired and not k.is_community order by k.id`.execute(tx)
  const choices = questions.filter(({isEssay}) => !isEssay)
  const byLesson = Map.groupBy(choices, ({lesson}) => lesson ?? '')
  return {
    lessons: [...byLesson.keys()].toSorted(),
    byLesson,
    questions: choices,
    cards: cards.map(({id}) => id),
  }
}

/** One year of one student, made of a seed. */
class Year {
  readonly made: Made = {
    agendas: [],
    lessons: [],
    questions: [],
    cards: [],
    answers: [],
    grades: [],
    exams: [],
    memories: new Map(),
    cardMemories: new Map(),
  }
  readonly #random = seededRandom(20_261_203)
  readonly #bank: Bank
  readonly #now: number
  readonly #profileId: string
  #studied = 0

  constructor(bank: Bank, profileId: string, now: number) {
    this.#bank = bank
    this.#profileId = profileId
    this.#now = now
  }

  #below(most: number): number {
    return Math.floor(this.#random() * most)
  }

  #some<T>(items: readonly T[], amount: number): T[] {
    const left = [...items]
    return Array.from({length: Math.min(amount, left.length)}, () => left.splice(this.#below(left.length), 1)).flat()
  }

  /** The share of right answers grows over the year, and by theme. */
  #isKnown({area, difficulty, lesson}: Asked, daysAgo: number): boolean {
    const grown = 0.22 * (1 - daysAgo / yearDays)
    const ofTheme = ((this.#bank.lessons.indexOf(lesson ?? '') * 37) % 21) / 100 - 0.1
    const chance = (begins[area] ?? 0.5) + grown + ofTheme + (difficulty === null ? 0 : harder[difficulty])
    return this.#random() < Math.min(0.97, Math.max(0.05, chance))
  }

  #answer(asked: Asked, agendaId: string, part: Part, position: number, at: number, daysAgo: number): boolean {
    const key = correctChoiceOf(asked.isEssay, asked.correct)
    const right = Math.max(0, key)
    const choosen = this.#isKnown(asked, daysAgo) ? right : (right + 1 + this.#below(asked.choices - 1)) % asked.choices
    const outcome = outcomeOf(choosen, key)
    const seconds = Math.round(35 + 90 * this.#random() ** 2 + (daysAgo / yearDays) * 30)
    const when = new Date(at).toISOString()
    const place = {agenda: agendaId, question: asked.id, part, position}
    this.made.questions.push({...place, lesson: part === 'smartReview' || part === 'exam' ? null : asked.lesson})
    this.made.answers.push({...place, id: `${agendaId}-${asked.id}`, choosen, outcome, at: when, seconds, median: 70})
    const before = this.made.memories.get(asked.id)?.memory ?? null
    this.made.memories.set(asked.id, {memory: afterAnswer(before, outcome, at), outcome: Math.max(outcome, 0)})
    return outcome === 1
  }

  #grade(card: string, agendaId: string, position: number, at: number): void {
    const outcome = this.#random() < 0.78 ? 1 : 0
    const place = {agenda: agendaId, card, position}
    this.made.cards.push(place)
    this.made.grades.push({...place, id: `${agendaId}-${card}`, outcome, at: new Date(at).toISOString()})
    const before = this.made.cardMemories.get(card)?.memory ?? null
    this.made.cardMemories.set(card, {memory: afterAnswer(before, outcome, at), outcome})
  }

  #study(daysAgo: number): void {
    const at = this.#now - daysAgo * day - this.#below(8 * 60) * minute
    const date = calendarDateOf(at, defaultTimeZone)
    const id = `${this.#profileId}-${date}`
    if (this.made.agendas.some((agenda) => 'id' in agenda && agenda.id === id)) return
    const isSmart = this.#random() < 0.8
    const finished = new Date(at + 80 * minute).toISOString()
    this.made.agendas.push({
      id,
      date,
      kind: 'day',
      smart: isSmart,
      finished: isSmart ? finished : null,
      at: new Date(at).toISOString(),
    })
    const asked = new Set<string>()
    const ask = (questions: readonly Asked[], part: Part) => {
      for (const question of questions) {
        if (asked.has(question.id)) continue
        this.#answer(question, id, part, asked.size, at + asked.size * 2 * minute, daysAgo)
        asked.add(question.id)
      }
    }
    const lesson = this.#bank.lessons[this.#studied % this.#bank.lessons.length]
    if (lesson !== undefined && this.#random() < 0.85) {
      this.made.lessons.push({agenda: id, part: 'theoreticalStudy', lesson, finished})
      ask(this.#bank.byLesson.get(lesson) ?? [], 'theoreticalStudy')
      this.#studied += 1
    }
    const old = this.#bank.lessons[(this.#studied + this.#bank.lessons.length - 15) % this.#bank.lessons.length]
    if (old !== undefined && old !== lesson && this.#random() < 0.55) {
      this.made.lessons.push({agenda: id, part: 'theoreticalReview', lesson: old, finished})
      ask((this.#bank.byLesson.get(old) ?? []).slice(0, 6), 'theoreticalReview')
    }
    if (!isSmart) return
    ask(this.#some(this.#bank.questions, 8 + this.#below(6)), 'smartReview')
    for (const [position, card] of this.#some(this.#bank.cards, 10).entries())
      this.#grade(card, id, position, at + position * minute)
  }

  /** A smart exam, every other Saturday or so. */
  #exam(daysAgo: number): void {
    const at = this.#now - daysAgo * day
    const date = calendarDateOf(at, defaultTimeZone)
    const id = `${this.#profileId}-prova-${date}`
    const questions = this.#some(this.#bank.questions, 30)
    const finished = new Date(at + 75 * minute).toISOString()
    this.made.agendas.push({id, date, kind: 'smartExam', smart: false, finished: null, at: new Date(at).toISOString()})
    const rights = questions.filter((asked, position) =>
      this.#answer(asked, id, 'exam', position, at + position * 2 * minute, daysAgo),
    )
    const grade = (100 * rights.length) / Math.max(1, questions.length)
    this.made.exams.push({id, date, finished, correct: rights.length, total: questions.length, grade})
  }

  make(): Made {
    for (let daysAgo = yearDays; daysAgo >= 1; daysAgo -= 1) {
      if (daysAgo <= holiday.first && daysAgo >= holiday.last) continue
      if (this.#random() < 0.84) this.#study(daysAgo)
      if (daysAgo % 14 === 3) this.#exam(daysAgo)
    }
    return this.made
  }
}

export type DemoYear = {
  readonly profileId: string
  readonly courseId: string
  readonly now: number
}

/**
 * A year of believable study, for the performance area: days with studies, reviews and smart reviews, a smart exam every
 * other week, a holiday, and more right answers with time. The same database and instant give the same year. Other
 * students' shares of choices do not count it.
 */
export async function storeYear(tx: Kysely<Tables>, {profileId, courseId, now}: DemoYear): Promise<void> {
  const bank = await bankOf(tx, courseId, now)
  const made = new Year(bank, profileId, now).make()
  const json = (items: readonly object[]) => sql`${JSON.stringify(items)}::jsonb`
  await sql`
    insert into agenda (id, profile_id, calendar_date, has_smart_review, smart_review_finished_at, created_at, kind)
    select id, ${profileId}, date, smart, finished, at, kind
    from jsonb_to_recordset(${json(made.agendas)}) as x (id text, date text, smart boolean, finished timestamptz, at timestamptz, kind text)`.execute(
    tx,
  )
  await sql`
    insert into exam_activity (id, profile_id, kind, is_extra, calendar_date, institution, uf, created_at, updated_at,
      finished_at, sealed_at, learned_at, by_student, answered, correct, grade, receipt_sequence, receipt_hash)
    select id, ${profileId}, 'smartExam', false, date, 'Hospital Universitário Fictício de Aurora', 'SP', finished, finished,
      finished, finished, finished, true, total, correct, grade, nextval('exam_receipt'), encode(sha256(id::bytea), 'hex')
    from jsonb_to_recordset(${json(made.exams)}) as x (id text, date text, finished timestamptz, correct integer,
      total integer, grade double precision)`.execute(tx)
  await sql`
    insert into agenda_question (agenda_id, question_id, part, lesson_id, position)
    select agenda, question, part, lesson, position
    from jsonb_to_recordset(${json(made.questions)}) as x (agenda text, question text, part text, lesson text, position integer)`.execute(
    tx,
  )
  await sql`
    insert into agenda_flashcard (agenda_id, flashcard_id, part, position)
    select agenda, card, 'smartReview', position
    from jsonb_to_recordset(${json(made.cards)}) as x (agenda text, card text, position integer)`.execute(tx)
  await sql`
    insert into answer (id, profile_id, agenda_id, question_id, choosen, outcome, essay, calendar_date, type, theoretical_type,
      answered_at, created_at, seconds, median_seconds)
    select x.id, ${profileId}, agenda, question, choosen, outcome, null, a.calendar_date,
      case part when 'exam' then 'exams' else 'question' end, part, x.at, x.at, seconds, median
    from jsonb_to_recordset(${json(made.answers)}) as x (id text, agenda text, question text, part text, choosen integer,
      outcome integer, at timestamptz, seconds integer, median integer)
    join agenda a on a.id = x.agenda`.execute(tx)
  await sql`
    insert into flashcard_answer (id, profile_id, agenda_id, flashcard_id, outcome, calendar_date, theoretical_type,
      answered_at, created_at)
    select x.id, ${profileId}, agenda, card, outcome, a.calendar_date, 'smartReview', x.at, x.at
    from jsonb_to_recordset(${json(made.grades)}) as x (id text, agenda text, card text, outcome integer, at timestamptz)
    join agenda a on a.id = x.agenda`.execute(tx)
  await sql`
    insert into agenda_lesson (agenda_id, part, lesson_id, position, finished_at)
    select agenda, part, lesson, 0, finished
    from jsonb_to_recordset(${json(made.lessons)}) as x (agenda text, part text, lesson text, finished timestamptz)`.execute(
    tx,
  )
  await sql`
    insert into lesson_progress (profile_id, lesson_id, study_finished_at, review_finished_at)
    select ${profileId}, lesson, max(finished) filter (where part = 'theoreticalStudy'), max(finished) filter (where part = 'theoreticalReview')
    from jsonb_to_recordset(${json(made.lessons)}) as x (part text, lesson text, finished timestamptz) group by lesson`.execute(
    tx,
  )
  await sql`
    insert into login_record (profile_id, study_day, seen_at)
    select ${profileId}, calendar_date, min(created_at) from agenda where profile_id = ${profileId} group by calendar_date
    on conflict do nothing`.execute(tx)
  await storeMemories(tx, profileId, 'question_card', 'question_id', made.memories)
  await storeMemories(tx, profileId, 'flashcard_card', 'flashcard_id', made.cardMemories)
}

async function storeMemories(
  tx: Kysely<Tables>,
  profileId: string,
  table: 'question_card' | 'flashcard_card',
  column: string,
  memories: Made['memories'],
): Promise<void> {
  const items = [...memories].map(([id, {memory, outcome}]) => ({...memory, id, outcome}))
  await sql`
    insert into ${sql.table(table)} (profile_id, ${sql.ref(column)}, ${memoryNames}, last_outcome)
    select ${profileId}, x.id, ${memoryValues('x')}, x.outcome
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as x (id text, outcome smallint, ${memoryFields})`.execute(
    tx,
  )
}
