import * as v from 'valibot'
import {describe, expect, test} from 'vitest'
import {bloodGasSchema} from '../../../content/tools/figures/bloodGas.schema.ts'
import {read, structureOf} from './figureReading.ts'

const diarrhoea = {pH: 7.29, pCO2: 28, HCO3: 13, pO2: 88}

const parse = (values: Record<string, number>) =>
  v.safeParse(bloodGasSchema, {tipo: 'gasometria', alt: 'Laudo de exemplo.', ...values})
const refusals = (values: Record<string, number>) =>
  parse(values).issues?.map(({path, message}) => `${String(path?.[0]?.key)}: ${message}`) ?? []

describe('pH, pCO2 and HCO3 are of one blood', () => {
  /** pH, pCO2 and HCO3 of textbooks, rounded as a slip prints them. */
  const consistent: readonly (readonly [number, number, number])[] = [
    [7.4, 40, 24],
    [7.4, 40, 24.5],
    [7.29, 28, 13],
    [7.26, 74, 32],
    [7.36, 40, 22],
    [7.5, 30, 23],
    [7.1, 18.2, 5.6],
    [7.55, 48, 41],
  ]

  test.each(consistent)('%d with %d mmHg and %d mEq/L is drawn', (pH, pCO2, HCO3) => {
    expect(refusals({pH, pCO2, HCO3, pO2: 90})).toEqual([])
  })

  test.each(consistent)('%d with %d mmHg and %d mEq/L is refused when its pH is off by 0.08', (pH, pCO2, HCO3) => {
    const told = [expect.stringMatching(/^pH: pCO2 e HCO3 dão pH de 7,/)]
    const off = [pH - 0.08, pH + 0.08].map((wrong) => refusals({pH: wrong, pCO2, HCO3, pO2: 90}))
    expect(off).toEqual([told, told])
  })

  test('a decimal that is written leaves less room than a whole number', () => {
    expect(refusals({...diarrhoea, pH: 7.3})).toEqual([])
    expect(refusals({...diarrhoea, pH: 7.3, pCO2: 28.1, HCO3: 13.1})).toEqual(['pH: pCO2 e HCO3 dão pH de 7,28'])
  })
})

test.each([
  ['a base excess of another blood', {BE: -4}, 'BE: pH e HCO3 dão BE de -12'],
  ['a saturation beside the curve', {SatO2: 82}, 'SatO2: pO2 e pH dão saturação de 95%'],
  ['more oxygen than the air has', {pO2: 130, FiO2: 21}, 'pO2: com FiO2 de 21%, pO2 e pCO2 somam no máximo 149 mmHg'],
  ['an anion gap that is not counted', {Na: 136, Cl: 113, 'ânion gap': 12}, 'ânion gap: Na − Cl − HCO3 dá 10'],
  ['an anion gap of nothing', {'ânion gap': 10}, 'ânion gap: o ânion gap pede Na e Cl'],
])('%s is refused', (_, more, told) => {
  expect(refusals({...diarrhoea, ...more})).toEqual([told])
})

test('an anion gap may be rounded as it is written, and no more', () => {
  const gas = {...diarrhoea, HCO3: 13.3, Na: 136, Cl: 113}
  expect([9.7, 10, 9.8, 11].map((gap) => refusals({...gas, 'ânion gap': gap}).length)).toEqual([0, 0, 1, 1])
})

test('what a slip leaves out is calculated: base excess and saturation', () => {
  const {output} = parse(diarrhoea)
  expect(output).toMatchObject({baseExcess: -12.1, saturation: 95})
  expect(parse({pH: 7.4, pCO2: 40, HCO3: 24.4, pO2: 27}).output).toMatchObject({baseExcess: 0, saturation: 50})
})

test('a slip prints what was measured with its ranges, and nothing says what is high or low', () => {
  const yaml = 'tipo: gasometria\npH: 7.3\npCO2: 28\nHCO3: 13\npO2: 88\nNa: 136\nK: 3\nCl: 113\nlactato: 1.4\nFiO2: 21'
  expect(structureOf(read(yaml).svg)).toEqual({
    box: '560 458',
    parts: {svg: 1, rect: 2, text: 44, line: 10},
    words:
      'Gasometria arterial | FiO₂ 21% (ar ambiente) | Exame | Resultado | Referência | ' +
      'pH | 7,30 | 7,35 a 7,45 | pCO₂ | 28 | mmHg | 35 a 45 | HCO₃⁻ | 13 | mEq/L | 22 a 26 | BE | −12 | mEq/L | −2 a +2 | ' +
      'pO₂ | 88 | mmHg | 80 a 100 | SatO₂ | 96 | % | 95 a 100 | Na⁺ | 136 | mEq/L | 135 a 145 | K⁺ | 3,0 | mEq/L | 3,5 a 5,0 | ' +
      'Cl⁻ | 113 | mEq/L | 98 a 107 | Lactato | 1,4 | mmol/L | 0,5 a 2,0',
  })
})

test('a slip that contradicts itself is told at the line of the value', () => {
  const {svg, problems} = read('tipo: gasometria\npH: 7.45\npCO2: 28\nHCO3: 13\npO2: 88')
  expect([svg, problems]).toEqual(['', ['13: cm-febre-1: At "pH": pCO2 e HCO3 dão pH de 7,28.']])
})
