import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {idempotentMutation} from '../../server/kernel/idempotency.ts'
import {type AnswerCommand, insertTogether, type NewAnswer} from '../../server/question/answerInsert.repository.ts'
import {countStatements} from './countStatements.ts'
import {wednesday} from './fixture.ts'
import {
  type AgendaData,
  answerInput,
  backends,
  oneAnswerDocument,
  type Reply,
  type Student,
  TestServer,
} from './support.ts'

type Seat = {readonly student: Student; readonly agenda: AgendaData}

describe.each(backends)('answers at the same time on %s', (kind) => {
  let server: TestServer
  let seats: readonly [Seat, Seat, Seat]

  const sit = async (): Promise<Seat> => {
    const student = await server.student()
    return {student, agenda: await server.agenda(student.token, wednesday)}
  }
  beforeAll(async () => {
    server = await TestServer.open(kind)
  })
  beforeEach(async () => {
    seats = [await sit(), await sit(), await sit()]
  })
  afterAll(() => server.close())

  const send = ({student, agenda}: Seat, key: string, document = 'alta-01', choosen = 1): Promise<Reply> =>
    server.ask(
      oneAnswerDocument,
      {input: answerInput(agenda, document, choosen, server.now), key},
      {token: student.token},
    )

  const stored = async ({student}: Seat) =>
    server.database.db
      .selectFrom('answer')
      .select(['question_id', 'choosen', 'outcome'])
      .where('profile_id', '=', student.profileId)
      .orderBy('question_id')
      .execute()

  const tally = async (question: string): Promise<number> => {
    const {amount} = await server.database.db
      .selectFrom('answer_tally')
      .select(({fn}) => fn.sum<string | null>('amount').as('amount'))
      .where('question_id', '=', question)
      .executeTakeFirstOrThrow()
    return Number(amount ?? 0)
  }

  /** What a request stores: one answer to a question of the day. */
  function commandOf({student: {profileId}, agenda}: Seat, questionId: string, key: string): AnswerCommand {
    const place = {calendarDate: agenda.calendarDate, type: 'question', theoreticalType: 'theoreticalStudy'} as const
    const answer: NewAnswer = {
      ...place,
      id: `${profileId}-${questionId}-${key}`,
      questionId,
      isGrade: false,
      isHeld: false,
      choosen: 1,
      outcome: 1,
      essay: null,
      answeredAt: new Date(server.now).toISOString(),
      memory: null,
      seconds: 40,
    }
    return {
      ...place,
      profileId,
      agendaId: agenda._id,
      answeredAt: server.now,
      now: server.now,
      given: [answer],
      mutation: idempotentMutation('createOneAnswer', profileId, key, {}, server.now),
      reference: {agendaId: agenda._id, questionIds: [questionId]},
    }
  }

  test('everybody’s answer to one question is stored and told to its student, and all of them are counted', async () => {
    const before = await tally('alta-01')
    const given = [
      {choosen: 1, outcome: 1},
      {choosen: 1, outcome: 1},
      {choosen: 2, outcome: 0},
    ]
    const replies = await Promise.all(seats.map((seat, place) => send(seat, 'first', 'alta-01', given[place]?.choosen)))
    for (const [place, {choosen, outcome}] of given.entries()) {
      const {student, agenda} = seats[place] ?? seats[0]
      expect(replies[place]?.data).toMatchObject({
        createOneAnswer: {document: 'alta-01', choosen, outcome, activity: agenda._id, question: {correctChoice: 1}},
      })
      expect(await stored({student, agenda})).toEqual([{question_id: 'alta-01', choosen, outcome}])
    }
    expect((await tally('alta-01')) - before).toBe(3)
    const days = await server.database.db
      .selectFrom('study_day')
      .select(['questions', 'correct'])
      .where(
        'profile_id',
        'in',
        seats.map(({student}) => student.profileId),
      )
      .orderBy('correct')
      .execute()
    expect(days).toEqual([0, 1, 1].map((correct) => ({questions: 1, correct})))
  })

  test('a repeat has its one effect, and a key that is used for another answer is refused, to its sender alone', async () => {
    const [repeating, reusing, other] = seats
    const first = await send(repeating, 'key')
    await send(reusing, 'key')
    const before = await tally('alta-01')
    const [again, reused, good] = await Promise.all([
      send(repeating, 'key'),
      send(reusing, 'key', 'alta-02'),
      send(other, 'key'),
    ])
    expect(again.data).toEqual(first.data)
    expect(reused).toMatchObject({data: null, codes: ['IDEMPOTENCY_KEY_REUSED']})
    expect(good.data).toMatchObject({createOneAnswer: {document: 'alta-01', outcome: 1}})
    expect(await Promise.all(seats.map(stored))).toEqual(
      seats.map(() => [{question_id: 'alta-01', choosen: 1, outcome: 1}]),
    )
    expect((await tally('alta-01')) - before).toBe(1)
  })

  test('one request that is sent three times at once has one effect, and three equal replies', async () => {
    const [seat] = seats
    const before = await tally('alta-01')
    const replies = await Promise.all([send(seat, 'key'), send(seat, 'key'), send(seat, 'key')])
    expect(replies.map(({data}) => data)).toEqual(replies.map(() => replies[0]?.data))
    expect(replies[0]?.codes).toEqual([])
    expect(await stored(seat)).toHaveLength(1)
    expect((await tally('alta-01')) - before).toBe(1)
  })

  test('of two answers to one question one stands, and both are told which', async () => {
    const [seat] = seats
    const replies = await Promise.all([
      send(seat, 'left', 'alta-01', 0),
      send(seat, 'right', 'alta-01', 1),
      send(seats[1], 'other'),
    ])
    const [{choosen} = {choosen: undefined}, ...more] = await stored(seat)
    expect(more).toEqual([])
    expect(replies.slice(0, 2).map(({data}) => data)).toMatchObject(
      [0, 1].map(() => ({createOneAnswer: {choosen, question: {studentAnswer: {choosen}}}})),
    )
  })

  test('the answers of different students go in one statement, those of one student in two, of which one stands', async () => {
    const {database, statements} = countStatements(server.database)
    const [first, second] = seats
    const [one, other, again] = await Promise.all([
      insertTogether(database, commandOf(first, 'alta-00', 'a')),
      insertTogether(database, commandOf(second, 'alta-00', 'a')),
      insertTogether(database, commandOf(first, 'alta-00', 'b')),
    ])
    // Two statements are on their way at once: either may be the first.
    expect([one + again, other]).toEqual([1, 1])
    expect(statements()).toBe(2)
    const kept = await server.database.db
      .selectFrom('idempotency')
      .select(['profile_id', 'key'])
      .where('profile_id', '=', first.student.profileId)
      .orderBy('key')
      .execute()
    expect(kept.map(({key}) => key)).toEqual(['a', 'b'])
  })

  test('a request that fails by its rows fails alone; the others are stored', async () => {
    const {database, statements} = countStatements(server.database)
    const [first, second, third] = seats
    const outcomes = await Promise.allSettled([
      insertTogether(database, commandOf(first, 'alta-00', 'a')),
      insertTogether(database, commandOf(second, 'unknown', 'a')),
      insertTogether(database, commandOf(third, 'alta-00', 'a')),
    ])
    expect(outcomes).toMatchObject([
      {status: 'fulfilled', value: 1},
      {status: 'rejected', reason: {code: '23503'}},
      {status: 'fulfilled', value: 1},
    ])
    expect(statements()).toBe(4)
    expect((await Promise.all(seats.map(stored))).map(({length}) => length)).toEqual([1, 0, 1])
  })

  test('when the database is away all are told so, and nothing is tried again', async () => {
    const lost = Object.assign(new Error('the connection was lost'), {code: '08006'})
    const {database, statements} = countStatements(server.database, lost)
    const outcomes = await Promise.allSettled(
      seats.map((seat) => insertTogether(database, commandOf(seat, 'alta-00', 'a'))),
    )
    expect(outcomes).toEqual(seats.map(() => ({status: 'rejected', reason: lost})))
    expect(statements()).toBe(1)
  })
})
