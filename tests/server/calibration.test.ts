import {sql} from 'kysely'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {calibrateDifficulties, hourlyCalibration} from '../../server/question/calibration.repository.ts'
import {wednesday} from './fixture.ts'
import {backends, TestServer} from './support.ts'

const minute = 60_000

describe.each(backends)('the difficulty that answers show, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
  })
  afterAll(() => server.close())

  const needs = () => ({database: server.database, clock: () => server.now})
  const stored = () =>
    server.database.db
      .selectFrom('question')
      .select(['id', 'difficulty', 'calibrated_difficulty as calibrated'])
      .where('id', 'like', 'alta-0%')
      .orderBy('id')
      .execute()
  const tally = async (id: string, choosen: number, amount: number) => {
    await server.database.db
      .insertInto('answer_tally')
      .values({question_id: id, choosen, amount})
      .onConflict((on) => on.columns(['question_id', 'choosen']).doUpdateSet({amount}))
      .execute()
  }

  test('is told to students from thirty answers on, never touches the written one, and goes when a question is annulled', async () => {
    const {db} = server.database
    const before = await stored()
    expect(before.map(({calibrated}) => calibrated)).toEqual(before.map(() => null))
    const [, asked, few, wrong] = before
    if (!asked || !few || !wrong) throw new Error('The fixture has too few questions.')
    await db.updateTable('question').set({difficulty: 'hard'}).where('id', 'in', [asked.id, few.id, wrong.id]).execute()
    const {correct} = await db
      .selectFrom('question')
      .select('correct')
      .where('id', '=', asked.id)
      .executeTakeFirstOrThrow()
    await tally(asked.id, correct ?? 0, 300)
    await tally(few.id, correct ?? 0, 29)
    await tally(wrong.id, 3, 300)
    await db.updateTable('question').set({correct: 0}).where('id', '=', wrong.id).execute()

    expect(await calibrateDifficulties(needs())).toBe(2)
    const found = new Map((await stored()).map(({id, difficulty, calibrated}) => [id, [difficulty, calibrated]]))
    expect(found.get(asked.id)).toEqual(['hard', 'easy'])
    expect(found.get(few.id)).toEqual(['hard', null])
    expect(found.get(wrong.id)).toEqual(['hard', 'hard'])
    expect(await calibrateDifficulties(needs())).toBe(0)

    const student = await server.student()
    const agenda = await server.agenda(student.token, wednesday)
    const read = async () => {
      const {data} = await server.ask(
        `query ($ids: [ID!]!, $date: String!, $activity: ID!) {
          questionMany(ids: $ids, calendarDate: $date, type: "theoreticalStudy", activity: $activity) { difficulty } }`,
        {activity: agenda._id, ids: [asked.id], date: wednesday},
        {token: student.token},
      )
      return data?.questionMany
    }
    expect(await read()).toEqual([{difficulty: 'easy'}])

    await db.updateTable('question').set({correct: -1}).where('id', '=', asked.id).execute()
    expect(await calibrateDifficulties(needs())).toBe(1)
    expect(await read()).toEqual([{difficulty: 'hard'}])
    await db.updateTable('question').set({correct}).where('id', '=', asked.id).execute()
  })

  test('is found by who searches for it', async () => {
    const {db} = server.database
    await calibrateDifficulties(needs())
    const easy = (await stored()).find(({calibrated}) => calibrated === 'easy')
    const {rows} = await sql<{value: string; isIn: boolean}>`
      select value, get_bit(bits, ordinal) = 1 as "isIn" from question_bits, question_ordinal
      where facet = 'difficulty' and question_id = ${easy?.id} order by value`.execute(db)
    expect(rows.flatMap(({value, isIn}) => (isIn ? [value] : []))).toEqual(['easy'])
  })

  test('of a question whose key a mock exam holds stays until the key is out', async () => {
    const {db} = server.database
    const question = (await stored()).at(1)
    if (!question) throw new Error('The fixture has no questions.')
    const level = async () => (await stored()).find(({id}) => id === question.id)?.calibrated
    const before = await level()
    await sql`update question set key_held_until = ${new Date(server.now + 60 * minute)}::timestamptz, correct = 2
      where id = ${question.id}`.execute(db)
    await tally(question.id, 3, 9_000)
    await calibrateDifficulties(needs())
    expect([before, await level()]).toEqual(['easy', 'easy'])
    await calibrateDifficulties({...needs(), clock: () => server.now + 60 * minute})
    expect(await level()).toBe('hard')
    await sql`update question set key_held_until = null where id = ${question.id}`.execute(db)
  })

  test('is brought up to date five minutes after the start, and then every hour', async () => {
    const question = (await stored())[2]
    if (!question) throw new Error('The fixture has no questions.')
    let now = 0
    const run = hourlyCalibration(needs(), () => now)
    const level = async () => (await stored()).find(({id}) => id === question.id)?.calibrated
    await server.database.db.updateTable('question').set({correct: 1}).where('id', '=', question.id).execute()
    await tally(question.id, 1, 400)
    await run()
    expect(await level()).toBeNull()
    now = 5 * minute
    await run()
    expect(await level()).toBe('easy')
    await tally(question.id, 0, 4_000)
    now = 64 * minute
    await run()
    expect(await level()).toBe('easy')
    now = 65 * minute
    await run()
    expect(await level()).toBe('hard')
  })
})
