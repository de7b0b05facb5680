import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {requestedDate} from '../../../domain/agenda/date.ts'
import {isEditable} from '../../../domain/agenda/editingWindow.ts'
import {openedDay} from '../../../domain/agenda/openedDay.ts'
import {percentOfQuestionsAnswered} from '../../../domain/agenda/progress.ts'
import {isDayOver} from '../../../domain/agenda/rollover.ts'
import {daysOfPage, historyDays, mondayOf, oldestPage, pageOf} from '../../../domain/agenda/weekView.ts'
import {addDays, studyDayOf} from '../../../domain/shared/studyDay.ts'
import {brazilianZones, dateOf, localTime} from '../shared/brazilianZones.ts'

const saoPaulo = 'America/Sao_Paulo'
const hour = 3_600_000
/** São Paulo is three hours behind UTC in 2026. */
const at = (day: number, hours: number, minutes = 0) => Date.UTC(2026, 10, day, hours + 3, minutes)

describe('the day an address asks for', () => {
  test.each([
    ['no date', null, at(21, 12), '20261121'],
    ['today', '20261121', at(21, 12), '20261121'],
    ['a past day', '20261101', at(21, 12), '20261101'],
    ['a day to come', '20261122', at(21, 12), '20261121'],
    ['nonsense', 'ontem', at(21, 12), '20261121'],
    ['a date that does not exist', '20260231', at(21, 12), '20261121'],
    ['no date at 2 a.m.', null, at(21, 2), '20261120'],
    ['the new calendar day at 2 a.m.', '20261121', at(21, 2), '20261121'],
    ['a day to come at 2 a.m.', '20261122', at(21, 2), '20261120'],
    ['an empty date', '', at(21, 12), '20261121'],
  ])('%s', (_what, parameter, now, expected) => {
    expect(requestedDate(parameter, now, saoPaulo)).toBe(expected)
  })
})

describe('the day on the screen', () => {
  const path = '/agenda/revisao-teorica/l1'
  const open = (
    address: {path: string; parameter: string | null},
    before: Parameters<typeof openedDay>[1],
    now: number,
  ) => openedDay(address, before, now, saoPaulo)
  const opened = open({path, parameter: null}, null, at(21, 3, 59))

  test('is the study day of the first look', () => {
    expect(opened).toEqual({parameter: null, calendarDate: '20261120'})
  })

  test('stays while the student goes from activity to activity, whatever the clock says', () => {
    expect(open({path: '/agenda/simulado', parameter: null}, opened, at(21, 4))).toBe(opened)
    expect(open({path, parameter: null}, opened, at(23, 12))).toBe(opened)
  })

  test('is the new one when the agenda itself is asked for', () => {
    expect(open({path: '/agenda', parameter: null}, opened, at(21, 4))).toEqual({
      parameter: null,
      calendarDate: '20261121',
    })
    expect(open({path: '/agenda', parameter: null}, opened, at(21, 3, 59))).toBe(opened)
  })

  test('is another one when the address asks for it', () => {
    const past = open({path, parameter: '20261101'}, opened, at(21, 12))
    expect(past).toEqual({parameter: '20261101', calendarDate: '20261101'})
    expect(open({path, parameter: null}, past, at(21, 12))).toEqual({parameter: null, calendarDate: '20261121'})
  })
})

describe('the editing window', () => {
  test.each([
    ['opens at midnight of its day', at(21, 0), true],
    ['is open all day', at(21, 12), true],
    ['is open until its midnight', at(21, 23, 59), true],
    ['is open after its midnight', at(22, 0), true],
    ['is open at 3:59', at(22, 3, 59), true],
    ['closes at 4:00', at(22, 4), false],
    ['is closed the day before', at(20, 23, 59), false],
    ['is closed at 2 a.m. two days later', at(23, 2), false],
  ])('%s', (_what, now, expected) => {
    expect(isEditable('20261121', now, saoPaulo)).toBe(expected)
  })

  test('follows the zone of the student', () => {
    const now = Date.UTC(2026, 10, 22, 7)
    expect(isEditable('20261121', now, 'America/Sao_Paulo')).toBe(false)
    expect(isEditable('20261121', now, 'America/Manaus')).toBe(true)
  })

  test('holds exactly the calendar day and, before 4 a.m., the study day, at any moment anywhere in Brazil', () => {
    const moment = fc.integer({min: Date.UTC(2018, 0, 1), max: Date.UTC(2027, 0, 1)})
    const zone = fc.constantFrom(...brazilianZones)
    fc.assert(
      fc.property(moment, zone, fc.integer({min: -3, max: 3}), (instant, where, days) => {
        const local = localTime(instant, where)
        const date = dateOf(local + days * 24 * hour)
        const expected = date === dateOf(local) || date === dateOf(local - 4 * hour)
        return isEditable(date, instant, where.name) === expected
      }),
      {numRuns: 3_000},
    )
  })

  test('the study day can always be answered', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 0, max: Date.UTC(2100, 0, 1)}),
        fc.constantFrom(...brazilianZones),
        (instant, {name}) => isEditable(studyDayOf(instant, name), instant, name),
      ),
      {numRuns: 2_000},
    )
  })
})

