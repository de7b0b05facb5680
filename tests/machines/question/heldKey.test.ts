import {expect, test} from 'vitest'
import {heldKeyText, momentInWords} from '../../../src/text/question/heldKey.ts'

test.each([
  [Date.UTC(2026, 11, 12, 21), '12 de dezembro, às 18h'],
  [Date.UTC(2026, 2, 1, 4, 5), '1º de março, à 1h05'],
  [Date.UTC(2026, 4, 31, 3), '31 de maio, à meia-noite'],
  [Date.UTC(2026, 4, 31, 3, 30), '31 de maio, às 0h30'],
  [Date.UTC(2027, 0, 1, 2, 59), '31 de dezembro, às 23h59'],
])('%d is said as "%s", as it is in Brasília', (instant, words) => {
  expect(momentInWords(instant)).toBe(words)
})

test('the sentence says what comes, when, and by whose clock', () => {
  expect(heldKeyText.title(Date.UTC(2026, 11, 12, 21))).toBe(
    'O gabarito desta questão sai em 12 de dezembro, às 18h (horário de Brasília).',
  )
})
