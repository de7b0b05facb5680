import {describe, expect, test} from 'vitest'
import {
  abroad,
  federationUnits,
  graduationPlaces,
  isFederationUnit,
  isGraduationPlace,
} from '../../../domain/profile/federationUnits.ts'
import {
  birthdayDate,
  birthdayInstant,
  graduationYears,
  isBirthday,
  isBirthdayInstant,
  isGraduationYear,
  isName,
  isWeeklyHours,
  trimmedName,
} from '../../../domain/profile/personalData.ts'
import {specialties} from '../../../domain/profile/specialties.ts'
import {universitiesByState, universitiesOf} from '../../../domain/profile/universities.ts'
import {addDays} from '../../../domain/shared/studyDay.ts'

const inPortuguese = (names: readonly string[]) => names.toSorted((one, other) => one.localeCompare(other, 'pt-BR'))

describe('a birthday', () => {
  test.each([
    ['19900228', '1990-02-28T03:00:00.000Z'],
    ['20000229', '2000-02-29T03:00:00.000Z'],
    ['19000101', '1900-01-01T03:00:00.000Z'],
    ['19691231', '1969-12-31T03:00:00.000Z'],
    ['20081019', '2008-10-19T03:00:00.000Z'],
  ])('of %s travels as %s and comes back', (date, instant) => {
    expect([birthdayInstant(date), birthdayDate(instant), isBirthdayInstant(instant)]).toEqual([instant, date, true])
  })

  test('comes back as the same date for every day since 1900', () => {
    const wrong: string[] = []
    for (let date = '19000101'; date <= '20261231'; date = addDays(date, 1)) {
      const instant = birthdayInstant(date)
      if (birthdayDate(instant) !== date || !isBirthdayInstant(instant)) wrong.push(date)
    }
    expect(wrong).toEqual([])
  })

  test.each([
    ['of an older client, sent at midnight UTC', '1990-02-28T00:00:00Z', '19900227'],
    ['sent at noon', '1990-02-28T12:00:00Z', '19900228'],
    ['that is none', 'ontem', undefined],
    ['without a text', '', undefined],
  ])('%s is read without failing', (_name, instant, date) => {
    expect([birthdayDate(instant), isBirthdayInstant(instant)]).toEqual([date, false])
  })

  test.each([
    ['19000101', true],
    ['18991231', false],
    ['20260715', true],
    ['20260716', false],
    ['19900230', false],
    ['1990-02-28', false],
    ['', false],
  ])('on %s is possible on 2026-07-15: %s', (date, isPossible) => {
    expect(isBirthday(date, '20260715')).toBe(isPossible)
  })
})

describe('a name', () => {
  test.each([
    ['', false],
    ['   ', false],
    ['A', true],
    ['a'.repeat(150), true],
    [` ${'a'.repeat(150)} `, true],
    ['a'.repeat(151), false],
  ])('%j can be kept: %s', (name, isRight) => {
    expect(isName(name)).toBe(isRight)
  })

  test('is kept without the spaces around it', () => {
    expect(trimmedName('  Ana  Maria ')).toBe('Ana  Maria')
  })
})

describe('a graduation', () => {
  test('ends in one of thirty years', () => {
    const years = graduationYears(2026)
    expect([years.length, years[0], years.at(-1)]).toEqual([30, 2005, 2034])
    expect([2004, 2005, 2034, 2035, 2020.5].map((year) => isGraduationYear(year, 2026))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })

  test('was in a federation unit or abroad', () => {
    expect(federationUnits).toHaveLength(27)
    expect(new Set(federationUnits.map(({uf}) => uf)).size).toBe(27)
    expect(federationUnits.map(({name}) => name)).toEqual(inPortuguese(federationUnits.map(({name}) => name)))
    expect(graduationPlaces.at(-1)).toEqual(abroad)
    expect(['SP', 'TO', 'UX', 'XX', ''].map(isFederationUnit)).toEqual([true, true, false, false, false])
    expect(['SP', 'TO', 'UX', 'XX', ''].map(isGraduationPlace)).toEqual([true, true, true, false, false])
  })

  test('offers universities in every federation unit, each once and in order, and none abroad', () => {
    for (const {uf} of federationUnits) {
      const names = universitiesOf(uf)
      expect({uf, isEmpty: names.length === 0, names}).toEqual({
        uf,
        isEmpty: false,
        names: inPortuguese([...new Set(names)]),
      })
    }
    expect(Object.keys(universitiesByState)).toHaveLength(27)
    expect(universitiesOf('UX')).toEqual([])
  })
})

test('there are 33 specialties, from Acupuntura to Radioterapia, in alphabetical order', () => {
  expect(specialties).toHaveLength(33)
  expect([specialties[0], specialties.at(-1)]).toEqual(['Acupuntura', 'Radioterapia'])
  expect(inPortuguese(specialties)).toEqual([...specialties])
})

test.each([
  [0, true],
  [168, true],
  [169, false],
  [-1, false],
  [1.5, false],
])('%s hours a week can be worked: %s', (hours, isRight) => {
  expect(isWeeklyHours(hours)).toBe(isRight)
})
