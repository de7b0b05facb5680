import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {userIdle} from '../../src/services/platform/userIdle.ts'

/** The page: who listens to its input, and what it does when it is idle, which is at once. */
const page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 1))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const press = () => page.dispatchEvent(new Event('pointerdown'))

/** How many milliseconds pass until a quiet moment has come, with a press every `every` milliseconds for as long as `pressing`. */
async function waitWith(every: number, pressing: number): Promise<number> {
  const start = performance.now()
  let waited = -1
  void userIdle().then(() => (waited = performance.now() - start))
  for (let at = 0; waited < 0 && at < 20_000; at += 10) {
    if (at < pressing && at % every === 0) press()
    await vi.advanceTimersByTimeAsync(10)
  }
  return waited
}

test('nothing waits for a student who is idle already', async () => {
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await waitWith(100, 0)).toBeLessThanOrEqual(10)
})

test('work nobody waits for comes seven tenths of a second after the last press', async () => {
  const waited = await waitWith(200, 2_000)
  expect(waited).toBeGreaterThanOrEqual(2_500)
  expect(waited).toBeLessThanOrEqual(2_550)
})

test('a student who is never idle keeps it waiting five seconds', async () => {
  const waited = await waitWith(200, 20_000)
  expect(waited).toBeGreaterThanOrEqual(5_000)
  expect(waited).toBeLessThanOrEqual(5_050)
})
