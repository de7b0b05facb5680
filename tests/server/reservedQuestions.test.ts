import {sql} from 'kysely'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {importFiles} from '../../server/content/import.ts'
import {findBankQuestions} from '../../server/question/question.repository.ts'
import {addMock} from './examFixture.ts'
import {pack, wednesday, wednesdayNoon} from './fixture.ts'
import {backends, TestServer} from './support.ts'

const reserved = ['alta-00', 'alta-02', 'longa-03']
const day = 86_400_000

const edition = (isReserved: boolean) =>
  JSON.stringify({
    ...pack,
    questions: pack.questions.map((one) => (reserved.includes(one.id) ? {...one, reserved: isReserved} : one)),
  })

describe.each(backends)('questions that only mock exams ask, on %s', (kind) => {
  let server: TestServer
  const take = async (isReserved: boolean) =>
    importFiles(server.database.db, [{name: 'prova.json', text: edition(isReserved)}], new Date(wednesdayNoon))
  const indexed = async () => {
    const {rows} = await sql<{id: string}>`select question_id as id from question_ordinal
      where question_id = any(${reserved})`.execute(server.database.db)
    return rows.length
  }
  const seenBy = async (profileId: string) => {
    const found = await findBankQuestions(server.database, {
      profileId,
      questionIds: reserved,
      now: server.now,
      openSince: wednesday,
    })
    return found.map(({_id}) => _id)
  }

  beforeAll(async () => {
    server = await TestServer.open(kind)
  })
  afterAll(() => server.close())

  test('they are in no study and no index of the bank, and nobody reads them before their mock exam', async () => {
    const before = await server.student()
    expect(await seenBy(before.profileId)).toEqual(reserved)
    expect(await indexed()).toBe(3)
    expect(await take(true)).toMatchObject({ok: true})
    expect(await indexed()).toBe(0)

    const student = await server.student()
    const agenda = await server.agenda(student.token, wednesday)
    const asked = agenda.theoreticalStudy.flatMap(({questions}) => questions)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((id) => reserved.includes(id))).toEqual([])
    expect(await seenBy(student.profileId)).toEqual([])
  })

  test('a mock exam asks them; once its answers are out they may be read, and still no study asks them', async () => {
    await take(true)
    const mock = await addMock(server, reserved, {opens_after_days: 61})
    const {rows} = await sql<{count: number}>`select count(*)::integer as count from mock_exam_question
      where mock_exam_id = ${mock}`.execute(server.database.db)
    expect(rows).toEqual([{count: 3}])
    const student = await server.student()
    expect(await seenBy(student.profileId)).toEqual([])
    server.now += 30 * day
    expect(await seenBy(student.profileId)).toEqual(reserved)
    expect(await indexed()).toBe(0)
    server.now -= 30 * day
  })

  test('an edition that reserves them no longer gives them to the bank', async () => {
    await take(true)
    await take(false)
    expect(await indexed()).toBe(3)
  })
})
