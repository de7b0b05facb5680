import {beforeEach, expect, test, vi} from 'vitest'

beforeEach(() => {
  vi.resetModules()
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  })
})

test('a wish has one key until the server has answered', async () => {
  const {forgetWish, keyOfWish} = await import('../../../src/services/extras/examWish.ts')
  const first = keyOfWish('Exam t1 20261124')
  expect(keyOfWish('Exam t1 20261124')).toBe(first)
  forgetWish()
  expect(keyOfWish('Exam t1 20261124')).not.toBe(first)
})

test('another wish has another key', async () => {
  const {keyOfWish} = await import('../../../src/services/extras/examWish.ts')
  expect(keyOfWish('Exam t2 20261124')).not.toBe(keyOfWish('Exam t1 20261124'))
})
