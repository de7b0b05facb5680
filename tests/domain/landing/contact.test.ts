import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {
  emptyLandingForm,
  landingLimits,
  maskedLandingPhone,
  trimmedLanding,
  wrongLandingFields,
} from '../../../domain/landing/contact.ts'

const form = {...emptyLandingForm, name: 'Ana', email: 'ana@exemplo.br', phone: '(11) 3123-4567'}

describe('the phone of the landing (spec 3§5)', () => {
  test.each([
    ['', ''],
    ['1', '(1'],
    ['11', '(11'],
    ['113', '(11) 3'],
    ['1131234', '(11) 3123-4'],
    ['1131234567', '(11) 3123-4567'],
    ['11931234567', '(11) 9 3123-4567'],
    ['119312345678', '(11) 9 3123-4567'],
    ['+(11) 9a3123_4567', '(11) 9 3123-4567'],
  ])('%j becomes %j', (typed, masked) => {
    expect(maskedLandingPhone(typed)).toBe(masked)
  })

  test('the mask changes nothing of what it has written, and is never longer than allowed', () => {
    fc.assert(
      fc.property(fc.string({maxLength: 30}), (typed) => {
        const masked = maskedLandingPhone(typed)
        expect(maskedLandingPhone(masked)).toBe(masked)
        expect(masked.length).toBeLessThanOrEqual(landingLimits.phone)
      }),
    )
  })

  test('a character is taken away at its end', () => {
    expect(maskedLandingPhone('(11) 3123-')).toBe('(11) 3123')
    expect(maskedLandingPhone('(1')).toBe('(1')
    expect(maskedLandingPhone('(')).toBe('')
  })
})

describe('the form of the landing (spec 3§5)', () => {
  test.each([
    [form, []],
    [{...form, phone: '(11) 9 3123-4567'}, []],
    [{...form, name: ' An '}, ['name']],
    [{...form, name: 'a'.repeat(76)}, ['name']],
    [{...form, email: 'ana@exemplo'}, ['email']],
    [{...form, email: 'ana exemplo.br'}, ['email']],
    [{...form, email: `${'a'.repeat(70)}@exemplo.br`}, ['email']],
    [{...form, phone: '(11) 3123-456'}, ['phone']],
    [emptyLandingForm, ['name', 'email', 'phone']],
  ])('%j: %j', (given, wrong) => {
    expect(wrongLandingFields(given)).toEqual(wrong)
  })

  test('it is sent without superfluous spaces, the address in lower case', () => {
    expect(trimmedLanding({...form, name: ' Ana  Novata ', email: ' ANA@exemplo.br '})).toEqual({
      ...form,
      name: 'Ana Novata',
    })
  })
})
