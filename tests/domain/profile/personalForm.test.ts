import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {birthdayInstant, longestText} from '../../../domain/profile/personalData.ts'
import {
  changesOf,
  faultsOf,
  formOf,
  hasFaults,
  institutionEntry,
  isSameForm,
  normalForm,
} from '../../../domain/profile/personalForm.ts'
import {addDays} from '../../../domain/shared/studyDay.ts'

const today = '20261121'

const full = {
  name: 'Ana Souza',
  gender: 'f',
  birthday: '1998-02-15T03:00:00.000Z',
  graduation: {institution: 'USP', uf: 'SP', yearConclusion: 2022, desiredExpertise: 'Pediatria', isGraduated: true},
  work: {inHealthArea: false, placeOfWork: 'UBS Central', weeklyHours: 20},
} as const

const empty = formOf({name: 'Ana'})

describe('the form of a profile', () => {
  test('shows each field as text, and asks for what it shows', () => {
    expect(formOf(full)).toEqual({
      name: 'Ana Souza',
      gender: 'f',
      birthday: '1998-02-15',
      isGraduated: 'yes',
      uf: 'SP',
      institution: 'USP',
      yearConclusion: '2022',
      desiredExpertise: 'Pediatria',
      inHealthArea: 'no',
      placeOfWork: 'UBS Central',
      weeklyHours: '20',
    })
    expect(changesOf(formOf(full))).toEqual(full)
  })

  test('is empty where the profile holds nothing, and then asks for nothing', () => {
    expect(Object.entries(empty).filter(([, text]) => text !== '')).toEqual([['name', 'Ana']])
    expect(changesOf(empty)).toEqual({
      name: 'Ana',
      gender: null,
      birthday: null,
      graduation: {institution: null, uf: null, yearConclusion: null, desiredExpertise: null, isGraduated: null},
      work: {inHealthArea: null, placeOfWork: null, weeklyHours: null},
    })
  })

  test('keeps any birthday over save and read', () => {
    fc.assert(
      fc.property(fc.integer({min: 0, max: 45_000}), (days) => {
        const date = addDays('19000101', days)
        const form = formOf({name: 'Ana', birthday: birthdayInstant(date)})
        expect(form.birthday.replaceAll('-', '')).toBe(date)
        expect(changesOf(form).birthday).toBe(birthdayInstant(date))
      }),
    )
  })

  test('is saved without spaces at the ends of its texts', () => {
    const typed = {...formOf(full), name: '  Ana Souza ', placeOfWork: ' UBS Central  ', institution: ' USP '}
    expect(isSameForm(normalForm(typed), formOf(full))).toBe(true)
    expect(isSameForm(typed, formOf(full))).toBe(false)
  })
})

describe('faults', () => {
  const faults = (changes: Partial<typeof empty>) => faultsOf({...empty, ...changes}, empty, today)

  test.each([
    ['a name of spaces', {name: '   '}, {name: 'nameMissing'}],
    ['a name of 151 characters', {name: 'n'.repeat(151)}, {name: 'nameTooLong'}],
    ['a birthday tomorrow', {birthday: '2026-11-22'}, {birthday: 'birthdayImpossible'}],
    ['a birthday that is no date', {birthday: '?'}, {birthday: 'birthdayImpossible'}],
    ['a graduation 22 years ago', {yearConclusion: '2004'}, {yearConclusion: 'yearOutOfRange'}],
    ['a graduation in 9 years', {yearConclusion: '2035'}, {yearConclusion: 'yearOutOfRange'}],
    ['half an hour', {weeklyHours: '7,5'}, {weeklyHours: 'hoursOutOfRange'}],
    ['more hours than a week has', {weeklyHours: '169'}, {weeklyHours: 'hoursOutOfRange'}],
    ['a place of work of 151 characters', {placeOfWork: 'p'.repeat(151)}, {placeOfWork: 'textTooLong'}],
    ['an institution of 151 characters', {uf: 'UX', institution: 'i'.repeat(151)}, {institution: 'textTooLong'}],
  ])('%s', (_name, changes, expected) => {
    expect(faults(changes)).toEqual(expected)
  })

  test('none at the limits', () => {
    expect(faults({name: 'n'.repeat(150), birthday: '2026-11-21', yearConclusion: '2005', weeklyHours: '168'})).toEqual(
      {},
    )
    expect(
      faults({birthday: '1900-01-01', yearConclusion: '2034', weeklyHours: '0', placeOfWork: 'p'.repeat(150)}),
    ).toEqual({})
  })

  test('none for a year that was stored when it was still on the list', () => {
    const old = {...empty, yearConclusion: '1999'}
    expect(faultsOf(old, old, today)).toEqual({})
  })
})

test('the institution is a list in Brazil, free text abroad and closed before there is a place', () => {
  expect(['SP', 'UX', '', 'XX'].map(institutionEntry)).toEqual(['list', 'text', 'none', 'none'])
})

test('blanks around a text are not sent, and a field of blanks is empty', () => {
  const form = {...empty, institution: ' USP ', placeOfWork: '   ', weeklyHours: '  ', yearConclusion: ' '}
  const {graduation, work} = changesOf(form)
  expect([graduation.institution, work.placeOfWork, work.weeklyHours, graduation.yearConclusion]).toEqual([
    'USP',
    null,
    null,
    null,
  ])
})

test('a text may have as many characters as the longest, blanks around it aside', () => {
  const longest = ` ${'x'.repeat(longestText)} `
  expect(faultsOf({...empty, institution: longest, placeOfWork: longest}, empty, today)).toEqual({})
  const tooLong = `${longest.trim()}x`
  expect(faultsOf({...empty, institution: tooLong, placeOfWork: tooLong}, empty, today)).toEqual({
    institution: 'textTooLong',
    placeOfWork: 'textTooLong',
  })
})

test('a form has faults as soon as one field has', () => {
  expect([hasFaults({}), hasFaults({name: 'nameMissing'})]).toEqual([false, true])
})

test('a year that was stored may be taken out', () => {
  expect(faultsOf(empty, {...empty, yearConclusion: '2020'}, today)).toEqual({})
})
