import {expect, test} from 'vitest'
import {
  fieldsOfRefusal,
  isEmailCleared,
  canRegister,
  emptyFields,
  firstNameLimit,
  firstNameOf,
  isSameAccount,
  nameLimit,
  refusalOfCode,
  refusalOfForm,
} from '../../../domain/access/registration.ts'

const form = {
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  password: 'segredo-da-ana',
  confirmation: 'segredo-da-ana',
  courseId: 'r1',
  hasAcceptedTerms: true,
}

test('a first name is the text before the first space, or all of it', () => {
  expect(['Ana Souza', 'Ana', '  Ana Souza', '', 'Ana-Maria de Souza'].map(firstNameOf)).toEqual([
    'Ana',
    'Ana',
    'Ana',
    '',
    'Ana-Maria',
  ])
})

test('the limits are those of the specification', () => expect([firstNameLimit, nameLimit]).toEqual([35, 70]))

test.each([
  ['a form that is right', {}, null],
  ['passwords that differ', {confirmation: 'outro'}, 'passwords-differ'],
  ['a first name of 36 characters', {name: 'A'.repeat(36)}, 'first-name-too-long'],
  ['a first name of 35 characters', {name: `${'A'.repeat(35)} Souza`}, null],
  [
    'passwords that differ and a first name that is too long: passwords come first (C-49)',
    {confirmation: 'outro', name: 'A'.repeat(36)},
    'passwords-differ',
  ],
  ['a name that is missing', {name: '  '}, 'incomplete'],
  ['passwords that are missing', {password: '', confirmation: ''}, 'incomplete'],
  ['an e-mail with two @', {email: 'a@b@c'}, 'invalid-email'],
  ['a password of seven characters', {password: 'pitanga', confirmation: 'pitanga'}, 'weak-password'],
  ['a password that is the name', {password: 'AnaSouza1', confirmation: 'AnaSouza1'}, 'personal-password'],
  ['a password of the most used: the server decides', {password: 'abcd1234', confirmation: 'abcd1234'}, null],
] as const)('%s', (_name, changes, refusal) => expect(refusalOfForm({...form, ...changes})).toBe(refusal))

test.each([
  [{courseId: '', hasAcceptedTerms: true}, false],
  [{courseId: 'r1', hasAcceptedTerms: false}, false],
  [{courseId: 'r1', hasAcceptedTerms: true}, true],
])('the button asks for a course and the terms, nothing else: %j is %s', (changes, isAllowed) =>
  expect(canRegister(changes)).toBe(isAllowed),
)

test('the server refuses in three ways, a password for three reasons; everything else is no refusal of the account', () => {
  expect(
    [
      'EMAIL_IN_USE',
      'WEAK_PASSWORD',
      'COMMON_PASSWORD',
      'PERSONAL_PASSWORD',
      'INVALID_EMAIL',
      'INTERNAL',
      'RATE_LIMITED',
      'unreachable',
    ].map(refusalOfCode),
  ).toEqual([
    'email-in-use',
    'weak-password',
    'common-password',
    'personal-password',
    'invalid-email',
    null,
    null,
    null,
  ])
})

test('empty fields are told in the order of the form', () => {
  expect(emptyFields({name: ' ', email: '', password: 'x', confirmation: ''})).toEqual([
    'name',
    'email',
    'confirmation',
  ])
})

test('the same account is the same intent, a changed one is another', () => {
  expect(isSameAccount(form, {...form})).toBe(true)
  for (const changes of [{name: 'B'}, {email: 'b@c'}, {password: 'x'}, {courseId: 'r2'}])
    expect(isSameAccount(form, {...form, ...changes})).toBe(false)
})

test.each([
  ['passwords-differ', ['password', 'confirmation']],
  ['first-name-too-long', ['name']],
  ['incomplete', []],
  ['email-in-use', ['email']],
  ['invalid-email', ['email']],
  ['weak-password', ['password']],
  ['common-password', ['password']],
  ['personal-password', ['password']],
] as const)('the refusal %s is about %j, and only an e-mail that is taken is emptied', (refusal, fields) => {
  expect(fieldsOfRefusal(refusal)).toEqual(fields)
  expect(isEmailCleared(refusal)).toBe(refusal === 'email-in-use')
})

test('an e-mail of blanks is empty', () => {
  expect(emptyFields({name: 'Ana', email: '  ', password: 'x', confirmation: 'x'})).toEqual(['email'])
})
