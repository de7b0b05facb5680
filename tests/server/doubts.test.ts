import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {buildServer} from '../../server/app.ts'
import {openDatabase} from '../../server/kernel/database/database.ts'
import {wednesday, wednesdayNoon} from './fixture.ts'
import {type AgendaData, backends, type Student, testConfig, TestServer} from './support.ts'
import {doubtDocument, doubtInput, doubtsDocument, sender} from './studySupport.ts'

describe.each(backends)('doubts on %s', (kind) => {
  let server: TestServer
  let send: ReturnType<typeof sender>
  beforeAll(async () => {
    server = await TestServer.open(kind)
    send = sender(server)
  })
  afterAll(() => server.close())

  const start = async (): Promise<{student: Student; agenda: AgendaData}> => {
    server.now = wednesdayNoon
    const student = await server.student()
    return {student, agenda: await server.agenda(student.token, wednesday)}
  }
  const doubts = async ({token}: Student, input: object) => {
    const {codes, data} = await server.ask(doubtsDocument, {input}, {token})
    return codes.length > 0 ? codes : data?.getActivityDoubts
  }

  test('doubts are told in the order of the questions, each part its own', async () => {
    const {student, agenda} = await start()
    await send(student, doubtDocument, doubtInput(agenda, 'alta-03'))
    const second = await send(student, doubtDocument, doubtInput(agenda, 'alta-01'))
    const study = {_id: `${agenda._id}:theoreticalStudy`, doubtIds: ['alta-01', 'alta-03']}
    expect(second.data).toEqual({addOrRemoveQuestionAsDoubt: study})
    expect(await doubts(student, {agendaId: agenda._id, type: 'theoreticalStudy'})).toEqual(study)
    expect(await doubts(student, {activityId: agenda._id})).toEqual({_id: agenda._id, doubtIds: []})
    const removed = await send(student, doubtDocument, doubtInput(agenda, 'alta-03', 'remove'))
    expect(removed.data).toEqual({addOrRemoveQuestionAsDoubt: {...study, doubtIds: ['alta-01']}})
  })

  test('the same command twice is refused, a repeat of one command is not', async () => {
    const {student, agenda} = await start()
    expect((await send(student, doubtDocument, doubtInput(agenda, 'alta-00', 'remove'))).codes).toEqual([
      'SAME_COMMAND_AS_PREVIOUS',
    ])
    const first = await send(student, doubtDocument, doubtInput(agenda, 'alta-00'), 'um')
    await send(student, doubtDocument, doubtInput(agenda, 'alta-01'), 'dois')
    expect((await send(student, doubtDocument, doubtInput(agenda, 'alta-00'))).codes).toEqual([
      'SAME_COMMAND_AS_PREVIOUS',
    ])
    const repeat = await send(student, doubtDocument, doubtInput(agenda, 'alta-00'), 'um')
    expect(repeat.data).toEqual(first.data)
  })

  test('the sixth toggle of a question within ten seconds is refused, one after them is not', async () => {
    const {student, agenda} = await start()
    const toggle = (number: number) =>
      send(student, doubtDocument, doubtInput(agenda, 'alta-00', number % 2 === 0 ? 'add' : 'remove'))
    for (const number of [0, 1, 2, 3, 4]) {
      expect((await toggle(number)).codes).toEqual([])
      server.now += 1_000
    }
    expect((await toggle(5)).codes).toEqual(['MANY_COMMANDS_TO_SAME_QUESTION'])
    expect((await send(student, doubtDocument, doubtInput(agenda, 'alta-01'))).codes).toEqual([])
    server.now = wednesdayNoon + 9_999
    expect((await toggle(5)).codes).toEqual(['MANY_COMMANDS_TO_SAME_QUESTION'])
    server.now = wednesdayNoon + 10_000
    expect((await toggle(5)).codes).toEqual([])
  })

  test('more than thirty toggles a minute are too many', async () => {
    const {student, agenda} = await start()
    const ids = ['alta-00', 'alta-01', 'alta-02', 'alta-03', 'alta-04', 'alta-05']
    for (let turn = 0; turn < 30; turn += 1) {
      const id = ids[turn % 6] ?? ''
      const action = Math.floor(turn / 6) % 2 === 0 ? 'add' : 'remove'
      expect({turn, codes: (await send(student, doubtDocument, doubtInput(agenda, id, action))).codes}).toEqual({
        turn,
        codes: [],
      })
      server.now += 1_900
    }
    const next = () => send(student, doubtDocument, doubtInput(agenda, 'alta-00', 'remove'))
    expect((await next()).codes).toEqual(['TOO_MANY_REQUESTS'])
    const other = await server.student()
    const others = await server.agenda(other.token, wednesday)
    expect((await send(other, doubtDocument, doubtInput(others, 'alta-00'))).codes).toEqual([])
    server.now = wednesdayNoon + 60_000
    expect((await next()).codes).toEqual([])
  })

  test('of twenty equal commands at once one counts', async () => {
    const {student, agenda} = await start()
    const replies = await Promise.all(
      Array.from({length: 20}, () => send(student, doubtDocument, doubtInput(agenda, 'alta-00'))),
    )
    const refused = replies.flatMap(({codes}) => codes)
    expect(refused).toEqual(Array.from({length: 19}, () => 'SAME_COMMAND_AS_PREVIOUS'))
  })

  test.each([
    ['neither activity nor agenda', {activityId: null, agendaId: null}, 'BAD_INPUT'],
    ['an agenda without its part', {type: null}, 'BAD_INPUT'],
    ['an unknown agenda', {agendaId: 'nenhuma'}, 'NOT_FOUND'],
    ['a question of another part', {questionId: 'longa-00'}, 'NOT_FOUND'],
    ['an unknown question', {questionId: 'nenhuma'}, 'NOT_FOUND'],
  ])('%s is refused', async (_name, change, code) => {
    const {student, agenda} = await start()
    const reply = await send(student, doubtDocument, {...doubtInput(agenda, 'alta-00'), ...change})
    expect(reply.codes).toEqual([code])
  })

  test('doubts come first on the agenda of the next days', async () => {
    const {student, agenda} = await start()
    const ids = agenda.smartReview?.questions ?? []
    await send(student, doubtDocument, doubtInput(agenda, ids[7] ?? '', 'add', 'smartReview'))
    server.now = wednesdayNoon + 86_400_000
    const next = await server.agenda(await server.token(student.uid), '20260716')
    expect(next.smartReview?.due[0]).toEqual({questionId: ids[7], reason: 'doubt', retrievability: null})
    server.now = wednesdayNoon
  })
})

