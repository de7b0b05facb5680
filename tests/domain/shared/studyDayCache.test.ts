import {expect, test} from 'vitest'
import {isTimeZone, keptFormats, wallClockOf} from '../../../domain/shared/studyDay.ts'

/** The spellings of one zone that differ in capitals: 2 to the power of its letters. */
const spellings = (zone: string, amount: number): string[] =>
  Array.from({length: amount}, (_entry, index) =>
    [...zone].map((letter, at) => ((index >> at) & 1 ? letter.toUpperCase() : letter.toLowerCase())).join(''),
  )

test('ten thousand spellings of one zone are one zone', () => {
  const before = keptFormats()
  expect(spellings('America/Sao_Paulo', 10_000).every(isTimeZone)).toBe(true)
  expect(keptFormats()).toBeLessThanOrEqual(before + 1)
})

test('every zone and offset there is takes no more than sixty-four places, and each still tells its time', () => {
  const offsets = Array.from(
    {length: 24 * 60},
    (_entry, minutes) =>
      `+${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
  )
  for (const zone of [...Intl.supportedValuesOf('timeZone'), ...offsets]) isTimeZone(zone)
  expect(keptFormats()).toBeLessThanOrEqual(64)
  expect(wallClockOf(Date.UTC(2026, 6, 15, 15, 0), 'america/SAO_paulo')).toEqual({
    date: '20260715',
    hour: 12,
    minute: 0,
  })
})

test('what is no zone is not kept', () => {
  const before = keptFormats()
  for (let index = 0; index < 1_000; index += 1) isTimeZone(`Nowhere/${index}`)
  expect(keptFormats()).toBe(before)
})
