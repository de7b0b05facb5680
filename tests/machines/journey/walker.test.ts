import fc from 'fast-check'
import {describe, expect, test, vi} from 'vitest'
import type {DayAction} from '../../models/journey/day.types.ts'
import {shrink} from '../../models/journey/shrink.ts'
import {replay, walk} from '../../models/journey/walker.ts'
import {type Defect, fakeProduct} from './fakeProduct.ts'

const types = (actions: readonly DayAction[]) => actions.map(({type}) => type)

/** The walk gives a screen time to become right; a fake needs none. */
async function withoutWaiting<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({toFake: ['setTimeout'], shouldAdvanceTime: false})
  const timer = setInterval(() => vi.advanceTimersByTime(250), 0)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    vi.useRealTimers()
  }
}

async function firstFailure(defect: Defect): Promise<readonly DayAction[]> {
  for (let seed = 1; seed < 40; seed += 1) {
    const {actions, findings} = await walk(fakeProduct(defect), {seed, steps: 80})
    if (findings.length > 0) return actions
  }
  throw new Error(`no walk found that the product ${defect}`)
}

const shortest = (defect: Defect) =>
  withoutWaiting(async () => {
    const fails = async (actions: readonly DayAction[]) =>
      (await replay(fakeProduct(defect), actions)).findings.length > 0
    return types(await shrink(await firstFailure(defect), fails, 400))
  })

describe('a walk', () => {
  test('finds nothing in a product that is right', async () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const {actions, findings} = await walk(fakeProduct(), {seed, steps: 80})
      expect(findings).toEqual([])
      expect(actions).toHaveLength(80)
    }
  })

  test('with the same seed does the same', async () => {
    const one = await walk(fakeProduct(), {seed: 7, steps: 50})
    const other = await walk(fakeProduct(), {seed: 7, steps: 50})
    const another = await walk(fakeProduct(), {seed: 8, steps: 50})
    expect(other).toEqual(one)
    expect(another.actions).not.toEqual(one.actions)
  })

  test.each([
    ['losesAnswersAtReload', ['login.enter', 'choice.pick', 'answer.confirm', 'page.reload']],
    ['showsKeyEarly', ['login.enter', 'choice.pick']],
    ['changesKey', ['login.enter', 'choice.pick', 'answer.confirm', 'page.reload']],
    ['answersPastDays', ['login.enter', 'day.past']],
    ['losesOfflineAnswers', ['login.enter', 'choice.pick', 'network.lose', 'answer.confirm', 'network.restore']],
  ] as const)('finds that a product %s, and the shortest list of events that shows it', async (defect, expected) => {
    const found = await shortest(defect)
    expect(found.toSorted()).toEqual([...expected].toSorted())
  })
})

test('a list shrinks to exactly the parts that are needed, in their order', async () => {
  const lists = fc.uniqueArray(fc.nat(60), {minLength: 3, maxLength: 40})
  await fc.assert(
    fc.asyncProperty(lists, fc.nat(), fc.nat(), async (list, a, b) => {
      const needed = [list[a % list.length], list[b % list.length]]
      const fails = async (candidate: readonly number[]) =>
        needed.every((one) => one !== undefined && candidate.includes(one))
      expect(await shrink(list, fails, 1_000)).toEqual(list.filter((one) => needed.includes(one)))
    }),
  )
})
