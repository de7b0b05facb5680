import {describe, expect, test} from 'vitest'
import {heatMap} from '../../../domain/performance/heatMap.ts'
import {initialsOf, rankedName, rankingView} from '../../../domain/performance/ranking.ts'
import {streakOf} from '../../../domain/performance/streak.ts'
import {dayNumberOf} from '../../../domain/shared/studyDay.ts'

describe('the streak', () => {
  // 13 July 2026 is a Monday.
  const dayOf = (day: number) => dayNumberOf(`202607${String(day).padStart(2, '0')}`)
  const july = (...days: readonly number[]) => days.map(dayOf).toReversed()

  test.each([
    ['nothing', [], 15, {current: 0, longest: 0, isFreeDayUsed: false}],
    ['today alone', july(15), 15, {current: 1, longest: 1, isFreeDayUsed: false}],
    ['yesterday, today still open', july(13, 14), 15, {current: 2, longest: 2, isFreeDayUsed: false}],
    ['a free day that study followed', july(13, 15), 15, {current: 3, longest: 3, isFreeDayUsed: true}],
    ['a free day yesterday', july(13, 14), 16, {current: 2, longest: 2, isFreeDayUsed: true}],
    ['two days off in one week', july(13, 16), 16, {current: 1, longest: 1, isFreeDayUsed: false}],
    ['two days off, nothing since', july(13, 14), 17, {current: 0, longest: 2, isFreeDayUsed: false}],
    ['Sunday and Monday off', july(11, 14), 14, {current: 4, longest: 4, isFreeDayUsed: true}],
    ['the free day of last week, today a Monday', july(10, 12), 13, {current: 3, longest: 3, isFreeDayUsed: false}],
    ['a longer one before', july(1, 2, 3, 4, 15), 15, {current: 1, longest: 4, isFreeDayUsed: false}],
    ['days to come', july(15, 16), 15, {current: 1, longest: 1, isFreeDayUsed: false}],
  ] as const)('with %s', (_what, days, today, streak) => {
    expect(streakOf(days, dayOf(today))).toEqual(streak)
  })
})

describe('the heat map', () => {
  test('has whole weeks and quarters of the days with something', () => {
    const amounts = new Map([
      ['20260714', 1],
      ['20260715', 10],
      ['20260716', 20],
      ['20260717', 30],
      ['20260601', 99],
    ])
    const weeks = heatMap(amounts, {first: '20260714', last: '20260720'})
    expect(weeks.map((week) => week.map(({level}) => level))).toEqual([
      [0, 1, 2, 3, 4, 0, 0],
      [0, 0, 0, 0, 0, 0, 0],
    ])
    expect(weeks[0]?.[0]).toEqual({date: '20260713', amount: 0, level: 0, isFilling: true})
    expect(weeks[0]?.[4]).toEqual({date: '20260717', amount: 30, level: 4, isFilling: false})
    expect(weeks[1]?.map(({isFilling}) => isFilling)).toEqual([false, true, true, true, true, true, true])
  })

  test('days that are all alike are all full', () => {
    const weeks = heatMap(new Map([['20260714', 3]]), {first: '20260713', last: '20260719'})
    expect(weeks[0]?.map(({level}) => level)).toEqual([0, 4, 0, 0, 0, 0, 0])
  })
})

describe('the ranking', () => {
  const row = (ranking: number | null, total: number) => ({
    userId: `u${ranking}`,
    name: 'Ana',
    ranking,
    total,
    grade: ranking === null ? null : 100 - ranking,
  })

  test('without anybody it is empty, with fewer than three insufficient', () => {
    expect(rankingView([])).toEqual({kind: 'empty'})
    expect(rankingView([row(null, 0)])).toEqual({kind: 'empty'})
    expect(rankingView([row(1, 2)])).toEqual({kind: 'insufficient'})
  })

  test('it has a podium of three, ten rows, and the own row after them', () => {
    const rows = [...Array.from({length: 10}, (_, index) => row(index + 1, 30)), row(4, 30)]
    const view = rankingView(rows)
    expect(view).toEqual({kind: 'shown', podium: rows.slice(0, 3), rows: rows.slice(0, 10), own: rows[10]})
  })

  test('who did not finish has a row without a place', () => {
    expect(rankingView([row(1, 3), row(2, 3), row(3, 3), row(null, 3)])).toMatchObject({
      kind: 'shown',
      own: {ranking: null, grade: null},
    })
  })

  test('initials stand for a name that wishes so', () => {
    expect(['Maria da Silva Souza', 'ana', '  Élton   Zé ', '😀 Paz', ''].map(initialsOf)).toEqual([
      'M. S.',
      'A.',
      'É. Z.',
      '😀. P.',
      '',
    ])
    expect(rankedName('Maria da Silva', true, 'Aristo')).toBe('M. S.')
    expect(rankedName('Maria da Silva', false, 'Aristo')).toBe('Maria Silva')
    expect(rankedName('', true, 'Aristo')).toBe('Aristo')
  })
})
