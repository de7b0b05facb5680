import {describe, expect, test} from 'vitest'
import {
  canSubmit,
  type ContactForm,
  maskedPhone,
  missingFields,
  normalEmail,
} from '../../../domain/diagnostic/contact.ts'

const whole: ContactForm = {
  name: 'Ana',
  email: 'ana@exemplo.br',
  country: 'brazil',
  phone: '(11) 91234-5678',
  howMet: 'google',
  consents: false,
}

describe('the phone as it is typed', () => {
  test.each([
    ['', ''],
    ['1', '(1'],
    ['11', '(11'],
    ['119', '(11) 9'],
    ['1191234', '(11) 91234'],
    ['11912345', '(11) 91234-5'],
    ['11912345678', '(11) 91234-5678'],
    ['119123456789', '(11) 91234-5678'],
    ['(11) 91234-5678', '(11) 91234-5678'],
    ['+55', '(55'],
  ])('in Brazil: %s becomes %s', (typed, shown) => {
    expect(maskedPhone('brazil', typed)).toBe(shown)
  })

  test('elsewhere keeps digits alone, at most fifteen', () => {
    expect(maskedPhone('other', '+351 912-345-678 x')).toBe('351912345678')
    expect(maskedPhone('other', '1'.repeat(20))).toBe('1'.repeat(15))
  })
})

test('the e-mail loses its spaces and capitals', () => {
  expect(normalEmail('  Ana.Novata@Exemplo. br ')).toBe('ana.novata@exemplo.br')
})

describe('the form cannot be sent', () => {
  test.each([
    ['without a name', {name: '  '}, ['name']],
    ['with a name of 76 characters', {name: 'a'.repeat(76)}, ['name']],
    ['without @', {email: 'ana.exemplo.br'}, ['email']],
    ['with an e-mail of 76 characters', {email: `${'a'.repeat(65)}@exemplo.br`}, ['email']],
    ['without a phone', {phone: ''}, ['phone']],
    ['with half a Brazilian phone', {phone: '(11) 9123'}, ['phone']],
    ['with letters in a phone from elsewhere', {country: 'other', phone: '35191x'}, ['phone']],
    ['while how-met is Selecione', {howMet: ''}, ['howMet']],
    ['with nothing', {name: '', email: '', phone: '', howMet: ''}, ['name', 'email', 'phone', 'howMet']],
  ] as const)('%s', (_name, fields, missing) => {
    const form: ContactForm = {...whole, ...fields}
    expect(missingFields(form)).toEqual(missing)
    expect(canSubmit(form)).toBe(false)
  })

  test('but whole, from Brazil and from elsewhere, with consent and without', () => {
    expect(canSubmit(whole)).toBe(true)
    expect(canSubmit({...whole, country: 'other', phone: '351912345678', consents: true})).toBe(true)
  })
})
