import {beforeEach, describe, expect, test, vi} from 'vitest'
import {longestPrint, sheetOf} from '../../../domain/question/print.ts'
import {readPrint, savePrint} from '../../../src/services/question/print.store.ts'
import {fullSheet, printQuestions} from '../../../stories/support/print.ts'

/** A storage that holds so many UTF-16 units and refuses the rest, as browsers do. */
function storageOf(quota: number): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => {
      if (text.length > quota) throw new DOMException('full', 'QuotaExceededError')
      kept.set(name, text)
    },
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOf(5_000_000))
  return () => void vi.unstubAllGlobals()
})

describe('the print that a device holds', () => {
  test('comes back as it was kept, the newest in place of the one before', () => {
    savePrint(fullSheet)
    const newer = sheetOf(
      'Asma',
      printQuestions.slice(0, 1),
      {withKey: false, withComments: false, withAnswerSheet: true, withLabValues: false},
      2,
    )
    savePrint(newer)
    expect(readPrint()).toEqual({kind: 'sheet', sheet: newer})
  })

  test('of before the laboratory values is printed without them', () => {
    const {withLabValues: _withLabValues, ...older} = fullSheet
    localStorage.setItem('aristo.print', JSON.stringify({version: 1, value: older}))
    expect(readPrint()).toEqual({kind: 'sheet', sheet: {...fullSheet, withLabValues: false}})
  })

  test('is nothing where nobody has printed', () => {
    expect(readPrint()).toEqual({kind: 'nothing'})
  })

  test('of another version is said to be unreadable, not missing', () => {
    savePrint(fullSheet)
    localStorage.setItem('aristo.print', JSON.stringify({version: 99, value: fullSheet}))
    expect(readPrint()).toEqual({kind: 'unreadable'})
  })

  test.each([
    ['no questions', {...fullSheet, questions: []}],
    [
      'a tag that is not drawn',
      {...fullSheet, questions: [{...printQuestions[0], body: [{tag: 'script', children: ['alert(1)']}]}]},
    ],
    ['a question without choices', {...fullSheet, questions: [{...printQuestions[0], choices: null}]}],
    ['an option that is none', {...fullSheet, withLabValues: 'sim'}],
    ['a number', 7],
  ])('that is broken is unreadable: %s', (_name, value) => {
    localStorage.setItem('aristo.print', JSON.stringify({version: 1, value}))
    expect(readPrint()).toEqual({kind: 'unreadable'})
  })

  test('is refused aloud when the device is full', () => {
    vi.stubGlobal('localStorage', storageOf(100))
    expect(() => savePrint(fullSheet)).toThrow('refused')
    expect(readPrint()).toEqual({kind: 'nothing'})
  })

  test('is not tried at all when no device would keep it', () => {
    const body = [{tag: 'p' as const, children: ['x'.repeat(longestPrint)]}]
    const huge = {...fullSheet, questions: printQuestions.slice(0, 1).map((question) => ({...question, body}))}
    expect(() => savePrint(huge)).toThrow('tooLong')
    expect(localStorage.length).toBe(0)
  })
})
