import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {beforeSignOut, runSignOutHooks} from '../../src/services/platform/signOutHooks.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('signing out waits until everybody has said goodbye; one that fails holds nobody back', async () => {
  const said: string[] = []
  const stops = [
    beforeSignOut(async () => void said.push('presence')),
    beforeSignOut(() => Promise.reject(new Error('no network'))),
    beforeSignOut(async () => void said.push('push')),
  ]
  await runSignOutHooks()
  expect(said).toEqual(['presence', 'push'])
  for (const stop of stops) stop()
  await runSignOutHooks()
  expect(said).toEqual(['presence', 'push'])
})

test('a goodbye that never ends is waited for 1,500 ms', async () => {
  const stop = beforeSignOut(() => new Promise(() => undefined))
  let isOver = false
  void runSignOutHooks().then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(1_499)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
  stop()
})
