import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {
  addDays,
  calendarDateOf,
  dayNumberOf,
  isCalendarDate,
  isTimeZone,
  studyDayOf,
  wallClockOf,
} from '../../../domain/shared/studyDay.ts'
import {daysBetween, weekdayOf} from '../../../domain/shared/weekday.ts'
import {brazilianZones, dateOf, localTime} from './brazilianZones.ts'

const hour = 3_600_000
const day = 24 * hour
const saoPaulo = 'America/Sao_Paulo'

describe('the study day, in every zone of Brazil', () => {
  const years = [2018, 2019, 2026]

  test.each(brazilianZones.map((zone) => [zone.name, zone] as const))(
    'every hour of 2018, 2019 and 2026 in %s belongs to the day the law of time says',
    (_name, zone) => {
      const wrong: string[] = []
      for (const year of years) {
        for (let instant = Date.UTC(year, 0, 1); instant < Date.UTC(year + 1, 0, 1); instant += hour) {
          const expected = dateOf(localTime(instant, zone) - 4 * hour)
          const found = studyDayOf(instant, zone.name)
          if (found !== expected) wrong.push(`${new Date(instant).toISOString()}: ${found} instead of ${expected}`)
        }
      }
      expect(wrong).toEqual([])
    },
  )

  test('knows every zone of Brazil', () => {
    expect(brazilianZones.map(({name}) => name).filter((name) => !isTimeZone(name))).toEqual([])
    expect(brazilianZones).toHaveLength(16)
  })

  test('ends at 4 a.m., to the millisecond', () => {
    const four = Date.UTC(2026, 10, 21, 7)
    expect(studyDayOf(four - 1, saoPaulo)).toBe('20261120')
    expect(studyDayOf(four, saoPaulo)).toBe('20261121')
  })

  test('crosses the turn of the year and the end of February', () => {
    expect(studyDayOf(Date.UTC(2026, 0, 1, 6, 59), saoPaulo)).toBe('20251231')
    expect(studyDayOf(Date.UTC(2028, 2, 1, 6, 59), saoPaulo)).toBe('20280229')
    expect(studyDayOf(Date.UTC(2027, 2, 1, 6, 59), saoPaulo)).toBe('20270228')
  })

  test('lasts an hour less when summer time begins and an hour more when it ends', () => {
    const hoursOf = (date: string, from: number) =>
      Array.from({length: 72}, (_, index) => studyDayOf(from + index * hour, saoPaulo)).filter(
        (found) => found === date,
      ).length
    expect(hoursOf('20181103', Date.UTC(2018, 10, 3))).toBe(23)
    expect(hoursOf('20190216', Date.UTC(2019, 1, 16))).toBe(25)
    expect(hoursOf('20261121', Date.UTC(2026, 10, 21))).toBe(24)
  })
})

describe('wall clocks and calendars', () => {
  test('shows date, hour and minute of the zone', () => {
    const instant = Date.UTC(2026, 10, 21, 2, 5)
    expect(wallClockOf(instant, saoPaulo)).toEqual({date: '20261120', hour: 23, minute: 5})
    expect(wallClockOf(instant, 'America/Noronha')).toEqual({date: '20261121', hour: 0, minute: 5})
    expect(wallClockOf(instant, 'America/Rio_Branco')).toEqual({date: '20261120', hour: 21, minute: 5})
  })

  test('midnight is hour 0 of the new day', () => {
    expect(wallClockOf(Date.UTC(2026, 10, 21, 3), saoPaulo)).toEqual({date: '20261121', hour: 0, minute: 0})
    expect(calendarDateOf(Date.UTC(2026, 10, 21, 3) - 1, saoPaulo)).toBe('20261120')
  })

  test('refuses a zone that does not exist', () => {
    expect(isTimeZone('America/Brasilia')).toBe(false)
    expect(() => wallClockOf(0, 'America/Brasilia')).toThrow(RangeError)
  })

  test.each([
    ['20260228', true],
    ['20260229', false],
    ['20280229', true],
    ['19000229', false],
    ['20000229', true],
    ['20261301', false],
    ['20260100', false],
    ['20260132', false],
    ['2026121', false],
    ['2026-12-1', false],
    ['', false],
    ['202611211', false],
  ])('says of %j whether it is a date: %s', (text, isDate) => {
    expect(isCalendarDate(text)).toBe(isDate)
  })

  test('numbers, weekdays and neighbours of every day from 1900 to 2100 agree with the calendar', () => {
    const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
    const wrong: string[] = []
    for (let instant = Date.UTC(1900, 0, 1); instant < Date.UTC(2101, 0, 1); instant += day) {
      const date = dateOf(instant)
      const found = [dayNumberOf(date), weekdayOf(date), addDays(date, 1), addDays(date, -1), isCalendarDate(date)]
      const expected = [
        instant / day,
        names[new Date(instant).getUTCDay()],
        dateOf(instant + day),
        dateOf(instant - day),
        true,
      ]
      if (found.join() !== expected.join()) wrong.push(`${date}: ${found.join()} instead of ${expected.join()}`)
    }
    expect(wrong).toEqual([])
  })

  test('going some days and back ends where it began, and the distance is those days', () => {
    const date = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2199-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(date, fc.integer({min: -20_000, max: 20_000}), (from, days) => {
        const start = dateOf(from.getTime())
        const end = addDays(start, days)
        return daysBetween(start, end) === days && addDays(end, -days) === start && isCalendarDate(end)
      }),
    )
  })
})
