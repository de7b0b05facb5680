import {beforeEach, expect, test} from 'vitest'
import {stepKeeper, stepOnDevice} from '../../src/services/profile/onboardingStep.ts'

type Settle = {readonly step: number; readonly done: () => void; readonly fail: () => void}

const store = new Map<string, string>()

beforeEach(() => {
  store.clear()
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    },
  })
})

const turns = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve)
  })

function keeper(known = 0) {
  const sent: Settle[] = []
  const keep = stepKeeper({
    uid: 'nina',
    now: () => 1_000,
    known,
    send: (step) =>
      new Promise<void>((resolve, reject) => {
        sent.push({step, done: () => resolve(), fail: () => reject(new Error('offline'))})
      }),
  })
  return {keep, sent}
}

test('a step is on the device at once, for its student only', () => {
  keeper(3).keep(3)
  expect(stepOnDevice('nina')).toEqual({step: 3, at: 1_000, sent: null})
  expect(stepOnDevice('outra')).toBeNull()
})

test('the server is told one step at a time, the newest last', async () => {
  const {keep, sent} = keeper()
  for (const step of [1, 2, 3]) keep(step)
  expect(sent.map(({step}) => step)).toEqual([1])
  sent[0]?.done()
  await turns()
  expect(sent.map(({step}) => step)).toEqual([1, 3])
})

test('which step is under way to the server is on the device too, also for the page after a reload', async () => {
  const {keep, sent} = keeper()
  keep(1)
  keep(2)
  expect(stepOnDevice('nina')).toEqual({step: 2, at: 1_000, sent: 1})
  keeper(2).keep(2)
  expect(stepOnDevice('nina')).toEqual({step: 2, at: 1_000, sent: 1})
  sent[0]?.done()
  await turns()
  expect(stepOnDevice('nina')).toEqual({step: 2, at: 1_000, sent: 2})
})

test('what a device kept before it noted what it sent goes on to count', () => {
  store.set('aristo.onboarding', '{"version":1,"value":{"uid":"nina","step":4,"at":5}}')
  expect(stepOnDevice('nina')).toEqual({step: 4, at: 5, sent: null})
})

test('a step that the profile already has is not sent', () => {
  const {keep, sent} = keeper(4)
  keep(4)
  expect(sent).toEqual([])
})

test('a failure stops nothing: the next step tells the server', async () => {
  const {keep, sent} = keeper()
  keep(1)
  sent[0]?.fail()
  await turns()
  expect(sent).toHaveLength(1)
  keep(2)
  expect(sent.map(({step}) => step)).toEqual([1, 2])
})

test.each(['', 'nonsense', '{"version":0,"value":{"uid":"nina","step":4}}', '{"version":1,"value":{"uid":"nina"}}'])(
  'what an older product left on the device (%s) is dropped',
  (text) => {
    store.set('aristo.onboarding', text)
    expect(stepOnDevice('nina')).toBeNull()
  },
)
