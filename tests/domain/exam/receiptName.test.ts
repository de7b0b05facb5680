import {expect, test} from 'vitest'
import {examNameOf} from '../../../domain/exam/receipt.ts'

test.each([
  ['Prova 2025', 'Hospital de Aurora', 'Prova 2025 · Hospital de Aurora'],
  ['Hospital de Aurora 2025', 'Hospital de Aurora', 'Hospital de Aurora 2025'],
  ['Simulado 3', null, 'Simulado 3'],
  ['Simulado 3', '', 'Simulado 3'],
])('%s of %s is called %s', (title, institution, name) => {
  expect(examNameOf({title, institution})).toBe(name)
})
