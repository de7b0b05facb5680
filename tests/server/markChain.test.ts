import {sql} from 'kysely'
import {describe, expect, test} from 'vitest'
import {DeviceChain, examOf, hour, minute, runExamScheduler, Sitting} from './examSupport.ts'
import {wednesdayNoon} from './fixture.ts'
import {onTestServer} from './onTestServer.ts'
import {backends, type TestServer} from './support.ts'

const day = 24 * hour
const deadline = wednesdayNoon + hour
/** When keys are shown. */
const answers = deadline + 11 * hour
const iso = (at: number) => new Date(at).toISOString()

describe.each(backends)('marks that reach the server after the end, on %s', (kind) => {
  let server: TestServer
  onTestServer(kind, (opened) => (server = opened))

  /** A started exam with one mark that the server has taken. */
  async function sit(fields: Parameters<typeof Sitting.alone>[1] = {}) {
    const sitting = await Sitting.alone(server, fields)
    const device = new DeviceChain(sitting.id)
    await sitting.start()
    await sitting.mark({'alta-00': 0}, device.next({'alta-00': 0}, server.now))
    return {sitting, device}
  }

  /** What counts, and what is kept without counting, by question. */
  async function standing(sitting: Sitting) {
    const exam = await sitting.exam()
    const of = (marks: readonly {readonly questionId: string; readonly selected: number}[]) =>
      Object.fromEntries(marks.map(({questionId, selected}) => [questionId, selected]))
    return {counts: of(exam.preChoice), late: of(exam.lateMarks)}
  }

  describe('count', () => {
    test.each([
      ['in the first minute', minute],
      ['at the end of the grace', 15 * minute],
    ])('when they go on with the chain, %s', async (_name, after) => {
      const {sitting, device} = await sit()
      await sitting.at(deadline + after)
      for (const [question, selected] of [
        ['alta-01', 1],
        ['alta-02', 2],
      ] as const) {
        const mark = {[question]: selected}
        expect((await sitting.mark(mark, device.next(mark, deadline - minute))).codes).toEqual([])
      }
      expect(await standing(sitting)).toEqual({counts: {'alta-00': 0, 'alta-01': 1, 'alta-02': 2}, late: {}})
    })

    test('when the chain was opened by the start and the network was gone ever since', async () => {
      const sitting = await Sitting.alone(server)
      const device = new DeviceChain(sitting.id)
      await sitting.start({chain: device.head.chain})
      await sitting.at(deadline + 10 * minute)
      await sitting.mark({'alta-00': 0}, device.next({'alta-00': 0}, deadline - hour / 2))
      expect(await standing(sitting)).toEqual({counts: {'alta-00': 0}, late: {}})
    })

    test('for each device by a chain of its own, and the newest of a question stands', async () => {
      const {sitting, device: phone} = await sit()
      const laptop = new DeviceChain(sitting.id)
      await sitting.mark({'alta-01': 0}, laptop.next({'alta-01': 0}, server.now))
      await sitting.at(deadline + minute)
      await sitting.mark({'alta-02': 1}, phone.next({'alta-02': 1}, deadline - 1_000))
      await sitting.mark({'alta-02': 3}, laptop.next({'alta-02': 3}, deadline - 2_000))
      await sitting.mark({'alta-01': 1}, laptop.next({'alta-01': 1}, deadline - 1_000))
      expect(await standing(sitting)).toEqual({counts: {'alta-00': 0, 'alta-01': 1, 'alta-02': 1}, late: {}})
    })

    test('as long as the exam says', async () => {
      const {sitting, device} = await sit({grace_minutes: 40})
      expect((await sitting.exam()).countsUntil).toBe(iso(deadline + 40 * minute))
      await sitting.at(deadline + 40 * minute)
      await sitting.mark({'alta-01': 1}, device.next({'alta-01': 1}, deadline - minute))
      expect((await standing(sitting)).counts).toEqual({'alta-00': 0, 'alta-01': 1})
    })

    test('from the end of a student who has more minutes', async () => {
      const sitting = await Sitting.alone(server, {}, 30)
      const device = new DeviceChain(sitting.id)
      await sitting.start({chain: device.head.chain})
      await sitting.at(deadline + 45 * minute)
      await sitting.mark({'alta-01': 1}, device.next({'alta-01': 1}, deadline + 29 * minute))
      expect((await standing(sitting)).counts).toEqual({'alta-01': 1})
    })

    test('once, though they are sent again after a lost reply, and then from a chain that was begun anew', async () => {
      const {sitting, device} = await sit()
      await sitting.at(deadline + minute)
      const mark = {'alta-01': 1}
      const chained = device.next(mark, deadline - minute)
      const first = await sitting.mark(mark, {...chained, key: `again-${sitting.id}`})
      const again = await sitting.mark(mark, {...chained, key: `again-${sitting.id}`})
      const other = await sitting.mark(mark, {
        ...new DeviceChain(sitting.id).next(mark, deadline - minute),
        key: `again-${sitting.id}`,
      })
      expect([again.data, other.data]).toEqual([first.data, first.data])
      await sitting.mark({'alta-02': 2}, device.next({'alta-02': 2}, deadline - minute))
      expect((await standing(sitting)).counts).toEqual({'alta-00': 0, 'alta-01': 1, 'alta-02': 2})
    })
  })

  describe('are kept without counting', () => {
    type Forging = (device: DeviceChain, sitting: Sitting) => Parameters<Sitting['mark']>[1]
    const mark = {'alta-01': 1}
    const made = deadline - minute
    const forgeries: readonly (readonly [string, number, Forging])[] = [
      ['after the grace', 15 * minute + 1, (device) => device.next(mark, made)],
      ['when keys are shown', 11 * hour, (device) => device.next(mark, made)],
      ['without a chain, as an older client sends them', minute, () => ({at: made})],
      ['from a chain that nobody has seen', minute, (_device, {id}) => new DeviceChain(id).next(mark, made)],
      [
        'with a gap',
        minute,
        (device) => {
          device.next({'alta-02': 0}, made)
          return device.next(mark, made)
        },
      ],
      [
        'from another past of the chain',
        minute,
        (device, {id}) => {
          const fork = new DeviceChain(id)
          fork.head = {...fork.head, chain: device.head.chain}
          fork.next({'alta-00': 3}, made)
          return fork.next(mark, made)
        },
      ],
      [
        'from the chain of another exam',
        minute,
        (device) => {
          const fork = new DeviceChain('another exam')
          fork.head = {...device.head, hash: 'f'.repeat(64)}
          return fork.next(mark, made)
        },
      ],
    ]
    test.each(forgeries)('%s', async (_name, after, forge) => {
      const {sitting, device} = await sit()
      await sitting.at(deadline + after)
      const {data, codes} = await sitting.mark(mark, forge(device, sitting))
      expect(codes).toEqual([])
      expect(data?.createManyPreChoices).toEqual([
        {questionId: 'alta-01', activity: sitting.id, selected: 1, essay: null, late: true},
      ])
      expect(await standing(sitting)).toEqual({counts: {'alta-00': 0}, late: mark})
      await sitting.at(answers)
      await runExamScheduler(server)
      expect((await sitting.stored()).row).toMatchObject({correct: 2, answered: 1})
    })

    test('and shown: when they were made and when they came; of each question the newest', async () => {
      const {sitting} = await sit()
      await sitting.at(deadline + hour)
      await sitting.mark({'alta-01': 1, 'alta-02': 2}, {at: made})
      await sitting.mark({'alta-01': 3}, {at: made - minute})
      await sitting.mark({'alta-02': 0}, {at: made + 1_000})
      expect((await sitting.exam()).lateMarks).toEqual([
        {questionId: 'alta-01', selected: 1, dateNow: iso(made), receivedAt: iso(server.now), accepted: false},
        {questionId: 'alta-02', selected: 0, dateNow: iso(made + 1_000), receivedAt: iso(server.now), accepted: false},
      ])
    })

    test('once, and a repeat is answered with the same', async () => {
      const {sitting} = await sit()
      await sitting.at(deadline + hour)
      const send = () => sitting.mark(mark, {at: made, key: `late-${sitting.id}`})
      const first = await send()
      expect((await send()).data).toEqual(first.data)
      expect((await sitting.exam()).lateMarks).toHaveLength(1)
    })

    test('for as long as a device may be offline', async () => {
      const {sitting} = await sit()
      await sitting.at(deadline + 7 * day)
      expect((await sitting.mark(mark, {at: made})).codes).toEqual([])
      await sitting.at(deadline + 7 * day + 1)
      expect((await sitting.mark({'alta-02': 1}, {at: made})).codes).toEqual(['WRITE_TOO_OLD'])
    })

    test('and not at all when they were made after the end, or the student had ended the exam', async () => {
      const {sitting, device} = await sit()
      await sitting.at(deadline + minute)
      expect((await sitting.mark(mark, device.next(mark, deadline + 3_000))).codes).toEqual(['EXAM_TIME_OVER'])
      const ended = await sit()
      await ended.sitting.at(deadline - minute)
      await ended.sitting.finish()
      await ended.sitting.at(deadline + minute)
      expect((await ended.sitting.mark(mark, ended.device.next(mark, made))).codes).toEqual(['EXAM_FINISHED'])
      expect([(await sitting.exam()).lateMarks, (await ended.sitting.exam()).lateMarks]).toEqual([[], []])
    })
  })

  test('what a device had committed before the end is proved when it comes', async () => {
    const {sitting, device} = await sit()
    const proved = async () => {
      const rows = await server.database.db
        .selectFrom('mock_late_mark')
        .select(['question_id', 'proved'])
        .where('activity_id', '=', sitting.id)
        .orderBy('question_id')
        .execute()
      return rows.map((row) => [row.question_id, row.proved])
    }
    const sent = device.next({'alta-00': 1}, server.now)
    const waiting = [device.next({'alta-01': 1}, server.now + 1), device.next({'alta-02': 2}, server.now + 2)] as const
    const {seq, hash} = device.head
    await sitting.mark({'alta-00': 1}, {...sent, commit: {seq, hash}})
    await sitting.at(answers + minute)
    await sitting.mark({'alta-01': 1}, waiting[0])
    expect(await proved()).toEqual([['alta-01', false]])
    await sitting.mark({'alta-02': 2}, waiting[1])
    await sitting.mark({'alta-04': 2}, device.next({'alta-04': 2}, server.now))
    expect(await proved()).toEqual([
      ['alta-01', true],
      ['alta-02', true],
    ])
    expect((await sitting.mark({'alta-04': 2}, device.next({'alta-04': 2}, made()))).codes).toEqual([])
    expect(await proved()).toEqual([
      ['alta-01', true],
      ['alta-02', true],
      ['alta-04', false],
    ])
  })

  test.each([
    ['a number that is none', {seq: 0}, undefined],
    ['a hash that is none', {prev: 'x'}, undefined],
    ['a short chain', {chain: 'abc'}, undefined],
    ['a commitment without a hash', {}, {seq: 3, hash: ''}],
  ])('a link with %s is refused', async (_name, change, commit) => {
    const {sitting, device} = await sit()
    const {at, link} = device.next({'alta-01': 1}, server.now)
    const reply = await sitting.mark({'alta-01': 1}, {at, link: {...link, ...change}, ...(commit && {commit})})
    expect(reply.codes).toEqual(['BAD_INPUT'])
  })

  test('a device that makes chain after chain fills the table no further than its places, and its marks count', async () => {
    const {sitting} = await sit()
    await sql`insert into mock_chain (activity_id, place, chain, seq, hash, seen_at)
      select ${sitting.id}, place, 'forged ' || place, 1, '', ${new Date(server.now)}::timestamptz
      from generate_series(0, 1023) place on conflict do nothing`.execute(server.database.db)
    for (let made = 0; made < 12; made += 1) {
      server.now += 1
      const choice = {'alta-01': made % 4}
      expect((await sitting.mark(choice, new DeviceChain(sitting.id).next(choice, server.now))).codes).toEqual([])
    }
    const {rows} = await sql<{
      amount: number
    }>`select count(*)::integer as amount from mock_chain where activity_id = ${sitting.id}`.execute(server.database.db)
    expect(rows).toEqual([{amount: 1_024}])
    expect((await standing(sitting)).counts).toEqual({'alta-00': 0, 'alta-01': 3})
  })

  test('the grace ends when the keys of the exam are shown', async () => {
    const {sitting, device} = await sit({answers_after_hours: 13, closes_after_hours: 13})
    expect(examOf(await sitting.exam()).countsUntil).toBe(iso(deadline))
    await sitting.at(deadline + 5_000)
    await sitting.mark({'alta-01': 1}, device.next({'alta-01': 1}, deadline - 1_000))
    expect(await standing(sitting)).toEqual({counts: {'alta-00': 0}, late: {'alta-01': 1}})
  })
})

const made = () => deadline - minute
