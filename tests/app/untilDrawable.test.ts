import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {untilDrawable} from '../../src/app/untilDrawable.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<never>(() => undefined)

/** Waits for the drawing, and tells whether it has begun. */
function drawing(screen: Promise<unknown>, isKept: boolean) {
  const onDrawn = vi.fn<() => void>()
  void untilDrawable(screen, isKept).then(onDrawn)
  return onDrawn
}

test('over the network the frame is drawn without its screen', async () => {
  const onDrawn = drawing(never, false)
  await vi.advanceTimersByTimeAsync(0)
  expect(onDrawn).toHaveBeenCalledTimes(1)
})

test('on a device that keeps the files the first drawing has the screen', async () => {
  let come: () => void = () => undefined
  const screen = new Promise<void>((resolve) => {
    come = resolve
  })
  const onDrawn = drawing(screen, true)
  await vi.advanceTimersByTimeAsync(299)
  expect(onDrawn).not.toHaveBeenCalled()
  come()
  await vi.advanceTimersByTimeAsync(0)
  expect(onDrawn).toHaveBeenCalledTimes(1)
})

test('a screen that does not come is not waited for longer than 0.3 seconds', async () => {
  const onDrawn = drawing(never, true)
  await vi.advanceTimersByTimeAsync(300)
  expect(onDrawn).toHaveBeenCalledTimes(1)
})
