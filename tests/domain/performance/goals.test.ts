import {describe, expect, test} from 'vitest'
import {
  circleOf,
  countTrophies,
  doneForTrophy,
  fragmentsOf,
  markersOf,
  shareOf,
  targetsOf,
  tierInProgress,
  totalsOf,
  trophyOf,
  type WeekCounts,
  type WeekDone,
  weekTargetsOf,
} from '../../../domain/performance/goals.ts'
import {weekFormOf} from '../../../domain/profile/weekGoals.ts'
import {weekOf, weekOfSpan, weekSpanOf, weeksBeginningIn, weeksBetween} from '../../../domain/performance/weeks.ts'

const goals = {
  theoreticalStudy: {min: 2, max: 5},
  theoreticalReview: {min: 1, max: 1},
  smartReview: {min: 3, max: 4},
  exam: {min: 0, max: 0},
}
const targets = weekTargetsOf(goals)
const done = (theoreticalStudy: number, theoreticalReview: number, smartReview: number, exam = 0): WeekDone => ({
  theoreticalStudy,
  theoreticalReview,
  smartReview,
  exam,
})
const counts: WeekCounts = {
  theoreticalStudy: {done: 4, total: 5},
  theoreticalReview: {done: 1, total: 2},
  extraTheoreticalReview: 3,
  exams: {done: 0, total: 0},
  smartReview: {questions: 6, flashcards: 3, total: 5},
}

describe('the targets of a week', () => {
  test('bronze is the least of the course, gold the most, silver the rounded middle', () => {
    expect(targets).toEqual({
      theoreticalStudy: {bronze: 2, silver: 4, gold: 5},
      theoreticalReview: {bronze: 1, silver: 1, gold: 1},
      smartReview: {bronze: 3, silver: 4, gold: 4},
      exam: null,
    })
  })

  test('missing ends are five and seven days', () => {
    expect(targetsOf({}, 'exam')).toEqual({bronze: 5, silver: 6, gold: 7})
  })

  test('markers with equal targets are one', () => {
    expect(markersOf({bronze: 2, silver: 4, gold: 5})).toEqual([
      {at: 2, tiers: ['bronze']},
      {at: 4, tiers: ['silver']},
      {at: 5, tiers: ['gold']},
    ])
    expect(markersOf({bronze: 3, silver: 4, gold: 4})).toEqual([
      {at: 3, tiers: ['bronze']},
      {at: 4, tiers: ['silver', 'gold']},
    ])
    expect(markersOf({bronze: 1, silver: 1, gold: 1})).toEqual([{at: 1, tiers: ['bronze', 'silver', 'gold']}])
  })

  test('the totals follow the typical week', () => {
    const day = {theoreticalStudy: true, theoreticalReview: false, smartReview: true, examAndMocks: false}
    const week = {
      sunday: {...day, theoreticalStudy: false, examAndMocks: true},
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: {...day, theoreticalReview: true},
      friday: day,
      saturday: {...day, smartReview: false},
    }
    expect(totalsOf(weekFormOf(week))).toEqual(done(6, 1, 6, 1))
  })
})

describe('the trophy of a week', () => {
  test.each([
    ['nothing', done(0, 0, 0), null],
    ['one activity short of bronze', done(1, 1, 3), null],
    ['all at bronze', done(2, 1, 3), 'bronze'],
    ['one activity short of silver', done(3, 1, 4), 'bronze'],
    ['all at silver', done(4, 1, 4), 'silver'],
    ['all at gold', done(5, 1, 4), 'gold'],
    ['more than gold', done(9, 9, 9, 9), 'gold'],
  ] as const)('with %s', (_what, week, trophy) => {
    expect(trophyOf(week, targets)).toBe(trophy)
  })

  test('a course whose targets are all nothing gives no trophy for nothing', () => {
    const nothing = weekTargetsOf({
      theoreticalStudy: {min: 0, max: 2},
      theoreticalReview: {min: 0, max: 0},
      smartReview: {min: 0, max: 0},
      exam: {min: 0, max: 0},
    })
    expect(trophyOf(done(0, 0, 0), nothing)).toBeNull()
    expect(trophyOf(done(1, 0, 0), nothing)).toBe('silver')
  })

  test('a week works towards the tier above its trophy', () => {
    expect([null, 'bronze' as const, 'silver' as const, 'gold' as const].map(tierInProgress)).toEqual([
      'bronze',
      'silver',
      'gold',
      'gold',
    ])
  })

  test('gold is worth three points, silver two and bronze one, of three for each week', () => {
    expect(countTrophies(['gold', null, 'silver', 'bronze', 'gold'])).toEqual({
      bronze: 1,
      silver: 1,
      gold: 2,
      trophyPoints: 9,
      maxTrophyPoints: 15,
    })
    expect(countTrophies([])).toEqual({bronze: 0, silver: 0, gold: 0, trophyPoints: 0, maxTrophyPoints: 0})
  })
})

describe('the week circle', () => {
  test('reviews count with extra ones up to their total; a smart review needs questions and flashcards', () => {
    expect(doneForTrophy(counts)).toEqual(done(4, 4, 3))
    expect(circleOf(counts)).toEqual([
      {kind: 'theoreticalStudy', done: 4, total: 5},
      {kind: 'theoreticalReview', done: 2, total: 2},
      {kind: 'smartReview', done: 3, total: 5},
      {kind: 'exam', done: 0, total: 0},
    ])
  })

  test('its share is weighted by achieved over total', () => {
    expect(shareOf(circleOf(counts))).toBe(9 / 12)
    expect(shareOf([])).toBe(0)
  })

  test('the fragments say what is missing to a tier', () => {
    expect(fragmentsOf(doneForTrophy(counts), targets, 'gold')).toEqual([
      {kind: 'theoreticalStudy', done: 4, target: 5, missing: 1},
      {kind: 'theoreticalReview', done: 1, target: 1, missing: 0},
      {kind: 'smartReview', done: 3, target: 4, missing: 1},
    ])
  })
})

describe('weeks', () => {
  test('begin on Monday and end on Sunday, also across the year', () => {
    expect(['20261228', '20270103', '20261230'].map(weekOf)).toEqual(
      Array.from({length: 3}, () => ({start: '20261228', end: '20270103'})),
    )
    expect(weekSpanOf(weekOf('20261230'))).toBe('20261228-20270103')
    expect(weekOfSpan('20261228-20270103')).toEqual({start: '20261228', end: '20270103'})
  })

  test('between two dates there is each week once', () => {
    expect(weeksBetween('20260715', '20260727').map(({start}) => start)).toEqual(['20260713', '20260720', '20260727'])
    expect(weeksBetween('20260715', '20260701')).toEqual([])
  })

  test('a week belongs to the month of its Monday', () => {
    expect(weeksBeginningIn('20260701', '20260731').map(({start}) => start)).toEqual([
      '20260706',
      '20260713',
      '20260720',
      '20260727',
    ])
  })
})
