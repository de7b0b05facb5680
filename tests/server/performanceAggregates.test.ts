import {sql} from 'kysely'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {studyDayOf} from '../../domain/shared/studyDay.ts'
import {seededRandom} from '../../domain/shared/seededRandom.ts'
import {finishSmartReview} from '../../server/agenda/smartFinish.repository.ts'
import {finishExam} from '../../server/exam/examFinish.repository.ts'
import {idempotentMutation} from '../../server/kernel/idempotency.ts'
import {rebuildAggregates, verifyAggregates} from '../../server/performance/verify.ts'
import {type Answering, findAnswerable, storeAnswers} from '../../server/question/answer.repository.ts'
import {learnFromHeldAnswers} from '../../server/question/heldAnswer.repository.ts'
import {storeGrade, storeUndo} from '../../server/study/flashcard.repository.ts'
import {brazilianZones} from '../domain/shared/brazilianZones.ts'
import {timeouts} from '../support/timeouts.ts'
import {
  aggregatesOf,
  countedByHand,
  dayByHand,
  finishedByHand,
  finishedOf,
  finishedWeeksOf,
  weeksByHand,
} from './performanceOracle.ts'
import {TestServer} from './support.ts'

/** Students, each with a history of their own. */
const histories = 1_000

const day = 86_400_000
const random = seededRandom(20_261_124)
const below = (most: number): number => Math.floor(random() * most)
const pick = <T>(items: readonly T[]): T => {
  const item = items[below(items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
const some = <T>(items: readonly T[], amount: number): T[] =>
  items
    .map((item) => ({item, place: random()}))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, amount)
    .map(({item}) => item)

const areas = ['CM', 'CIR', 'GO', 'PED', 'SC', null] as const
const difficulties = ['easy', 'medium', 'hard', null] as const
const held = 'q-03'

type Activity = {
  readonly id: string
  readonly profileId: string
  readonly part: 'theoreticalStudy' | 'smartReview' | 'exam'
  readonly at: number
  readonly zone: string
  readonly date: string
  readonly questions: readonly string[]
  readonly cards: readonly string[]
}

/**
 * A thousand random histories, written by the statements that the product writes with, and counted anew from every raw
 * answer. Days are those that each student's wall shows, whatever the database was told.
 */
describe('the aggregates of a thousand histories', () => {
  let server: TestServer
  const activities: Activity[] = []
  const dayOfAgenda = new Map<string, string>()

  beforeAll(async () => {
    server = await TestServer.open('pglite')
    await addBank()
    await addStudents()
  }, timeouts.long)
  afterAll(() => server.close())

  async function addBank(): Promise<void> {
    const {db} = server.database
    const lessons = await db.selectFrom('lesson').select('id').orderBy('id').execute()
    const body = JSON.stringify([])
    const rows = Array.from({length: 24}, (_, index) => {
      const lesson = index % 3 === 0 ? null : (lessons[index % lessons.length]?.id ?? null)
      return {
        id: `q-${String(index).padStart(2, '0')}`,
        lesson_id: lesson,
        area: lesson === null ? (areas[index % 6] ?? null) : ('CM' as const),
        classification: JSON.stringify(index % 2 === 0 ? [`Tema "${index % 5}"`, 'Ação'] : []),
        inherits_classification: false,
        kind: index % 8 === 7 ? ('essay' as const) : ('choice' as const),
        body,
        choices: JSON.stringify(index % 8 === 7 ? [] : ['a', 'b', 'c', 'd']),
        correct: index % 8 === 7 ? null : index === 10 ? -1 : index % 4,
        answer: index % 8 === 7 ? body : null,
        institution: 'Aristo',
        year: 2026,
        difficulty: difficulties[index % 4] ?? null,
        comment: null,
        content_hash: '',
        created_at: new Date(0),
        updated_at: new Date(0),
      }
    })
    await db.insertInto('question').values(rows).execute()
    const card = {
      lesson_id: null,
      position: 0,
      area: 'CM' as const,
      classification: '[]',
      inherits_classification: false,
    }
    await db
      .insertInto('flashcard')
      .values(
        ['c-0', 'c-1', 'c-2'].map((id) => ({
          ...card,
          id,
          front: body,
          back: body,
          comment: null,
          content_hash: '',
          created_at: new Date(0),
          updated_at: new Date(0),
        })),
      )
      .execute()
    await sql`update question set key_held_until = ${new Date(server.now + 1_000 * day)} where id = ${held}`.execute(db)
  }

  const questionIds = Array.from({length: 24}, (_, index) => `q-${String(index).padStart(2, '0')}`)

  /** Three activities each: a day with a study, one with a smart review, and a full exam, at any hour of fourteen months. */
  async function addStudents(): Promise<void> {
    const {db} = server.database
    const students = Array.from({length: histories}, (_, index) => `s-${index}`)
    for (const [index, profileId] of students.entries()) {
      const zone = pick(brazilianZones).name
      for (const [place, part] of (['theoreticalStudy', 'smartReview', 'exam'] as const).entries()) {
        // One in five has both on one day, where the study is an extra one.
        const isSameDay = part === 'smartReview' && index % 5 === 0
        const at = isSameDay
          ? (activities.at(-1)?.at ?? server.now)
          : server.now - below(420) * day - below(24 * 3_600) * 1_000 - place
        const date = studyDayOf(at, zone)
        const id = `${profileId}-${part}`
        dayOfAgenda.set(id, dayByHand(at, zone))
        const cards = part === 'smartReview' ? ['c-0', 'c-1', 'c-2'].slice(0, below(4)) : []
        activities.push({id, profileId, part, at, zone, date, questions: some(questionIds, 2 + below(5)), cards})
      }
    }
    await db.transaction().execute(async (tx) => {
      await sql`
        insert into profile (id, uid, name, email, roles, study_week, created_at)
        select x, 'uid-' || x, 'Estudante', x || '@exemplo.br', '[]', '{}', ${new Date(0)}
        from unnest(${students}::text[]) x`.execute(tx)
      await sql`
        insert into agenda (id, profile_id, calendar_date, has_smart_review, created_at, kind)
        select id, "profileId", date, part = 'smartReview', ${new Date(0)}, case when part = 'exam' then 'exam'
          when exists (select from jsonb_to_recordset(${JSON.stringify(activities)}::jsonb) as o (id text, "profileId" text, date text, part text)
            where o."profileId" = x."profileId" and o.date = x.date and o.part <> 'exam' and o.part < x.part) then 'extra' else 'day' end
        from jsonb_to_recordset(${JSON.stringify(activities)}::jsonb) as x (id text, "profileId" text, date text, part text)`.execute(
        tx,
      )
      await sql`
        insert into exam_activity (id, profile_id, kind, is_extra, calendar_date, created_at, updated_at)
        select id, profile_id, 'exam', profile_id ~ '[369]-?$', calendar_date, created_at, created_at from agenda where kind = 'exam' and id like 's-%'`.execute(
        tx,
      )
      await sql`
        insert into extra_activity (id, profile_id, kind, calendar_date, classification, exam_mode, is_priority, created_at)
        select id, profile_id, case when has_smart_review then 'SmartReview' else 'TheoreticalReview' end, calendar_date, '[]',
          false, false, created_at from agenda where kind = 'extra' and id like 's-%'`.execute(tx)
      await sql`
        insert into agenda_lesson (agenda_id, part, lesson_id, position)
        select id, case when kind = 'extra' or hashtext(id) % 2 = 0 then 'theoreticalReview' else 'theoreticalStudy' end, 'alta', 0
        from agenda where id like 's-%-theoreticalStudy'`.execute(tx)
      await sql`
        insert into agenda_question (agenda_id, question_id, part, position)
        select id, q.question, part, q.position
        from jsonb_to_recordset(${JSON.stringify(activities)}::jsonb) as x (id text, part text, questions jsonb)
        cross join lateral jsonb_array_elements_text(x.questions) with ordinality q (question, position)`.execute(tx)
      await sql`
        insert into agenda_flashcard (agenda_id, flashcard_id, part, position)
        select id, q.card, part, q.position
        from jsonb_to_recordset(${JSON.stringify(activities)}::jsonb) as x (id text, part text, cards jsonb)
        cross join lateral jsonb_array_elements_text(x.cards) with ordinality q (card, position)`.execute(tx)
    })
  }

  let key = 0
  const mutationOf = (activity: Activity) =>
    idempotentMutation('createManyAnswer', activity.profileId, `key-${(key += 1)}`, {}, activity.at)

  async function answer(activity: Activity, questions: readonly string[]): Promise<void> {
    const {database} = server
    const answering: Answering = {
      profileId: activity.profileId,
      agendaId: activity.id,
      calendarDate: activity.date,
      type: 'question',
      theoreticalType: activity.part,
      answeredAt: activity.at,
      answers: questions.map((questionId) => ({
        questionId,
        choosen: below(5) - 1,
        essay: 'Uma resposta.',
        seconds: random() < 0.6 ? 1 + below(300) : null,
      })),
    }
    const rows = await findAnswerable(database, answering)
    const finishes = {smartReview: finishSmartReview, exam: finishExam}
    await storeAnswers(database, answering, rows, {mutation: mutationOf(activity), now: activity.at, finishes})
  }

  async function grade(activity: Activity, card: string): Promise<void> {
    const place = {
      profileId: activity.profileId,
      agendaId: activity.id,
      calendarDate: activity.date,
      theoreticalType: activity.part,
      flashcardId: card,
    }
    await storeGrade(
      server.database,
      {...place, choosen: random() < 0.5 ? 1 : 0, answeredAt: activity.at},
      mutationOf(activity),
    )
    if (random() < 0.3) await storeUndo(server.database, place, mutationOf(activity))
  }

  async function expectNoDifference(): Promise<void> {
    const {db} = server.database
    const byHand = await countedByHand(db, ({agenda_id}) => dayOfAgenda.get(agenda_id) ?? '')
    expect(await aggregatesOf(db)).toEqual(byHand)
    const finished = await finishedByHand(db, ({agenda_id}) => dayOfAgenda.get(agenda_id) ?? '')
    expect(await finishedOf(db)).toEqual(finished)
    expect(await finishedWeeksOf(db)).toEqual(weeksByHand(finished))
    expect(await verifyAggregates(db)).toEqual([])
  }

  test(
    'are what their answers are, one by one',
    async () => {
      for (const activity of activities) {
        const [first, ...others] = activity.questions
        if (activity.part === 'theoreticalStudy' && random() < 0.6)
          await sql`update agenda_lesson set finished_at = ${new Date(activity.at)} where agenda_id = ${activity.id}`.execute(
            server.database.db,
          )
        const isApart = random() < 0.2
        if (first !== undefined && isApart) await answer(activity, [first])
        if (random() < 0.9) await answer(activity, isApart ? others : activity.questions)
        for (const card of activity.cards) if (random() < 0.4) await grade(activity, card)
      }
      const {answers} = await server.database.db
        .selectFrom('answer')
        .select(({fn}) => fn.countAll<number>().as('answers'))
        .executeTakeFirstOrThrow()
      expect(Number(answers)).toBeGreaterThan(8 * histories)
      const finished = Object.values(await finishedOf(server.database.db))
      const daysWith = Array.from({length: 7}, (_, place) => finished.filter((row) => row[place] !== 0).length)
      expect(Math.min(...daysWith)).toBeGreaterThan(0)
      await expectNoDifference()
    },
    timeouts.long,
  )

  test('follow the grade of an essay, and a key that comes out', async () => {
    const {database} = server
    for (const activity of activities.slice(0, 200)) await answer(activity, activity.questions)
    await sql`update question set key_held_until = null where id = ${held}`.execute(database.db)
    let released = 1
    while (released > 0)
      released = await database.db.transaction().execute((tx) => learnFromHeldAnswers(tx, server.now))
    await expectNoDifference()
  })

  test('follow a question that is annulled, put under another theme, or made harder', async () => {
    const {db} = server.database
    const before = await aggregatesOf(db)
    await sql`update question set correct = -1 where id = 'q-01'`.execute(db)
    await sql`update question set correct = 3 where id = 'q-10'`.execute(db)
    await sql`update question set lesson_id = 'alta', difficulty = 'hard' where id in ('q-00', 'q-06')`.execute(db)
    await sql`update question set lesson_id = null, area = 'GO', classification = '["Outro"]', correct = 0 where id = 'q-04'`.execute(
      db,
    )
    await sql`update question set body = '[]', key_held_until = null`.execute(db)
    expect(await aggregatesOf(db)).not.toEqual(before)
    await expectNoDifference()
  })

  test('the grade of a finished exam follows its key', async () => {
    const {rows} = await sql<{wrong: number; exams: number}>`
      select count(*) filter (where x.correct is distinct from c.correct or abs(x.grade - 100.0 * c.correct / c.total) > 1e-9)::integer as wrong,
        count(*)::integer as exams
      from exam_activity x cross join lateral (
        select count(*) as total, (count(*) filter (where w.outcome = 1 or (q.kind = 'choice' and q.correct = -1)))::integer as correct
        from agenda_question aq join question q on q.id = aq.question_id
        left join answer w on w.agenda_id = aq.agenda_id and w.question_id = aq.question_id where aq.agenda_id = x.id
      ) c where x.finished_at is not null`.execute(server.database.db)
    expect(rows[0]?.wrong).toBe(0)
    expect(rows[0]?.exams).toBeGreaterThan(50)
  })

  test('go with an activity and with an account', async () => {
    const {db} = server.database
    await sql`delete from agenda where id in ('s-10-theoreticalStudy', 's-11-smartReview', 's-12-exam')`.execute(db)
    await sql`delete from profile where id in ('s-20', 's-21', 's-22')`.execute(db)
    await expectNoDifference()
    const {left} = await db
      .selectFrom('study_day')
      .select(({fn}) => fn.countAll<number>().as('left'))
      .where('profile_id', 'in', ['s-20', 's-21', 's-22'])
      .executeTakeFirstOrThrow()
    expect(Number(left)).toBe(0)
  })

  test('a wrong sum is found, and made anew', async () => {
    const {db} = server.database
    await sql`update study_day set correct = correct + 1 where profile_id = 's-30'`.execute(db)
    await sql`delete from theme_count where profile_id = 's-31'`.execute(db)
    // A week follows its days, wrong ones too.
    await sql`update study_day set exams = 7 where profile_id = 's-32'`.execute(db)
    await sql`update study_week set reviews = 9 where profile_id = 's-33'`.execute(db)
    const tables = new Set((await verifyAggregates(db)).map(({table, key: name}) => `${table} ${name.split(' ')[0]}`))
    expect([...tables].toSorted()).toEqual([
      'study_day s-30',
      'study_day s-32',
      'study_week s-32',
      'study_week s-33',
      'theme_count s-31',
    ])
    await db.transaction().execute((tx) => rebuildAggregates(tx))
    await expectNoDifference()
  })
})
