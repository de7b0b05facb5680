import {describe, expect, test} from 'vitest'
import {canSignIn, fieldsToClear, isEmail, isUnreachable, signInFailureOf} from '../../../domain/access/credentials.ts'

describe('the login form', () => {
  test.each([
    ['ana@exemplo.com.br', true],
    ['a@b', true],
    ['ana', false],
    ['', false],
    ['@exemplo.com', false],
    ['ana@', false],
    ['ana@@exemplo.com', false],
    ['ana@exemplo@com', false],
    ['@', false],
  ])('takes %j for an e-mail address: %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected)
  })

  test.each([
    ['ana@exemplo.com', 'x', true],
    ['ana@exemplo.com', '', false],
    ['ana', 'x', false],
    ['', '', false],
    ['ana@exemplo.com', ' ', true],
  ])('with e-mail %j and password %j may be sent: %s', (email, password, expected) => {
    expect(canSignIn({email, password})).toBe(expected)
  })
})

describe('a refused login', () => {
  test.each([
    ['auth/invalid-email', 'invalid-email'],
    ['auth/wrong-password', 'wrong-password'],
    ['auth/user-not-found', 'user-not-found'],
    ['auth/too-many-requests', 'too-many-requests'],
    ['auth/invalid-credential', 'other'],
    ['auth/network-request-failed', 'other'],
    ['wrong-password', 'wrong-password'],
    ['', 'other'],
    ['other', 'other'],
  ])('with the code %j is %s', (code, expected) => {
    expect(signInFailureOf(code)).toBe(expected)
  })

  test.each([
    ['invalid-email', []],
    ['wrong-password', ['password']],
    ['user-not-found', ['email', 'password']],
    ['too-many-requests', []],
    ['other', []],
  ] as const)('by %s clears %j', (failure, fields) => {
    expect(fieldsToClear(failure)).toEqual(fields)
  })
})

test.each([
  ['unreachable', true],
  ['auth/network-request-failed', true],
  ['auth/wrong-password', false],
  ['', false],
])('a provider that says %j did not answer: %s', (code, expected) => {
  expect(isUnreachable(code)).toBe(expected)
})
