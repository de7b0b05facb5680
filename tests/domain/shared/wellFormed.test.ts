import {expect, test} from 'vitest'
import {wellFormed} from '../../../domain/shared/wellFormed.ts'

test.each([
  ['half of a pair', 'a\ud83db', 'a\ufffdb'],
  ['the other half', '\udc00', '\ufffd'],
  ['halves in the wrong order', '\udc00\ud800', '\ufffd\ufffd'],
  ['a whole pair', 'a😀b', 'a😀b'],
  ['the character zero', 'a\0b', 'a\ufffdb'],
  ['plain text', 'Sepse: 30 mL/kg', 'Sepse: 30 mL/kg'],
])('%s', (_name, text, expected) => {
  expect(wellFormed(text)).toBe(expected)
  expect(wellFormed(text)).toBe(text.toWellFormed().replaceAll('\0', '\ufffd'))
})