describe.runIf(backends.includes('postgres'))('doubts of two processes on one PostgreSQL', () => {
  test('the limits hold across both', async () => {
    const first = await TestServer.open('postgres')
    const database = await openDatabase({databaseUrl: first.url})
    const config = testConfig()
    const second = await buildServer({config, database, clock: () => first.now, clientFolder: '/nonexistent'})
    try {
      const student = await first.student()
      const agenda = await first.agenda(student.token, wednesday)
      const ids = Array.from({length: 6}, (_entry, number) => `alta-0${number}`)
      const smart = agenda.smartReview?.questions ?? []
      const marks = [
        ...ids.map((id) => doubtInput(agenda, id)),
        ...smart.map((id) => doubtInput(agenda, id, 'add', 'smartReview')),
      ]
      const ask = async (app: typeof second, input: object, key: string) => {
        const response = await app.inject({
          method: 'POST',
          url: '/graphql',
          headers: {authorization: `Bearer ${student.token}`},
          payload: {query: doubtDocument, variables: {input, key}},
        })
        const body: {errors?: {extensions: {code: string}}[]} = response.json()
        return body.errors?.[0]?.extensions.code ?? 'stored'
      }
      const both = [first.app, second]
      const sent = [...marks, ...marks.map((mark) => ({...mark, action: 'remove'}))]
      // One after the other of a question, all questions of a round at once, by turns in both processes.
      const outcomes: string[] = []
      for (const round of [sent.slice(0, 16), sent.slice(16)]) {
        const replies = await Promise.all(
          round.map((input, at) => ask(both[at % 2] ?? second, input, `${input.questionId}-${input.action}`)),
        )
        outcomes.push(...replies)
      }
      expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(30)
      expect(outcomes.filter((outcome) => outcome === 'TOO_MANY_REQUESTS')).toHaveLength(2)
    } finally {
      await second.close()
      await database.close()
      await first.close()
    }
  })
})
