import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {adoptMarks, marksOf, saveMarks} from '../../src/services/question/marks.ts'
import {forgetLiveMarks, forgetOldMarks, settleMarks, unsentQuestions} from '../../src/services/question/unsentMarks.ts'
import {serverClock} from '../../src/services/platform/clock.ts'

const noon = Date.UTC(2026, 4, 4, 15)
const days = (count: number) => noon + count * 86_400_000

beforeEach(() => {
  const kept: Record<string, string> = {}
  const storage = Object.defineProperties(kept, {
    getItem: {value: (name: string) => kept[name] ?? null},
    setItem: {value: (name: string, text: string) => void (kept[name] = text)},
    removeItem: {value: (name: string) => void delete kept[name]},
  })
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  forgetLiveMarks()
})

const at = (instant: number) => vi.spyOn(serverClock, 'now').mockReturnValue(instant)

test('what the server has had for a week leaves the device, what it has not stays', () => {
  at(days(0))
  for (const scopedId of ['a:sent', 'a:unsent']) saveMarks(scopedId, {struck: [1]})
  settleMarks('a:sent', new Date(days(0)).toISOString())
  at(days(1))
  saveMarks('a:fresh', {selected: 2})
  settleMarks('a:fresh', new Date(days(1)).toISOString())
  forgetLiveMarks()

  at(days(7))
  forgetOldMarks()
  expect(marksOf('a:sent').struck).toEqual([1])
  at(days(7) + 1)
  forgetOldMarks()
  expect(marksOf('a:sent').struck).toEqual([])
  expect(marksOf('a:fresh').selected).toBe(2)
  expect(unsentQuestions()).toEqual(['a:unsent'])
})

const fromServer = (instant: number) => ({
  struck: [2],
  selected: 3,
  essay: null,
  highlights: [],
  dateNow: new Date(instant).toISOString(),
})

test('reading marks keeps nothing, whoever has the newer ones', () => {
  at(days(1))
  saveMarks('a:here', {struck: [1]})
  const before = {...localStorage}
  expect(marksOf('a:here', fromServer(days(0))).struck).toEqual([1])
  expect(marksOf('a:here', fromServer(days(2))).struck).toEqual([2])
  expect(marksOf('a:new', fromServer(days(2))).struck).toEqual([2])
  expect({...localStorage}).toEqual(before)
  expect(marksOf('a:new').struck).toEqual([])
})

test("a change is made to the server's marks once they are adopted; older ones of the server are not", () => {
  at(days(3))
  adoptMarks('a:new', fromServer(days(2)))
  saveMarks('a:new', {struck: [0]})
  expect(marksOf('a:new')).toMatchObject({struck: [0], selected: 3})
  adoptMarks('a:new', fromServer(days(2)))
  expect(marksOf('a:new')).toMatchObject({struck: [0], selected: 3})
  expect(unsentQuestions()).toEqual(['a:new'])
})
