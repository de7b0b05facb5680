import {randomUUID} from 'node:crypto'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {handInTimedExtras} from '../../server/extras/timeOver.ts'
import {createdOf, createQuestionsDocument, deleteExtraDocument, ExtrasOf, pathOf, wish} from './extrasSupport.ts'
import {wednesday, wednesdayNoon} from './fixture.ts'
import {addMaterial, fullQuestionsDocument, revealDocument} from './studySupport.ts'
import {backends, manyAnswerDocument, oneAnswerDocument, preChoiceDocument, TestServer} from './support.ts'

const minute = 60_000
const end = wednesdayNoon + 30 * minute
const isNever = () => false

describe.each(backends)('question extras with a time limit on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await addMaterial(server)
  })
  afterAll(() => server.close())
  beforeEach(() => {
    server.now = wednesdayNoon
  })

  const input = (timeLimit: number | null, count = 3) =>
    wish({classification: [pathOf('media')], count, examMode: true, timeLimit})

  async function start() {
    const extras = await ExtrasOf.open(server)
    const id = await extras.create(createQuestionsDocument, {input: input(30)})
    const read = async () => (await extras.list(wednesday)).activityQuestion.find(({_id}) => _id === id)
    const ids = (await read())?.questions ?? []
    const place = (at: number) => ({
      calendarDate: wednesday,
      type: 'question',
      theoreticalType: 'smartReview',
      activity: id,
      dateNow: new Date(at).toISOString(),
    })
    return {
      extras,
      id,
      ids,
      read,
      mark: (question: string | undefined, selected: number, at = server.now) =>
        extras.ask(preChoiceDocument, {
          input: {question, selected, agenda: id, dateNow: new Date(at).toISOString()},
        }),
      answer: (document: string | undefined, choosen = 1) =>
        extras.ask(oneAnswerDocument, {input: {...place(server.now), document, choosen, essay: null}}),
      handIn: (choices: readonly number[], at = server.now, key: string = randomUUID()) =>
        extras.ask(manyAnswerDocument, {
          key,
          input: {...place(at), answers: choices.map((choosen, index) => ({document: ids[index], choosen}))},
        }),
      /** The choices that count, in the order of the questions; undefined for a question without an answer. */
      counted: async () => {
        const rows = await server.database.db
          .selectFrom('answer')
          .select(['question_id', 'choosen'])
          .where('agenda_id', '=', id)
          .execute()
        return ids.map((one) => rows.find(({question_id}) => question_id === one)?.choosen)
      },
      keys: async () => {
        const {data} = await extras.ask(fullQuestionsDocument, {ids, calendarDate: wednesday, activity: id})
        return ((data?.questionMany ?? []) as {comment: unknown}[]).filter(({comment}) => comment !== null).length
      },
    }
  }

  const work = () => handInTimedExtras({...server, clock: () => server.now, log: server.app.log}, isNever)

  test('the end is kept and told; a repeat of the creation does not move it', async () => {
    const extras = await ExtrasOf.open(server)
    const key = randomUUID()
    const first = await extras.ask(createQuestionsDocument, {key, input: input(30)})
    server.now += 10 * minute
    const again = await extras.ask(createQuestionsDocument, {key, input: input(30)})
    expect(createdOf(again)).toEqual(createdOf(first))
    expect((await extras.list(wednesday)).activityQuestion).toMatchObject([
      {examMode: true, timeLimit: 30, deadline: new Date(end).toISOString()},
    ])
    expect((await extras.ask(createQuestionsDocument, {key, input: input(31)})).codes).toEqual([
      'IDEMPOTENCY_KEY_REUSED',
    ])
  })

  test.each([0, -1, 301, 2_147_483_647])('no extra has %d minutes', async (timeLimit) => {
    const extras = await ExtrasOf.open(server)
    expect((await extras.ask(createQuestionsDocument, {input: input(timeLimit)})).codes).toEqual(['BAD_INPUT'])
  })

  test('study mode has no time limit, and exam mode without one no end', async () => {
    const extras = await ExtrasOf.open(server)
    const study = {...input(30), examMode: false}
    expect((await extras.ask(createQuestionsDocument, {input: study})).codes).toEqual(['BAD_INPUT'])
    await extras.create(createQuestionsDocument, {input: input(null)})
    expect((await extras.list(wednesday)).activityQuestion).toMatchObject([{timeLimit: null, deadline: null}])
  })

  test('until the end nothing is answered alone, in part, or revealed, and no key is told', async () => {
    const {extras, id, ids, answer, handIn, keys} = await start()
    expect((await answer(ids[0])).codes).toEqual(['BAD_INPUT'])
    expect((await handIn([1, 1])).codes).toEqual(['BAD_INPUT'])
    const reveal = {question: ids[0], agenda: id, essay: 'Sepse grave', dateNow: new Date(server.now).toISOString()}
    expect((await extras.ask(revealDocument, {input: reveal})).codes).toEqual(['BAD_INPUT'])
    expect(await keys()).toBe(0)
    server.now = end + 5 * minute
    expect((await answer(ids[0])).codes).toEqual(['BAD_INPUT'])
    expect(await keys()).toBe(0)
  })

  test('who ends before the time sees the keys at once', async () => {
    const {mark, handIn, counted, keys, read} = await start()
    await mark('media-00', 2)
    const key = randomUUID()
    expect((await handIn([2, 1, 0], server.now, key)).codes).toEqual([])
    expect((await handIn([2, 1, 0], wednesdayNoon, key)).codes).toEqual([])
    expect(await counted()).toEqual([2, 1, 0])
    expect(await keys()).toBe(3)
    expect(await read()).toMatchObject({finished: true, answered: 3})
  })

  test.each([
    ['made at the end, two seconds of two clocks included', end + 2_000, end + 30_000, []],
    ['made after it', end + 2_001, end + 30_000, ['EXAM_TIME_OVER']],
    ['made in time, but arrived when the server hands in', end - minute, end + 2 * minute, ['EXAM_TIME_OVER']],
  ])('a mark that was %s', async (_name, madeAt, arrivedAt, codes) => {
    const {ids, mark} = await start()
    server.now = arrivedAt
    expect((await mark(ids[0], 1, madeAt)).codes).toEqual(codes)
  })

  test('what is handed in after the time is refused, and costs none of the marks', async () => {
    const {ids, mark, handIn, counted} = await start()
    await mark(ids[1], 2)
    server.now = end + 10_000
    expect((await handIn([1, 1, 1], end + 3_000)).codes).toEqual(['EXAM_TIME_OVER'])
    expect((await handIn([-1, 2, -1], end)).codes).toEqual([])
    expect(await counted()).toEqual([-1, 2, -1])
  })

  test('two minutes after the end the server hands in what was marked, once, and tells the keys', async () => {
    const {ids, mark, counted, keys, read} = await start()
    await mark(ids[0], 3)
    await mark(ids[2], 1)
    await mark(ids[2], -1)
    server.now = end + 2 * minute - 1
    await work()
    expect(await counted()).toEqual([undefined, undefined, undefined])
    server.now = end + 2 * minute
    await Promise.all([work(), work()])
    await work()
    expect(await counted()).toEqual([3, -1, -1])
    expect(await keys()).toBe(3)
    expect(await read()).toMatchObject({finished: true, answered: 3})
  })

  test('a late end finds what the server handed in; before that it counts what was marked', async () => {
    const one = await start()
    await one.mark(one.ids[0], 3)
    const two = await start()
    await two.mark(two.ids[1], 2)
    server.now = end + 3 * minute
    expect((await one.handIn([0, 0, 0], end)).codes).toEqual([])
    expect(await one.counted()).toEqual([3, -1, -1])
    await work()
    expect((await two.handIn([0, 0, 0], end)).codes).toEqual([])
    expect(await two.counted()).toEqual([-1, 2, -1])
    expect((await two.mark(two.ids[0], 1, end - minute)).codes).toEqual(['ANSWER_ALREADY_GIVEN'])
  })

  test('one that was deleted is handed in by nobody, and another student has no part in it', async () => {
    const {extras, id, ids, counted} = await start()
    const other = await ExtrasOf.open(server)
    const dateNow = new Date(server.now).toISOString()
    const input_ = {question: ids[0], selected: 1, agenda: id, dateNow}
    expect((await other.ask(preChoiceDocument, {input: input_})).codes).toEqual(['NOT_FOUND'])
    expect((await extras.ask(deleteExtraDocument, {id})).codes).toEqual([])
    server.now = end + 5 * minute
    await work()
    expect(await counted()).toEqual([undefined, undefined, undefined])
  })
})
