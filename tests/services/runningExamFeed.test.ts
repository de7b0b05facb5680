import type {Client} from '@urql/core'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {forgetRunningExam, keepRunningExam, runningExam} from '../../src/services/exam/runningExam.ts'
import {followRunningExam} from '../../src/services/exam/runningExam.feed.ts'

const local = {
  id: 'exam-1',
  title: 'Simulado',
  address: '/agenda/simulado?date=20261122&a=exam-1#questoes',
  endsAt: 1_000,
}
const remote = {
  _id: 'exam-2',
  title: 'Outro',
  isExtra: true,
  calendarDate: '20261121',
  deadline: '1970-01-01T00:00:09.000Z',
}

type Reply = {data?: {runningMockExam: typeof remote | null}}

/** A server whose replies the test gives. */
function open() {
  const replies: ((reply: Reply) => void)[] = []
  let tell = (_kind: string): void => undefined
  const client = {
    query: () => ({toPromise: () => new Promise<Reply>((resolve) => replies.push(resolve))}),
    subscription: () => ({
      subscribe: (listener: (news: {data: {examChanged: {kind: string}}}) => void) => {
        tell = (kind) => listener({data: {examChanged: {kind}}})
        return {unsubscribe: () => undefined}
      },
    }),
  } as unknown as Client
  const stop = followRunningExam(client)
  const reply = async (data?: Reply['data']) => {
    replies.shift()?.(data ? {data} : {})
    await Promise.resolve()
    await Promise.resolve()
  }
  return {stop, reply, tell: (kind: string) => tell(kind), asked: () => replies.length}
}

beforeEach(() => {
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined)
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => {
  forgetRunningExam(runningExam()?.id ?? '')
  vi.unstubAllGlobals()
})

test('an exam of another device is kept with its address, at the start and when one begins', async () => {
  const {reply, tell} = open()
  await reply({runningMockExam: null})
  expect(runningExam()).toBeNull()
  tell('started')
  await reply({runningMockExam: remote})
  const address = '/atividades-extras/simulado?date=20261121&a=exam-2#questoes'
  expect(runningExam()).toEqual({id: 'exam-2', title: 'Outro', address, endsAt: 9_000})
})

test('what ended elsewhere is forgotten; without a reply what the device knows stands', async () => {
  keepRunningExam(local)
  const {reply, tell} = open()
  await reply()
  expect(runningExam()).toEqual(local)
  tell('finished')
  await reply({runningMockExam: null})
  expect(runningExam()).toBeNull()
})

test('one that was started here while the question was on its way is not forgotten', async () => {
  const {reply} = open()
  keepRunningExam(local)
  await reply({runningMockExam: null})
  expect(runningExam()).toEqual(local)
})

test('a ranking asks nothing', async () => {
  const {reply, tell, asked} = open()
  await reply({runningMockExam: null})
  tell('ranked')
  expect(asked()).toBe(0)
})

test('one that began while the server took up the news is found a second later; a feed that was stopped asks no more', async () => {
  vi.useFakeTimers()
  const {reply, asked} = open()
  await reply({runningMockExam: null})
  await vi.advanceTimersByTimeAsync(1_000)
  await reply({runningMockExam: remote})
  expect(runningExam()?.id).toBe('exam-2')
  const other = open()
  await other.reply({runningMockExam: remote})
  other.stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect([asked(), other.asked()]).toEqual([0, 0])
  vi.useRealTimers()
})
