import {afterEach, beforeEach, expect, test, vi} from 'vitest'

/** The page: who listens to its input, and what it does when it is idle, which is at once. */
let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 1))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const press = () => page.dispatchEvent(new Event('pointerdown'))

/**
 * A page that is there after so many milliseconds. `wait` tells how many pass until a quiet moment has come, with a press
 * every two tenths of a second for as long as `pressing`.
 */
async function openPage(after: number) {
  await vi.advanceTimersByTimeAsync(after)
  const waits = await import('../../src/services/platform/userIdle.ts')
  return async function wait(pressing = 0, by: keyof typeof waits = 'userIdle'): Promise<number> {
    const start = performance.now()
    let waited = -1
    void waits[by]().then(() => (waited = performance.now() - start))
    for (let at = 0; waited < 0 && at < 20_000; at += 10) {
      if (at < pressing && at % 200 === 0) press()
      await vi.advanceTimersByTimeAsync(10)
    }
    return waited
  }
}

const about = (waited: number, expected: number) => {
  expect(waited).toBeGreaterThanOrEqual(expected)
  expect(waited).toBeLessThanOrEqual(expected + 50)
}

test('work nobody waits for comes when the page has been quiet for as long as it took to be there', async () => {
  const wait = await openPage(400)
  about(await wait(), 400)
  about(await wait(2_000), 1_800 + 400)
})

test('a slow page needs a second and a half of quiet, not more', async () => {
  const wait = await openPage(6_000)
  about(await wait(), 1_500)
  about(await wait(2_000), 1_800 + 1_500)
})

test('nothing waits for a student who is idle already', async () => {
  const wait = await openPage(400)
  await wait()
  await vi.advanceTimersByTimeAsync(1_000)
  about(await wait(), 0)
})

test('a student who is never idle keeps it waiting eight seconds', async () => {
  const wait = await openPage(400)
  about(await wait(20_000), 8_000)
})

test('what may be awaited comes in a pause of 0.4 seconds, and after two seconds without one', async () => {
  const wait = await openPage(6_000)
  about(await wait(0, 'userPauses'), 400)
  about(await wait(1_000, 'userPauses'), 800 + 400)
  about(await wait(20_000, 'userPauses'), 2_000)
})
