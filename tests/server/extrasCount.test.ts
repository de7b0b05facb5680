import fc from 'fast-check'
import {sql} from 'kysely'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {
  type ChosenHistory,
  questionDifficulties,
  type QuestionFilters,
  questionHistories,
} from '../../domain/extras/extras.types.ts'
import {isAtOrBelow} from '../../domain/extras/filters.ts'
import type {ThemeArea} from '../../domain/themes/areas.ts'
import {lessonPathOf, pathOf as placeOf} from '../../domain/themes/path.ts'
import {importFiles} from '../../server/content/import.ts'
import {countQuestions} from '../../server/extras/count.repository.ts'
import {pickQuestions} from '../../server/extras/pick.repository.ts'
import type {FilterScope} from '../../server/extras/questionFit.ts'
import {wednesdayNoon, pack} from './fixture.ts'
import {backends, type Student, TestServer} from './support.ts'

const day = 86_400_000
const areas = ['CM', 'PED', 'CIR'] as const

/** A bank in which every filter leaves something and takes something away. */
const bank = Array.from({length: 120}, (_entry, index) => {
  const [model] = pack.questions
  if (model === undefined || model.kind !== 'choice') throw new Error('the small course has no question of choices')
  const {lesson: _lesson, comment, year: _year, difficulty: _difficulty, ...question} = model
  const levels = ['easy', 'medium', 'hard', undefined] as const
  const difficulty = levels[index % 4]
  const hasLesson = index % 3 !== 0
  return {
    ...question,
    id: `banco-${String(index).padStart(3, '0')}`,
    ...(hasLesson ? {lesson: ['alta', 'longa', 'media', 'futura'][index % 4] ?? ''} : {}),
    ...(!hasLesson &&
      index % 2 === 0 && {area: areas[index % 9 === 0 ? 0 : 1], classification: ['Clínica', `Nível ${index % 4}`]}),
    institution: ['USP', 'UNIFESP', 'Aristo'][index % 3] ?? '',
    ...(index % 5 !== 0 && {uf: index % 2 === 0 ? ('SP' as const) : ('RJ' as const)}),
    ...(index % 7 !== 0 && {year: 2003 + (index % 24)}),
    ...(difficulty !== undefined && {difficulty}),
    ...(index % 4 !== 1 && {comment}),
  }
})

type Row = {
  readonly id: string
  readonly lessonArea: ThemeArea | null
  readonly lessonClassification: readonly string[] | null
  readonly title: string | null
  readonly area: ThemeArea | null
  readonly classification: readonly string[]
  readonly difficulty: string
  readonly uf: string
  readonly institution: string
  readonly year: number | null
  readonly hasComment: boolean
  readonly isHeld: boolean
  readonly lastOutcome: number | null
  readonly lastReview: Date | null
  readonly isDoubt: boolean
  readonly isFavorite: boolean
}

const themes = [
  ['Clínica Médica'],
  ['Clínica Médica', 'Clínica'],
  ['Clínica Médica', 'Clínica', 'Tema alta'],
  ['Clínica Médica', 'Clínica', 'Tema longa'],
  ['Pediatria'],
  ['Pediatria', 'Clínica', 'Nível 0'],
  ['Cirurgia'],
  ['Clínica'],
]

const filters: fc.Arbitrary<QuestionFilters> = fc
  .record({
    classification: fc.uniqueArray(fc.constantFrom(...themes), {maxLength: 3}),
    difficulty: fc.uniqueArray(fc.constantFrom(...questionDifficulties)),
    history: fc.uniqueArray(fc.constantFrom(...questionHistories)),
    place: fc.constantFrom(
      [null, null],
      ['SP', null],
      ['SP', 'USP'],
      ['BR', 'Aristo'],
      ['RJ', 'UNIFESP'],
      ['AC', null],
    ),
    onlyWithComments: fc.boolean(),
    years: fc.constantFrom([2005, 2027], [2005, 2020], [2015, 2015], [2010, 2027]),
  })
  .map(({place: [uf = null, institution = null], years: [minYear = 0, maxYear = 0], ...others}) => ({
    ...others,
    uf,
    institution,
    minYear,
    maxYear,
  }))

