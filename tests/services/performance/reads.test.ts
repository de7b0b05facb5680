import type {Client} from '@urql/core'
import {CombinedError} from '@urql/core'
import {expect, test} from 'vitest'
import {createActor, setup} from 'xstate'
import {readBlocksWith} from '../../../src/services/performance/reportCard.actors.ts'
import {readChartWith} from '../../../src/services/performance/generalPerformance.actors.ts'
import {readDaily, refreshAfterMs} from '../../../src/services/performance/daily.ts'
import {answersOf, forecastOf} from '../../../src/services/performance/generalReads.ts'
import {settled} from '../../support/harness.ts'

const lost = new CombinedError({networkError: new Error('socket hang up')})

type Answers = Readonly<Record<string, unknown>>

/** A client whose server and whose cache know fields by their names; what each was asked is written down. */
function clientWith(server: Answers, cache: Answers = {}) {
  const asked: {policy: string; field: string; variables: unknown}[] = []
  const query = (document: {definitions: readonly unknown[]}, variables: unknown, {requestPolicy = ''} = {}) => {
    const field = /"kind":"Field".{0,60}?"value":"(\w+)"/u.exec(JSON.stringify(document.definitions))?.[1] ?? ''
    asked.push({policy: requestPolicy, field, variables})
    const known = requestPolicy === 'network-only' ? server : cache
    return {toPromise: () => Promise.resolve(field in known ? {data: {[field]: known[field]}} : {error: lost})}
  }
  // What readers use of a client is `query` alone.
  return {client: {query} as unknown as Client, asked}
}

