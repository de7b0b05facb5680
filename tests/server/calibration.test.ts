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
  const stored = async (id: string) =>
    server.database.db
      .selectFrom('question')
      .select(['difficulty', 'calibrated_difficulty as calibrated'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const level = async (id: string) => (await stored(id)).calibrated
  /** A question that was written as hard, with choice 1 right, as so many students have chosen. */
  const ask = async (id: string, right: number, wrong = 0) => {
    const {db} = server.database
    await db.updateTable('question').set({difficulty: 'hard', correct: 1}).where('id', '=', id).execute()
    const tally = [wrong, right].map((amount, choosen) => ({question_id: id, choosen, amount}))
    await db.deleteFrom('answer_tally').where('question_id', '=', id).execute()
    await db.insertInto('answer_tally').values(tally).execute()
  }

  test('is told to students from thirty answers on, never touches the written one, and goes when a question is annulled', async () => {
    const {db} = server.database
    await ask('alta-00', 0, 300)
    await ask('alta-01', 300)
    await ask('alta-02', 29)
    expect(await calibrateDifficulties(needs())).toBe(2)
    expect(await stored('alta-00')).toEqual({difficulty: 'hard', calibrated: 'hard'})
    expect(await stored('alta-01')).toEqual({difficulty: 'hard', calibrated: 'easy'})
    expect(await stored('alta-02')).toEqual({difficulty: 'hard', calibrated: null})
    expect(await calibrateDifficulties(needs())).toBe(0)

    const student = await server.student()
    const agenda = await server.agenda(student.token, wednesday)
    const read = async () => {
      const {data} = await server.ask(
        `query ($ids: [ID!]!, $date: String!, $activity: ID!) {
          questionMany(ids: $ids, calendarDate: $date, type: "theoreticalStudy", activity: $activity) { difficulty } }`,
        {activity: agenda._id, ids: ['alta-01'], date: wednesday},
        {token: student.token},
      )
      return data?.questionMany
    }
    expect(await read()).toEqual([{difficulty: 'easy'}])

    await db.updateTable('question').set({correct: -1}).where('id', '=', 'alta-01').execute()
    expect(await calibrateDifficulties(needs())).toBe(1)
    expect(await read()).toEqual([{difficulty: 'hard'}])
  })

  test('is found by who searches for it', async () => {
    await ask('alta-01', 300)
    await calibrateDifficulties(needs())
    const {rows} = await sql<{value: string; isIn: boolean}>`
      select value, get_bit(bits, ordinal) = 1 as "isIn" from question_bits, question_ordinal
      where facet = 'difficulty' and question_id = 'alta-01' order by value`.execute(server.database.db)
    expect(rows.flatMap(({value, isIn}) => (isIn ? [value] : []))).toEqual(['easy'])
  })

  test('of a question whose key a mock exam holds stays until the key is out', async () => {
    const {db} = server.database
    await ask('alta-01', 300)
    await calibrateDifficulties(needs())
    await sql`update question set key_held_until = ${new Date(server.now + 60 * minute)}::timestamptz
      where id = 'alta-01'`.execute(db)
    await ask('alta-01', 0, 9_000)
    await calibrateDifficulties(needs())
    expect(await level('alta-01')).toBe('easy')
    await calibrateDifficulties({...needs(), clock: () => server.now + 60 * minute})
    expect(await level('alta-01')).toBe('hard')
    await sql`update question set key_held_until = null where id = 'alta-01'`.execute(db)
  })

  test('is brought up to date five minutes after the start, and then every hour', async () => {
    await ask('alta-03', 0)
    await calibrateDifficulties(needs())
    let now = 0
    const run = hourlyCalibration(needs(), () => now)
    await ask('alta-03', 400)
    now = 5 * minute - 1
    await run()
    expect(await level('alta-03')).toBeNull()
    now = 5 * minute
    await run()
    expect(await level('alta-03')).toBe('easy')
    await ask('alta-03', 400, 4_000)
    now = 65 * minute - 1
    await run()
    expect(await level('alta-03')).toBe('easy')
    now = 65 * minute
    await run()
    expect(await level('alta-03')).toBe('hard')
  })
})