const pathOf = (row: Row): readonly string[] => {
  if (row.lessonArea !== null && row.lessonClassification !== null && row.title !== null)
    return lessonPathOf({area: row.lessonArea, classification: row.lessonClassification, title: row.title})
  return row.area === null ? [] : placeOf({area: row.area, classification: row.classification})
}

const histories: {readonly [H in ChosenHistory]: (row: Row) => boolean} = {
  unanswered: ({lastReview}) => lastReview === null,
  wrong: ({lastOutcome}) => lastOutcome === 0,
  doubt: ({isDoubt}) => isDoubt,
  favorite: ({isFavorite}) => isFavorite,
  unseen: ({lastReview}) => lastReview === null || lastReview.getTime() <= wednesdayNoon - 90 * day,
}

const isIn = <T>(chosen: readonly T[], is: (one: T) => boolean) => chosen.length === 0 || chosen.some(is)

/** The filters in plain words, question by question, but difficulty and history. */
const fitsOthers = ({classification, uf, institution, onlyWithComments, minYear, maxYear}: QuestionFilters) => {
  const isWhole = minYear === 2005 && maxYear >= 2026
  return (row: Row) =>
    !row.isHeld &&
    isIn(classification, (theme) => isAtOrBelow(pathOf(row), theme)) &&
    (uf === null || row.uf === uf) &&
    (institution === null || row.institution === institution) &&
    (!onlyWithComments || row.hasComment) &&
    (row.year === null ? isWhole : row.year >= minYear && row.year <= maxYear)
}

const expected = (rows: readonly Row[], wanted: QuestionFilters) => {
  const others = rows.filter(fitsOthers(wanted))
  const isLevel = (row: Row) => isIn(wanted.difficulty, (level) => level === row.difficulty)
  const isHistory = (row: Row) => isIn(wanted.history, (history) => histories[history](row))
  const fitting = others.filter((row) => isLevel(row) && isHistory(row))
  return {
    ids: fitting.map(({id}) => id).toSorted(),
    counted: {
      total: fitting.length,
      byDifficulty: questionDifficulties.map(
        (level) => others.filter((row) => row.difficulty === level && isHistory(row)).length,
      ),
      byHistory: questionHistories.map(
        (history) => others.filter((row) => isLevel(row) && histories[history](row)).length,
      ),
      withComments: fitting.filter(({hasComment}) => hasComment).length,
    },
  }
}

