import {describe, expect, test} from 'vitest'
import {askedOf, operate} from '../../server/operations/operate.ts'
import {addMock} from './examFixture.ts'
import {DeviceChain, hour, minute, mockQuestions, runExamScheduler, Sitting} from './examSupport.ts'
import {wednesdayNoon} from './fixture.ts'
import {onTestServer} from './onTestServer.ts'
import {backends, type TestServer} from './support.ts'

const deadline = wednesdayNoon + hour
const answers = deadline + 11 * hour
const ranking = deadline + 12 * hour

describe.each(backends)('late marks in the hands of an operator on %s', (kind) => {
  let server: TestServer
  onTestServer(kind, (opened) => (server = opened))

  const run = (...argv: readonly string[]) =>
    operate(server.database, askedOf(argv), {now: server.now, file: undefined})

  /** Two students of one exam: both have half of it, and one marked a third answer that came after the grace. */
  async function outage() {
    const template = await addMock(server, mockQuestions)
    const sittings = []
    for (let index = 0; index < 2; index += 1) {
      const sitting = await Sitting.open(server, template, await server.student())
      const device = new DeviceChain(sitting.id)
      await sitting.start({chain: device.head.chain})
      await sitting.mark({'alta-00': 0}, device.next({'alta-00': 0}, wednesdayNoon + index))
      sittings.push({sitting, device})
    }
    const [{sitting: first}, {sitting: second, device}] = sittings as [
      (typeof sittings)[number],
      (typeof sittings)[number],
    ]
    await second.at(deadline + 40 * minute)
    await second.mark({'alta-01': 1}, device.next({'alta-01': 1}, deadline - 2 * minute))
    return {template, first, second, device}
  }

  async function rank({first, second, template}: Awaited<ReturnType<typeof outage>>) {
    await second.at(ranking)
    await runExamScheduler(server)
    await first.at(ranking)
    return places(template)
  }

  const places = (template: string) =>
    server.database.db
      .selectFrom('mock_ranking')
      .select(['profile_id', 'position', 'grade'])
      .where('mock_exam_id', '=', template)
      .orderBy('position')
      .orderBy('profile_id')
      .execute()

  test('are listed by student, with what speaks for them', async () => {
    const {template, second} = await outage()
    const {email} = await server.database.db
      .selectFrom('profile')
      .select('email')
      .where('id', '=', second.student.profileId)
      .executeTakeFirstOrThrow()
    expect(await run('mock', 'late', 'list', template)).toEqual([
      [
        email,
        '1 late marks',
        'arrived 40 to 40 min after the end',
        'last seen 60 min before the end',
        '0 proved',
        '0 when keys were out',
        '0 accepted',
      ].join('\t'),
    ])
    expect(await run('mock', 'late', 'list', await addMock(server, mockQuestions))).toEqual(['No mark came late.'])
    await expect(run('mock', 'late', 'list', 'nenhum')).rejects.toThrow('There is no mock exam "nenhum".')
  })

  test('do not enter the ranking by themselves, and make it anew when they are accepted', async () => {
    const exam = await outage()
    const {template, first, second} = exam
    const [one, other] = [first.student.profileId, second.student.profileId]
    expect(await rank(exam)).toEqual(
      [one, other].toSorted().map((profile_id) => ({profile_id, position: 1, grade: 50})),
    )
    expect(await run('mock', 'late', 'accept', template)).toEqual([
      `${second.id}\t1 marks\t50 -> 75`,
      'The ranking was made anew: 2 students.',
    ])
    expect(await places(template)).toEqual([
      {profile_id: other, position: 1, grade: 75},
      {profile_id: one, position: 2, grade: 50},
    ])
    const exams = await second.exam()
    expect(exams.lateMarks).toMatchObject([{questionId: 'alta-01', selected: 1, accepted: true}])
    expect(exams.preChoice.map(({questionId, selected}) => [questionId, selected])).toEqual([
      ['alta-00', 0],
      ['alta-01', 1],
    ])
    expect(exams.receipt).toMatchObject({answered: 2, finishedAt: new Date(deadline).toISOString()})
    expect(await run('mock', 'late', 'accept', template)).toEqual(['There is nothing to accept.'])
    await runExamScheduler(server)
    expect(await places(template)).toHaveLength(2)
  })

  test('are accepted before the ranking without making one', async () => {
    const exam = await outage()
    expect(await run('mock', 'late', 'accept', exam.template)).toEqual([
      `${exam.second.id}\t1 marks\tnone -> 75`,
      'The exam is not ranked yet.',
    ])
    expect((await rank(exam)).map(({grade}) => grade)).toEqual([75, 50])
  })

  test('are counted in the shares of choices once', async () => {
    const exam = await outage()
    const tally = async () => {
      const rows = await server.database.db
        .selectFrom('answer_tally')
        .select(['choosen', 'amount'])
        .where('question_id', '=', 'alta-01')
        .where('choosen', '=', 1)
        .execute()
      return rows[0]?.amount ?? 0
    }
    await rank(exam)
    const before = await tally()
    await run('mock', 'late', 'accept', exam.template)
    expect(await tally()).toBe(before + 1)
  })

  test('of a cohort: one account, or what had come by an instant', async () => {
    const {template, first, second} = await outage()
    const {email} = await server.database.db
      .selectFrom('profile')
      .select('email')
      .where('id', '=', first.student.profileId)
      .executeTakeFirstOrThrow()
    const before = new Date(deadline + 39 * minute).toISOString()
    expect(await run('mock', 'late', 'accept', template, '--account', email)).toEqual(['There is nothing to accept.'])
    expect(await run('mock', 'late', 'accept', template, '--until', before)).toEqual(['There is nothing to accept.'])
    expect(
      await run('mock', 'late', 'accept', template, '--until', new Date(deadline + 40 * minute).toISOString()),
    ).toContain(`${second.id}\t1 marks\tnone -> 75`)
    await expect(run('mock', 'late', 'accept', template, '--until', 'ontem')).rejects.toThrow('"ontem" is no instant.')
  })

  test('that came when keys were out are left, unless a checkpoint proves them or the operator insists', async () => {
    const {template, second, device} = await outage()
    await second.at(answers + minute)
    await second.mark({'alta-02': 2}, device.next({'alta-02': 2}, deadline - minute))
    expect(await run('mock', 'late', 'accept', template)).toContain(`${second.id}\t1 marks\tnone -> 75`)
    expect(await run('mock', 'late', 'accept', template)).toEqual(['There is nothing to accept.'])
    expect(await run('mock', 'late', 'accept', template, '--with-unproved')).toContain(
      `${second.id}\t1 marks\t75 -> 100`,
    )
  })

  test('that a checkpoint proves are accepted whenever they came', async () => {
    const sitting = await Sitting.alone(server)
    const device = new DeviceChain(sitting.id)
    await sitting.start()
    const sent = device.next({'alta-00': 0}, server.now)
    const waiting = device.next({'alta-01': 1}, server.now + 1)
    await sitting.mark({'alta-00': 0}, {...sent, commit: {seq: device.head.seq, hash: device.head.hash}})
    await sitting.at(answers + minute)
    await sitting.mark({'alta-01': 1}, waiting)
    expect(await run('mock', 'late', 'accept', sitting.template)).toContain(`${sitting.id}\t1 marks\tnone -> 75`)
  })

  test('beside an exam are never ranked, and those of a student who ended it do not exist', async () => {
    const {template, second} = await outage()
    await server.database.db
      .updateTable('exam_activity')
      .set({is_extra: true, mock_exam_id: template})
      .where('id', '=', second.id)
      .execute()
    expect(await run('mock', 'late', 'list', template)).toEqual(['No mark came late.'])
    expect(await run('mock', 'late', 'accept', template)).toEqual(['There is nothing to accept.'])
  })
})
