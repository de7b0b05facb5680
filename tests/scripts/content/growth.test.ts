import {describe, expect, test} from 'vitest'
import {measureAt, zScoreOf} from '../../../content/tools/figures/growthStandard.ts'
import {read, structureOf} from './figureReading.ts'

const chart = `tipo: curva de crescimento
medida: peso
sexo: f
meses: 6
pontos: [[0, 3.3], [1, 4.3], [4, 6.5]]
`

describe('the growth standard', () => {
  // The rounded tables of z-scores of the WHO: −3, −2, 0, +2 and +3.
  test.each([
    ['weight', 'male', 12, [6.9, 7.7, 9.6, 12, 13.3]],
    ['weight', 'female', 24, [8.1, 9, 11.5, 14.8, 17]],
    ['length', 'male', 0, [44.2, 46.1, 49.9, 53.7, 55.6]],
    ['length', 'female', 24, [76.7, 79.96, 86.4, 92.9, 96.1]],
    ['head', 'male', 6, [39.7, 40.9, 43.3, 45.8, 47]],
    ['head', 'female', 12, [40.8, 42.2, 44.9, 47.6, 49]],
  ] as const)('%s of a child, %s, at %i months', (measure, sex, months, values) => {
    const given = [-3, -2, 0, 2, 3].map((z) => measureAt(measure, sex, months, z))
    values.forEach((value, at) => expect(Math.abs((given[at] ?? 0) - value)).toBeLessThan(0.06))
  })

  test('lies between the ages of its table within half a hundred grams', () => {
    expect(Math.abs(measureAt('weight', 'male', 5, 0) - 7.5105)).toBeLessThan(0.05)
    expect(Math.abs(measureAt('weight', 'female', 9, 0) - 8.2254)).toBeLessThan(0.05)
  })

  test.each(['weight', 'length', 'head'] as const)('a z-score of %s comes back from its measure', (measure) => {
    for (const months of [0, 0.5, 5, 13.5, 21.1, 24]) {
      for (const sex of ['male', 'female'] as const) {
        expect(zScoreOf(measure, sex, months, measureAt(measure, sex, months, -2.4))).toBeCloseTo(-2.4, 6)
      }
    }
  })
})

describe('a growth chart', () => {
  test('has five lines of the standard, the child’s points and the line that joins them', () => {
    expect(structureOf(read(chart).svg)).toEqual({
      box: '560 516',
      parts: {svg: 1, rect: 1, text: 27, line: 27, path: 6, g: 1, circle: 4},
      words:
        'Peso por idade, meninas (OMS) | escore z | 0 | 1 | 2 | 3 | 4 | 5 | 6 | Idade (meses) | ' +
        '2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | Peso (kg) | +3 | +2 | 0 | −2 | −3 | criança',
    })
  })

  test('a child of the median lies on the middle line', () => {
    const {svg} = read(chart.replace(/pontos: .*/, 'pontos: [[0, 3.2322], [6, 7.297]]'))
    const middle = /<path d="M([^C]*)C[^"]*?([\d.]+,[\d.]+)" fill="none" stroke="#00704f"/.exec(svg)?.slice(1)
    const dots = [...svg.matchAll(/<circle cx="([^"]*)" cy="([^"]*)" r="6"/g)].slice(0, 2)
    expect(middle).toEqual(dots.map(([, x, y]) => `${x},${y}`))
  })

  test('a point above the lines stands inside of the chart', () => {
    const {svg, problems} = read(chart.replace('[4, 6.5]', '[4, 11.4]'))
    expect(problems).toEqual([])
    expect(structureOf(svg).words).toContain('10 | 11 | 12 | Peso')
  })

  test.each([
    [
      'a weight in grams',
      chart.replace('[4, 6.5]', '[4, 6500]'),
      'idade 4, valor 6.500: fora do possível (escore z acima de 5).',
    ],
    [
      'a length instead of a head circumference',
      chart.replace('peso', 'perímetro cefálico').replace(/pontos: .*/, 'pontos: [[0, 34], [2, 57]]'),
      'idade 2, valor 57: fora do possível (escore z acima de 5).',
    ],
    [
      'a child too small to live',
      chart.replace('[1, 4.3]', '[1, 1.2]'),
      'idade 1, valor 1,2: fora do possível (escore z abaixo de -6).',
    ],
    ['ages out of order', chart.replace('[1, 4.3]', '[5, 6.9]'), 'as idades de "pontos" devem crescer.'],
    ['a point behind the end', chart.replace('[4, 6.5]', '[7, 7.5]'), 'um dos "pontos" passa de "meses".'],
  ])('refuses %s', (_, yaml, told) => {
    expect(read(yaml)).toEqual({svg: '', problems: [`11: cm-febre-1: ${told}`]})
  })

  test('is no more than 25 kB with a point every two weeks', () => {
    const points = Array.from(
      {length: 49},
      (_, at) => `[${at / 2}, ${measureAt('length', 'male', at / 2, -1).toFixed(1)}]`,
    )
    const {svg} = read(`tipo: curva de crescimento\nmedida: comprimento\nsexo: m\npontos: [${points.join(', ')}]`)
    expect(svg.length).toBeGreaterThan(5_000)
    expect(svg.length).toBeLessThan(25_000)
  })
})