describe.each(backends)('counting and choosing questions on %s', (kind) => {
  let server: TestServer
  let student: Student
  let rows: readonly Row[]
  let scope: FilterScope

  beforeAll(async () => {
    server = await TestServer.open(kind)
    const {db} = server.database
    const more = {...pack, pack: {...pack.pack, id: 'banco'}, courses: [], lessons: [], questions: bank}
    const report = await importFiles(db, [{name: 'banco.json', text: JSON.stringify(more)}], new Date(wednesdayNoon))
    if (!report.ok) throw new Error(JSON.stringify(report.problems))
    student = await server.student()
    const {profileId} = student
    await server.student()
    await sql`
      insert into question_card (profile_id, question_id, due, stability, difficulty, scheduled_days, learning_steps, reps,
        lapses, state, last_review, last_outcome)
      select ${profileId}, id, ${new Date(wednesdayNoon)}, 1, 1, 1, 0, 1, 0, 2,
        ${new Date(wednesdayNoon)}::timestamptz - make_interval(days => n::integer * 5), n % 2
      from (select id, row_number() over (order by id) as n from question) q where n % 3 = 0`.execute(db)
    await sql`
      insert into question_doubt (profile_id, question_id, marked_at)
      select ${profileId}, id, ${new Date(wednesdayNoon)} from (
        select id, row_number() over (order by id) as n from question) q where n % 5 = 0`.execute(db)
    await sql`
      insert into favorite (profile_id, type, document, created_at)
      select ${profileId}, 'question', id, ${new Date(wednesdayNoon)} from (
        select id, row_number() over (order by id) as n from question) q where n % 7 = 0`.execute(db)
    await sql`update question set key_held_until = ${new Date(wednesdayNoon + day)} where id like '%3'`.execute(db)
    await sql`update question set retired = true where id like '%7'`.execute(db)
    scope = {profileId, courseId: 'curso', now: wednesdayNoon, currentYear: 2026}
    rows = (
      await sql<Row>`
        select q.id, l.area as "lessonArea", l.classification as "lessonClassification", l.title, q.area, q.classification,
          coalesce(q.difficulty, 'unknown') as difficulty, coalesce(q.uf, 'BR') as uf, q.institution, q.year,
          q.comment is not null as "hasComment", coalesce(q.key_held_until > ${new Date(wednesdayNoon)}, false) as "isHeld",
          k.last_outcome as "lastOutcome", k.last_review as "lastReview",
          exists (select from question_doubt d where d.profile_id = ${profileId} and d.question_id = q.id) as "isDoubt",
          exists (select from favorite f where f.profile_id = ${profileId} and f.document = q.id) as "isFavorite"
        from question q left join lesson l on l.id = q.lesson_id
        left join question_card k on k.question_id = q.id and k.profile_id = ${profileId}
        where not q.retired order by q.id`.execute(db)
    ).rows
  })
  afterAll(() => server.close())

  test('the bank of the test has everything that filters can tell apart', () => {
    const of = (wanted: Partial<QuestionFilters>) => expected(rows, {...whole, ...wanted}).counted
    expect(of({}).byDifficulty.every((amount) => amount > 5)).toBe(true)
    expect(of({}).byHistory.every((amount) => amount > 5)).toBe(true)
    expect(rows.some(({isHeld}) => isHeld)).toBe(true)
    for (const theme of themes.slice(0, 6)) expect(of({classification: [theme]}).total).toBeGreaterThan(0)
  })

  const whole: QuestionFilters = {
    classification: [],
    difficulty: [],
    history: [],
    uf: null,
    institution: null,
    onlyWithComments: false,
    minYear: 2005,
    maxYear: 2027,
  }

  test('random filters leave exactly the questions that plain words leave, counted and chosen', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (wanted) => {
        const {counted, ids} = expected(rows, wanted)
        expect(await countQuestions(server.database, wanted, scope)).toEqual(counted)
        const chosen = await pickQuestions(server.database, wanted, scope, {count: 200, seed: 1})
        expect(chosen.toSorted()).toEqual(ids)
      }),
      {numRuns: 60, seed: 20_261_124},
    )
  })

  test('the same seed chooses the same questions in the same order, another seed others', async () => {
    const pick = (seed: number) => pickQuestions(server.database, whole, scope, {count: 15, seed})
    const first = await pick(5)
    expect(await pick(5)).toEqual(first)
    expect(await pick(6)).not.toEqual(first)
  })

  test('another course has the questions without a lesson alone, another student no history', async () => {
    const others = rows.filter(({lessonArea}) => lessonArea === null)
    const elsewhere = await countQuestions(server.database, whole, {...scope, courseId: 'outro'})
    expect(elsewhere.total).toBe(expected(others, whole).counted.total)
    const stranger = await countQuestions(server.database, whole, {...scope, profileId: 'ninguem'})
    expect(stranger.byHistory).toEqual([stranger.total, 0, 0, 0, stranger.total])
  })

  test('an empty bank counts nothing', async () => {
    const none = await countQuestions(server.database, {...whole, uf: 'AC'}, scope)
    expect(none).toEqual({total: 0, byDifficulty: [0, 0, 0, 0], byHistory: [0, 0, 0, 0, 0], withComments: 0})
  })
})
