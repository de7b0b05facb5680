import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {presenceCells, presenceShare} from '../../../domain/performance/presence.ts'
import {
  addMonths,
  clampedRange,
  donutRange,
  firstDayOf,
  lastDayOf,
  monthsBetween,
  piecesOf,
  reportMonths,
} from '../../../domain/performance/ranges.ts'
import {hasStar, type MonthNumbers, reportBlocks} from '../../../domain/performance/stars.ts'
import {
  canGrow,
  canShrink,
  grown,
  isPriority,
  pointsBetween,
  priorityIndices,
  priorityTone,
  redThemes,
  rowsShown,
  showsThemeCard,
  shrunk,
} from '../../../domain/performance/themes.ts'
import {addDays} from '../../../domain/shared/studyDay.ts'
import {daysBetween, weekdayOf} from '../../../domain/shared/weekday.ts'

describe('months and ranges', () => {
  test('months are counted across years', () => {
    expect([addMonths('202612', 1), addMonths('202601', -1), addMonths('202602', -14)]).toEqual([
      '202701',
      '202512',
      '202412',
    ])
    expect([firstDayOf('202402'), lastDayOf('202402'), lastDayOf('202612')]).toEqual([
      '20240201',
      '20240229',
      '20261231',
    ])
    expect(monthsBetween('202611', '202702')).toEqual(['202611', '202612', '202701', '202702'])
  })

  test('the report card begins one month before the account', () => {
    expect(reportMonths('20260131', '20260302')).toEqual(['202512', '202601', '202602', '202603'])
  })

  test('the donut begins with the account and ends today', () => {
    expect(donutRange('20260131', '20260302')).toEqual({first: '20260131', last: '20260302'})
    expect(clampedRange({first: '20250101', last: '20270101'}, donutRange('20260131', '20260302'))).toEqual({
      first: '20260131',
      last: '20260302',
    })
    expect(clampedRange({first: '20260303', last: '20260304'}, donutRange('20260131', '20260302'))).toBeNull()
  })

  test('the pieces of a range hold each of its days once', () => {
    const day = fc.integer({min: 0, max: 800}).map((offset) => addDays('20250101', offset))
    fc.assert(
      fc.property(day, day, day, (one, other, today) => {
        const [first, last] = one < other ? [one, other] : [other, one]
        const {years, months, days} = piecesOf({first, last}, today)
        const held = [
          ...years.map((year) => ({first: `${year}0101`, last: `${year}1231`})),
          ...months.map((month) => ({first: firstDayOf(month), last: lastDayOf(month)})),
          ...days,
        ].flatMap((piece) =>
          Array.from({length: daysBetween(piece.first, piece.last) + 1}, (_, index) => addDays(piece.first, index)),
        )
        const asked = Array.from({length: daysBetween(first, last) + 1}, (_, index) => addDays(first, index))
        expect(held.filter((date) => date <= last || date <= today).toSorted()).toEqual(asked)
        expect(days.length).toBeLessThanOrEqual(2)
        expect(months.length).toBeLessThanOrEqual(22)
      }),
    )
  })
})

describe('the presence calendar', () => {
  test('has 28, 35 or 42 cells, from Monday to Sunday, for every month of forty years', () => {
    const amounts = monthsBetween('202001', '206012').map((month) => {
      const cells = presenceCells(month, [], '20200101')
      expect(weekdayOf(cells[0]?.date ?? '')).toBe('monday')
      expect(weekdayOf(cells.at(-1)?.date ?? '')).toBe('sunday')
      return cells.length
    })
    expect([...new Set(amounts)].toSorted()).toEqual([28, 35, 42])
  })

  test('tells days of the month, presence, today and days to come', () => {
    const cells = presenceCells('202607', ['20260701', '20260630'], '20260715')
    expect(cells[0]).toEqual({
      date: '20260629',
      isOfMonth: false,
      isPresent: false,
      isToday: false,
      isFuture: false,
    })
    expect(cells[1]).toEqual({date: '20260630', isOfMonth: false, isPresent: true, isToday: false, isFuture: false})
    expect(cells[2]).toEqual({date: '20260701', isOfMonth: true, isPresent: true, isToday: false, isFuture: false})
    expect(cells[16]).toEqual({date: '20260715', isOfMonth: true, isPresent: false, isToday: true, isFuture: false})
    expect(cells[17]).toEqual({date: '20260716', isOfMonth: true, isPresent: false, isToday: false, isFuture: true})
  })

  test('its share counts the days that were', () => {
    expect(presenceShare('202607', ['20260630', '20260701', '20260702'], '20260704')).toBe(0.5)
    expect(presenceShare('202608', [], '20260704')).toBeNull()
  })
})

