import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {
  deferLazyImports,
  importAfterPaint,
  importWhenIdle,
  importWithRetry,
  setIdle,
} from '../../src/ui/loading/lazyLoading.tsx'

const device = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {onLine: true})
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, 16))
  vi.stubGlobal('addEventListener', device.addEventListener.bind(device))
  vi.stubGlobal('removeEventListener', device.removeEventListener.bind(device))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const failing = (times: number) =>
  vi.fn(() => (times-- > 0 ? Promise.reject(new TypeError('gone')) : Promise.resolve('part')))

test('a part that is there is loaded once', async () => {
  const load = failing(0)
  expect(await importWithRetry(load)).toBe('part')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a server that fails is asked again for half a minute, ever less often, then the failure is told', async () => {
  const load = failing(9)
  const part = importWithRetry(load).catch((error: unknown) => String(error))
  const tries = []
  for (const wait of [0, 999, 1, 1_999, 1, 3_999, 1, 7_999, 1, 15_999, 1, 60_000]) {
    await vi.advanceTimersByTimeAsync(wait)
    tries.push(load.mock.calls.length)
  }
  expect(tries).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6])
  expect(await part).toBe('TypeError: gone')
})

test('without network nothing is tried until the network is back, however long that takes', async () => {
  vi.stubGlobal('navigator', {onLine: false})
  const load = failing(2)
  const part = importWithRetry(load)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(load).toHaveBeenCalledTimes(1)
  device.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(load).toHaveBeenCalledTimes(2)
  vi.stubGlobal('navigator', {onLine: true})
  device.dispatchEvent(new Event('online'))
  expect(await part).toBe('part')
})

test('a part that is drawn is asked for once the browser has painted what is there', async () => {
  const load = failing(0)
  const part = importAfterPaint(load)
  await vi.advanceTimersByTimeAsync(15)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2)
  expect(await part).toBe('part')
})

test('a hidden tab, which does not paint, asks for its parts all the same', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const load = failing(0)
  const part = importAfterPaint(load)
  await vi.advanceTimersByTimeAsync(99)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await part).toBe('part')
})

test('parts wait for what the first screen is about, whether it comes or fails', async () => {
  const first = Promise.withResolvers<void>()
  deferLazyImports(first.promise)
  const load = failing(0)
  const part = importAfterPaint(load)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(load).not.toHaveBeenCalled()
  first.reject(new Error('no network'))
  await vi.advanceTimersByTimeAsync(0)
  expect(await part).toBe('part')
})

test('parts wait for everything that the first screen asks for, whichever comes last', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  deferLazyImports(first.promise)
  deferLazyImports(second.promise)
  const load = failing(0)
  const part = importAfterPaint(load)
  second.resolve()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(load).not.toHaveBeenCalled()
  first.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(await part).toBe('part')
})

test('they do not wait longer than three seconds', async () => {
  deferLazyImports(new Promise(() => undefined))
  const load = failing(0)
  const part = importAfterPaint(load)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await part).toBe('part')
})

test('what is around a screen waits until the student is idle', async () => {
  const idle = Promise.withResolvers<void>()
  setIdle(() => idle.promise)
  const load = failing(0)
  const part = importWhenIdle(load)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).not.toHaveBeenCalled()
  idle.resolve()
  expect(await part).toBe('part')
  setIdle(() => Promise.resolve())
})