/** Ticks that the test gives. */
function ticker() {
  const listeners = new Set<(now: number) => void>()
  return {
    onTick: (listener: (now: number) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tick: (now: number) => {
      for (const listener of listeners) listener(now)
    },
    count: () => listeners.size,
  }
}

/** Runs a listener below a machine that writes down what it is sent. */
function heard(src: Parameters<typeof createHost>[0], input: unknown) {
  const events: {type: string}[] = []
  const actor = createActor(createHost(src, input, (event) => events.push(event))).start()
  return {actor, events}
}

function createHost(
  src: ReturnType<typeof readBlocksWith> | ReturnType<typeof readChartWith>,
  input: unknown,
  tell: (event: {type: string}) => void,
) {
  return setup({actors: {reader: src as never}}).createMachine({
    invoke: {src: 'reader' as never, id: 'reader', input: input as never},
    on: {'*': {actions: ({event}) => tell(event)}},
  })
}

test('a read is made now, every 24 hours by the server, and when it is asked; it ends with who asked', () => {
  const {onTick, tick, count} = ticker()
  const signals: AbortSignal[] = []
  const reading = readDaily((signal) => {
    signals.push(signal)
    return Promise.resolve()
  }, onTick)
  tick(1_000)
  tick(refreshAfterMs + 999)
  expect(signals.length).toBe(1)
  tick(refreshAfterMs + 1_000)
  expect(signals.length).toBe(2)
  tick(refreshAfterMs + 2_000)
  reading.ask()
  expect([signals.length, signals.map(({aborted}) => aborted)]).toEqual([3, [true, true, false]])
  reading.stop()
  expect([signals.at(-1)?.aborted, count()]).toEqual([true, 0])
})

const blocks: Answers = {
  getTrophiesByDateRange: {bronze: 1, silver: 0, gold: 0, trophyPoints: 1, maxTrophyPoints: 12},
  countAnswerClassification: [{area: null, questions: 2, correct: 1, wrong: 1}],
  countFlashcards: {hits: 1, misses: 2},
  getPresenceDates: ['20261101'],
  performanceAndPriorityByThema: {totalPerformance: {currMonth: null, lastMonth: null}, themes: []},
  examPerformance: {countExam: 0, answers: [{difficulty: 'easy', countAnswer: 0, percentage: null}]},
  performanceByClassificationInTestsAndSimulated: [],
}

test('the seven blocks of a month are asked for side by side, until today; one that fails says so alone', async () => {
  const {countFlashcards: _gone, ...others} = blocks
  const {client, asked} = clientWith(others)
  const {onTick} = ticker()
  const {events} = heard(readBlocksWith({client, today: () => '20261125', onTick}), {month: '202611'})
  await settled()
  expect(events.map((event) => [event.type, JSON.stringify(event).includes('flashcards')])).toEqual(
    expect.arrayContaining([['blocks.failed', true]]),
  )
  expect(events.filter(({type}) => type === 'blocks.done').length).toBe(6)
  const presence = asked.find(({field}) => field === 'getPresenceDates')
  expect(presence?.variables).toEqual({dateStart: '20261101', dateEnd: '20261125'})
  expect(asked.filter(({policy}) => policy === 'network-only').length).toBe(7)
})

test('the chart shows what the device knows before the server has answered, and that alone when it does not', async () => {
  const cached = [{weekSpan: '20261123-20261129', correct: 1, wrong: 0, globalCorrect: null, globalWrong: null}]
  const {client, asked} = clientWith({}, {getPerformanceChart: cached})
  const {onTick} = ticker()
  const {events} = heard(readChartWith({client, today: () => '20261125', onTick}), {tag: 'all', span: '12'})
  await settled()
  expect(events).toEqual([
    {type: 'chart.arrived', points: cached, isFromDevice: false},
    {type: 'chart.arrived', points: cached, isFromDevice: true},
  ])
  // Twelve weeks, this one included.
  expect(asked[0]?.variables).toEqual({startsAt: '20260907', tag: 'all'})
})

test('a forecast without enough data has no numbers', () => {
  const entry = {
    _id: 'e',
    kind: 'institution' as const,
    uf: 'SP',
    name: 'Hospital',
    hasEnoughData: true,
    share: 0.7,
    low: 0.6,
    high: 0.8,
    cutOff: null,
    coverage: 0.5,
    questions: 100,
  }
  const entries = [entry, {...entry, uf: null, hasEnoughData: false}, {...entry, share: null}]
  const read = forecastOf({performanceForecast: {_id: 'f', answers: 1, answersNeeded: 2, entries}})
  expect(read.entries.map(({name, estimate}) => [name, estimate])).toEqual([
    ['Hospital (SP)', {share: 0.7, low: 0.6, high: 0.8}],
    ['Hospital', null],
    ['Hospital (SP)', null],
  ])
})

test('days and weeks are told one by one; time is compared by the answers that can be compared', () => {
  const streak = {current: 0, longest: 0, isFreeDayUsed: false}
  const days = {questions: ',4,,1', correct: ',3', flashcards: ',,,,,2'}
  const weeks = {timed: ',4,,4', seconds: ',360,,360', compared: ',2', comparedSeconds: ',140', comparedMedian: ',121'}
  // A Wednesday; the weeks begin on the Monday before.
  expect(answersOf({answersOverTime: {_id: 'a', dateStart: '20260729', days, streak, weeks}})).toEqual({
    days: [
      {calendarDate: '20260730', questions: 4, correct: 3, flashcards: 0},
      {calendarDate: '20260801', questions: 1, correct: 0, flashcards: 0},
      {calendarDate: '20260803', questions: 0, correct: 0, flashcards: 2},
    ],
    streak,
    times: [
      {weekSpan: '20260803-20260809', timed: 4, seconds: 70, medianSeconds: 60.5},
      {weekSpan: '20260817-20260823', timed: 4, seconds: 90, medianSeconds: null},
    ],
  })
})

test('a year without anything has no day and no week', () => {
  const streak = {current: 0, longest: 0, isFreeDayUsed: false}
  const days = {questions: '', correct: '', flashcards: ''}
  const weeks = {timed: '', seconds: '', compared: '', comparedSeconds: '', comparedMedian: ''}
  expect(answersOf({answersOverTime: {_id: 'a', dateStart: '20260729', days, streak, weeks}})).toEqual({
    days: [],
    streak,
    times: [],
  })
})