describe('the stars of a month', () => {
  const full: MonthNumbers = {
    trophies: {gold: 4, weeks: 4},
    questions: 1500,
    flashcards: 1500,
    presence: 1,
    correct: 1200,
    difficulty: {easy: 95, medium: 75, hard: 20},
    areas: (['PED', 'CM', 'GO', 'SC', 'CIR'] as const).map((area) => ({area, percentage: 80})),
  }
  const shy: MonthNumbers = {
    trophies: {gold: 3, weeks: 4},
    questions: 1499,
    flashcards: 1499,
    presence: 0.99,
    correct: 1199,
    difficulty: {easy: 95, medium: 75, hard: 19.9},
    areas: full.areas.slice(1),
  }
  const nothing: MonthNumbers = {
    trophies: {gold: 0, weeks: 0},
    questions: 0,
    flashcards: 0,
    presence: null,
    correct: 0,
    difficulty: {easy: null, medium: null, hard: null},
    areas: [],
  }

  test.each(reportBlocks)('%s has one at its goal and none below it', (block) => {
    expect([full, shy, nothing].map((month) => hasStar(block, month))).toEqual([true, false, false])
  })

  test('every percentage of the difficulties has to be reached', () => {
    const with_ = (difficulty: MonthNumbers['difficulty']) => hasStar('difficulty', {...full, difficulty})
    expect(with_({easy: 94, medium: 75, hard: 20})).toBe(false)
    expect(with_({easy: 95, medium: 74, hard: 20})).toBe(false)
  })
})

describe('the theme table', () => {
  test('grows and shrinks in steps of five', () => {
    expect([rowsShown(5, 3), rowsShown(5, 12), rowsShown(0, 12)]).toEqual([3, 5, 5])
    expect([grown(5, 12), grown(10, 12), grown(12, 12)]).toEqual([10, 12, 12])
    expect([shrunk(12, 12), shrunk(10, 12), shrunk(5, 12)]).toEqual([10, 5, 5])
    expect([canGrow(5, 5), canGrow(5, 6), canShrink(5), canShrink(6)]).toEqual([false, true, false, true])
  })

  test('its card needs five themes; the first are red', () => {
    expect([showsThemeCard(4), showsThemeCard(5)]).toEqual([false, true])
    expect([priorityTone(4, redThemes.report), priorityTone(5, redThemes.report)]).toEqual(['red', 'yellow'])
    expect([priorityTone(9, redThemes.diagnostic), priorityTone(10, redThemes.diagnostic)]).toEqual(['red', 'yellow'])
  })

  test('the priority is relevance times wrong answers over its mean', () => {
    const theme = (relevance: number, hits: number, total: number) => ({relevance, stats: {hits, total}})
    const indices = priorityIndices([theme(0.02, 1, 4), theme(0.01, 2, 4), theme(0.04, 4, 4)])
    expect(indices).toEqual([2.25, 0.75, 0].map((index) => expect.closeTo(index, 12)))
    expect(indices.map(isPriority)).toEqual([true, false, false])
    expect(priorityIndices([theme(0.02, 4, 4)])).toEqual([0])
    expect(priorityIndices([])).toEqual([])
  })

  test('differences are whole points, as the shown percentages differ', () => {
    expect([pointsBetween(0.504, 0.756), pointsBetween(0.8, 0.5), pointsBetween(null, 0.5)]).toEqual([26, -30, null])
  })
})