describe('a new study day', () => {
  test.each([
    ['not before 4 a.m.', '20261120', at(21, 3, 59), false],
    ['at 4 a.m. when yesterday is on the screen', '20261120', at(21, 4), true],
    ['all day when yesterday is on the screen', '20261120', at(21, 23, 59), true],
    ['not when today is on the screen', '20261121', at(21, 12), false],
    ['not when an older day is on the screen', '20261118', at(21, 12), false],
  ])('begins %s', (_what, shown, now, expected) => {
    expect(isDayOver(shown, now, saoPaulo)).toBe(expected)
  })
})

describe('progress of an activity', () => {
  test.each([
    ['theoreticalStudy', 5, 20, 0.25],
    ['theoreticalStudy', 10, 20, 0.5],
    ['theoreticalReview', 9, 20, 0.45],
    ['theoreticalReview', 10, 20, 1],
    ['theoreticalReview', 11, 20, 1],
    ['smartReview', 10, 10, 1],
    ['smartReview', 10, 20, 0.5],
    ['theoreticalStudy', 0, 0, 1],
  ] as const)('%s with %i of %i answered is %d', (type, answered, total, expected) => {
    expect(percentOfQuestionsAnswered(type, answered, total)).toBe(expected)
  })
})

describe('the week view', () => {
  const today = '20261121'

  test.each([
    ['20261116', '20261116'],
    ['20261121', '20261116'],
    ['20261122', '20261116'],
    ['20261123', '20261123'],
    ['20260101', '20251229'],
  ])('the week of %s begins on Monday, %s', (date, monday) => {
    expect(mondayOf(date)).toBe(monday)
  })

  test.each([
    ['a new account', '20261121', 7, 35],
    ['35 days', addDays(today, -35), 7, 35],
    ['36 days', addDays(today, -36), 7, 42],
    ['36 days on a phone', addDays(today, -36), 1, 36],
    ['an account made in another zone, a day ahead', '20261122', 7, 35],
  ])('history of %s', (_what, createdOn, pageSize, days) => {
    expect(historyDays(createdOn, today, pageSize)).toBe(days)
  })

  test('a page on a wide screen is a week from Monday, with days to come closed', () => {
    expect(daysOfPage(0, 7, {today, selected: '20261119', createdOn: '20261118'})).toEqual([
      {date: '20261116', isToday: false, isSelected: false, isOpen: false},
      {date: '20261117', isToday: false, isSelected: false, isOpen: false},
      {date: '20261118', isToday: false, isSelected: false, isOpen: true},
      {date: '20261119', isToday: false, isSelected: true, isOpen: true},
      {date: '20261120', isToday: false, isSelected: false, isOpen: true},
      {date: '20261121', isToday: true, isSelected: false, isOpen: true},
      {date: '20261122', isToday: false, isSelected: false, isOpen: false},
    ])
  })

  test('a page on a phone is one day', () => {
    expect(daysOfPage(2, 1, {today, selected: today, createdOn: '20260101'})).toEqual([
      {date: '20261119', isToday: false, isSelected: false, isOpen: true},
    ])
  })

  const dates = fc.integer({min: 0, max: 3_000}).map((days) => addDays('20240101', days))

  test.each([7, 1])('the page of a day shows that day, whatever today is, with %i days to a page', (pageSize) => {
    fc.assert(
      fc.property(dates, fc.nat(800), (now, back) => {
        const date = addDays(now, -back)
        const page = pageOf(date, now, pageSize)
        return daysOfPage(page, pageSize, {today: now, selected: date, createdOn: date}).some(
          (slot) => slot.date === date && slot.isSelected,
        )
      }),
    )
  })

  test.each([7, 1])('the first day of the account can be paged to, with %i days to a page', (pageSize) => {
    fc.assert(
      fc.property(dates, fc.nat(800), (now, lived) => {
        const createdOn = addDays(now, -lived)
        return pageOf(createdOn, now, pageSize) <= oldestPage(createdOn, now, pageSize)
      }),
    )
  })
})
