import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {countTime, takeSeconds} from '../../../src/services/question/timeInFront.ts'

let page: EventTarget & {hidden: boolean}

function turn(hidden: boolean): void {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), {hidden: false})
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the time of a question is that of all its visits until the answer', () => {
  const first = countTime('a question')
  vi.advanceTimersByTime(20_000)
  first()
  vi.advanceTimersByTime(60_000)
  const second = countTime('a question')
  vi.advanceTimersByTime(10_400)
  expect(takeSeconds('a question')).toBe(30)
  vi.advanceTimersByTime(5_000)
  expect(takeSeconds('a question')).toBe(5)
  second()
})

test('a hidden page does not count, nor does a question that was opened in one', () => {
  const stop = countTime('a question')
  vi.advanceTimersByTime(7_000)
  turn(true)
  vi.advanceTimersByTime(600_000)
  turn(false)
  vi.advanceTimersByTime(2_000)
  stop()
  turn(true)
  const hidden = countTime('another question')
  vi.advanceTimersByTime(3_000)
  hidden()
  expect([takeSeconds('a question'), takeSeconds('another question')]).toEqual([9, 0])
})

test('after the stop the page is not listened to any more', () => {
  countTime('a question')()
  turn(true)
  turn(false)
  vi.advanceTimersByTime(4_000)
  expect(takeSeconds('a question')).toBe(0)
})
