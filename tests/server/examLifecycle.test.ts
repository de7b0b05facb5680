import {createHash} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {graceTime} from '../../domain/exam/mockExam.ts'
import {DeviceChain, examOf, hour, minute, runExamScheduler, Sitting} from './examSupport.ts'
import {wednesdayNoon} from './fixture.ts'
import {onTestServer} from './onTestServer.ts'
import {answerInput, backends, manyAnswerDocument, oneAnswerDocument, type TestServer} from './support.ts'

const iso = (instant: number) => new Date(instant).toISOString()

describe.each(backends)('a mock exam on %s', (kind) => {
  let server: TestServer
  onTestServer(kind, (opened) => (server = opened))

  const deadline = wednesdayNoon + hour

  describe('is started', () => {
    test('by the clock of the server, with the minutes that the student has more', async () => {
      const sitting = await Sitting.alone(server, {}, 30)
      expect(await sitting.exam()).toMatchObject({startedAt: null, extraTime: 30})
      const {data} = await sitting.start({at: server.now - 90_000})
      expect(data?.startExam).toMatchObject({
        startedAt: iso(wednesdayNoon),
        deadline: iso(wednesdayNoon + 90 * minute),
        countsUntil: iso(wednesdayNoon + 105 * minute),
        sealsAt: iso(Date.UTC(2026, 6, 16, 3)),
        extraTime: 30,
        finished: false,
      })
    })

    test('once: a second start, of another device, changes nothing', async () => {
      const sitting = await Sitting.alone(server)
      const first = await sitting.start()
      server.now += 10 * minute
      await server.database.db
        .updateTable('profile')
        .set({extra_time_minutes: 60})
        .where('id', '=', sitting.student.profileId)
        .execute()
      expect((await sitting.start()).data).toEqual(first.data)
    })

    test('not before it opens, not after the last start, and not by an old wish', async () => {
      const early = await Sitting.alone(server)
      const move = (opens: number, last: number) =>
        server.database.db
          .updateTable('exam_activity')
          .set({opens_at: new Date(opens), last_start_at: new Date(last)})
          .where('id', '=', early.id)
          .execute()
      await move(server.now + 1, server.now + hour)
      expect((await early.start()).codes).toEqual(['EXAM_NOT_OPEN'])
      await move(server.now - hour, server.now - 1)
      expect((await early.start()).codes).toEqual(['EXAM_START_CLOSED'])
      await move(server.now - hour, server.now)
      expect((await early.start({at: server.now - 2 * minute - 1})).codes).toEqual(['EXAM_START_STALE'])
      expect((await early.start({at: server.now - 2 * minute})).codes).toEqual([])
    })

    test('by its student only', async () => {
      const sitting = await Sitting.alone(server)
      const foreign = sitting.with({student: await server.student()})
      expect((await foreign.start()).codes).toEqual(['NOT_FOUND'])
      expect((await foreign.finish()).codes).toEqual(['NOT_FOUND'])
      expect((await foreign.mark({'alta-00': 0})).codes).toEqual(['NOT_FOUND'])
      expect((await foreign.rank()).codes).toEqual(['NOT_FOUND'])
      const unknown = sitting.with({id: 'nenhuma'})
      expect((await unknown.start()).codes).toEqual(['NOT_FOUND'])
      expect((await unknown.finish()).codes).toEqual(['NOT_FOUND'])
      expect((await unknown.mark({'alta-00': 0})).codes).toEqual(['NOT_FOUND'])
    })
  })

  describe('takes marks', () => {
    test('only once it was started', async () => {
      const sitting = await Sitting.alone(server)
      expect((await sitting.mark({'alta-00': 1})).codes).toEqual(['EXAM_NOT_STARTED'])
      expect((await sitting.finish()).codes).toEqual(['EXAM_NOT_STARTED'])
    })

    test.each([
      ['a second before the end', -1_000, -1_000, []],
      ['at the end', 0, 0, []],
      ['within the tolerance of two clocks', 2_000, 2_000, []],
      ['after it', 2_001, 2_001, ['EXAM_TIME_OVER']],
    ] as const)('%s', async (_name, editedAfter, arrivesAfter, codes) => {
      const sitting = await Sitting.alone(server)
      await sitting.start()
      await sitting.at(deadline + arrivesAfter)
      const reply = await sitting.mark({'alta-00': 0}, {at: deadline + editedAfter})
      expect(reply.codes).toEqual(codes)
      expect((await sitting.exam()).preChoice).toHaveLength(codes.length === 0 ? 1 : 0)
    })

    test('the newest of each question stands, in whatever order they come', async () => {
      const sitting = await Sitting.alone(server)
      await sitting.start()
      server.now += minute
      await sitting.mark({'alta-00': 2, 'alta-01': 2})
      const {data, codes} = await sitting.mark({'alta-00': 1, 'alta-02': 1}, {at: server.now - 1_000})
      expect(codes).toEqual([])
      expect(data?.createManyPreChoices).toEqual([
        {questionId: 'alta-00', activity: sitting.id, selected: 2, essay: null, late: false},
        {questionId: 'alta-02', activity: sitting.id, selected: 1, essay: null, late: false},
      ])
    })

    test('by its own id, of its own questions, and with choices that they have', async () => {
      const sitting = await Sitting.alone(server)
      await sitting.start()
      const one = (input: object) =>
        server.ask(
          `mutation ($input: OnePreChoiceInput!, $key: ID!) { createOrUpdateOnePreChoice(input: $input, idempotencyKey: $key) { selected } }`,
          {
            input: {question: 'alta-00', selected: 1, dateNow: iso(server.now), ...input},
            key: JSON.stringify(input).length.toString(),
          },
          {token: sitting.student.token},
        )
      expect((await one({})).codes).toEqual(['BAD_INPUT'])
      expect((await one({activity: sitting.id, agenda: sitting.id})).codes).toEqual(['BAD_INPUT'])
      expect((await one({agenda: sitting.id})).codes).toEqual(['NOT_FOUND'])
      expect((await one({activity: sitting.id, question: 'longa-00'})).codes).toEqual(['NOT_FOUND'])
      expect((await one({activity: sitting.id, selected: 4})).codes).toEqual(['BAD_INPUT'])
      const agenda = await server.agenda(sitting.student.token, '20260715')
      expect((await one({activity: agenda._id})).codes).toEqual(['NOT_FOUND'])
    })

    test('and no answers: those it makes itself', async () => {
      const sitting = await Sitting.alone(server)
      await sitting.start()
      const {
        document: _document,
        choosen: _choosen,
        essay: _essay,
        ...place
      } = {
        ...answerInput(
          {_id: sitting.id, calendarDate: '20260715'} as Parameters<typeof answerInput>[0],
          '',
          0,
          server.now,
        ),
        theoreticalType: 'exam',
      }
      const {token} = sitting.student
      const one = {...place, document: 'alta-00', choosen: 0, essay: null}
      const many = {...place, answers: [{document: 'alta-00', choosen: 0}]}
      expect((await server.ask(oneAnswerDocument, {input: one, key: 'um'}, {token})).codes).toEqual(['BAD_INPUT'])
      expect((await server.ask(manyAnswerDocument, {input: many, key: 'muitos'}, {token})).codes).toEqual(['BAD_INPUT'])
    })
  })

  describe('is finished', () => {
    const sheetHash = (id: string, sheet: string) => createHash('sha256').update(`${id}|${sheet}`).digest('hex')

    test('by its student before the end: marks count, the rest is wrong, annulled questions are right', async () => {
      const sitting = await Sitting.alone(server)
      await sitting.start()
      server.now += minute
      await sitting.mark({'alta-00': 0, 'alta-01': 3})
      server.now += minute
      const {data, codes} = await sitting.finish()
      expect(codes).toEqual([])
      expect(data?.finishMockExam).toMatchObject({
        finished: true,
        receipt: {
          sequence: expect.any(Number),
          hash: sheetHash(sitting.id, 'alta-00=0|alta-01=3|alta-02=-1|alta-04=-1'),
          finishedAt: iso(server.now),
          answered: 2,
          total: 4,
          byStudent: true,
        },
      })
      const {row, answers} = await sitting.stored()
      expect(row).toMatchObject({
        correct: 2,
        grade: 50,
        by_student: true,
        sealed_at: new Date(server.now),
        learned_at: null,
      })
      const mine = {type: 'mocks', theoretical_type: 'exam'}
      expect(answers).toEqual([
        {question_id: 'alta-00', choosen: 0, outcome: 1, ...mine},
        {question_id: 'alta-01', choosen: 3, outcome: 0, ...mine},
        {question_id: 'alta-02', choosen: -1, outcome: -1, ...mine},
        {question_id: 'alta-04', choosen: -1, outcome: 1, ...mine},
      ])
      expect((await sitting.mark({'alta-02': 2}, {at: server.now - 1_000})).codes).toEqual(['EXAM_FINISHED'])
    })

    test('once: a second finish, of another device, answers with the first', async () => {
      const sitting = await Sitting.alone(server)
      await sitting.start()
      const replies = await Promise.all(Array.from({length: 5}, () => sitting.finish()))
      server.now += minute
      replies.push(await sitting.finish())
      expect(new Set(replies.map(({data}) => JSON.stringify(data?.finishMockExam))).size).toBe(1)
    })

    test('not earlier than its last mark, whatever the device says', async () => {
      const sitting = await Sitting.alone(server)
      await sitting.start()
      server.now += 10 * minute
      await sitting.mark({'alta-00': 0})
      const {data} = await sitting.finish({at: wednesdayNoon - hour})
      expect(examOf(data?.finishMockExam).receipt?.finishedAt).toBe(iso(server.now))
    })

    test.each([
      ['by the device at the end', -500],
      ['by a finish that comes later', hour],
    ])('by time, %s', async (_name, after) => {
      const sitting = await Sitting.alone(server)
      await sitting.start()
      await sitting.at(deadline + after)
      const {data} = await sitting.finish()
      expect(examOf(data?.finishMockExam).receipt).toMatchObject({
        byStudent: false,
        finishedAt: iso(deadline),
        answered: 0,
      })
      const {row} = await sitting.stored()
      expect({sealed: row.sealed_at, learned: row.learned_at}).toEqual({sealed: null, learned: null})
    })

    test.each([
      [
        'as its student wanted, when it comes at once',
        graceTime,
        {byStudent: true, finishedAt: iso(deadline - minute)},
      ],
      [
        'by time when it comes later: the earlier end wins a tie',
        graceTime + 1,
        {byStudent: false, finishedAt: iso(deadline)},
      ],
    ])('pressed in time and brought after the end, %s', async (_name, after, receipt) => {
      const sitting = await Sitting.alone(server)
      await sitting.start()
      await sitting.at(deadline + after)
      const {data} = await sitting.finish({at: deadline - minute})
      expect(examOf(data?.finishMockExam).receipt).toMatchObject(receipt)
    })

    test('by the server when nobody does; late marks amend it while the grace lasts', async () => {
      const sitting = await Sitting.alone(server)
      const device = new DeviceChain(sitting.id)
      await sitting.start()
      await sitting.mark({'alta-00': 0}, device.next({'alta-00': 0}, server.now))
      await sitting.at(deadline + graceTime - 1)
      await runExamScheduler(server)
      expect((await sitting.exam()).finished).toBe(false)
      await sitting.at(deadline + graceTime)
      await runExamScheduler(server)
      const closed = await sitting.exam()
      expect(closed).toMatchObject({
        finished: true,
        receipt: {byStudent: false, finishedAt: iso(deadline), answered: 1},
      })
      await sitting.at(deadline + 15 * minute)
      expect((await sitting.mark({'alta-01': 1}, device.next({'alta-01': 1}, deadline - minute))).codes).toEqual([])
      const amended = await sitting.exam()
      expect(amended.receipt).toEqual({
        ...closed.receipt,
        answered: 2,
        hash: sheetHash(sitting.id, 'alta-00=0|alta-01=1|alta-02=-1|alta-04=-1'),
      })
      expect((await sitting.stored()).row).toMatchObject({grade: 75, correct: 3, sealed_at: null})
      await sitting.at(Date.UTC(2026, 6, 16, 3))
      await runExamScheduler(server)
      expect((await sitting.stored()).row).toMatchObject({
        sealed_at: new Date(server.now),
        learned_at: new Date(server.now),
      })
      expect((await sitting.mark({'alta-02': 2}, device.next({'alta-02': 2}, deadline - minute))).codes).toEqual([])
      expect((await sitting.exam()).receipt).toEqual(amended.receipt)
    })
  })
})
