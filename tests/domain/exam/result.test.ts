import {describe, expect, test} from 'vitest'
import {areaOf, areaOrder} from '../../../domain/exam/areas.ts'
import {
  areaResultsOf,
  compositionOf,
  gradeOf,
  isCutOffReached,
  safeBanner,
  sortedByWeakness,
} from '../../../domain/exam/result.ts'
import {brasiliaTimeInWords} from '../../../src/text/shared/brasilia.ts'
import {areaNames, rankingText, resultText} from '../../../src/text/exam/examResult.ts'

test('the areas stand in their order and are named to the letter', () => {
  expect(areaOrder.map((area) => areaNames[area])).toEqual([
    'Pediatria',
    'Clínica médica',
    'Ginecologia e obstetrícia (GO)',
    'Saúde Coletiva/Epidemiologia',
    'Cirurgia',
    'Sem classificação',
  ])
  expect(resultText.title).toBe('Resultado do Simulado')
})

test('a code that nobody knows, or none, is a question without an area', () => {
  expect([areaOf('GO'), areaOf('XYZ'), areaOf(null), areaOf(undefined)]).toEqual(['GO', 'none', 'none', 'none'])
})

test('the grade is the share of right answers in percent, and that of an empty exam is 0', () => {
  expect([gradeOf(72, 100), gradeOf(1, 3), gradeOf(0, 0)]).toEqual([72, 100 / 3, 0])
})

test('the cut-off itself passes, a hair below does not', () => {
  expect([isCutOffReached(60, 60), isCutOffReached(59.99, 60)]).toEqual([true, false])
})

test('themes come from the weakest on: share, then most wrong, then name', () => {
  const themes = [
    {name: 'Asma', total: 4, right: 4},
    {name: 'Vacinas', total: 2, right: 1},
    {name: 'Icterícia', total: 4, right: 2},
    {name: 'Bronquiolite', total: 2, right: 0},
    {name: 'Ética', total: 2, right: 1},
  ]
  expect(sortedByWeakness(themes).map(({name}) => name)).toEqual([
    'Bronquiolite',
    'Icterícia',
    'Ética',
    'Vacinas',
    'Asma',
  ])
})

describe('rows of the wire', () => {
  test('a composition stands in the order of areas, joins what nobody knows with what has none, and leaves empty ones out', () => {
    expect(
      compositionOf([
        {area: null, questions: 2},
        {area: 'CIR', questions: 20},
        {area: 'XYZ', questions: 1},
        {area: 'PED', questions: 20},
        {area: 'GO', questions: 0},
      ]),
    ).toEqual([
      {area: 'PED', questions: 20},
      {area: 'CIR', questions: 20},
      {area: 'none', questions: 3},
    ])
  })

  test('areas are joined with their themes, and their average is reckoned anew', () => {
    const row = (area: string | null, total: number, correct: number, leaf: string) => ({
      area,
      totalQuestionsByArea: total,
      correct,
      wrong: total - correct,
      average: correct / total,
      themas: [{leaf, totalQuestionsByThema: total, correct}],
    })
    expect(areaResultsOf([row(null, 1, 1, 'Outros'), row('CM', 4, 1, 'Sepse'), row('NEU', 3, 0, 'Coma')])).toEqual([
      {area: 'CM', total: 4, right: 1, wrong: 3, average: 25, themes: [{name: 'Sepse', total: 4, right: 1}]},
      {
        area: 'none',
        total: 4,
        right: 1,
        wrong: 3,
        average: 25,
        themes: [
          {name: 'Coma', total: 3, right: 0},
          {name: 'Outros', total: 1, right: 1},
        ],
      },
    ])
  })
})

test.each([
  ['https://example.com/curso', 'https://example.com/curso'],
  ['/perfil', '/perfil'],
  ['javascript:alert(1)', null],
  ['//example.com', null],
  ['data:text/html,x', null],
])('a banner that leads to %s opens %s', (link, href) => {
  expect(safeBanner({imageUrl: link, link, title: 'Curso', subtitle: null})).toEqual({
    imageUrl: href,
    href,
    title: 'Curso',
    subtitle: null,
  })
})

test('dates are told in Brasília, day first, wherever the student is', () => {
  expect(brasiliaTimeInWords(Date.parse('2026-12-01T01:30:00Z'))).toBe('30/11/2026 às 22:30 (horário de Brasília)')
  expect(rankingText.waiting(Date.parse('2026-11-30T21:00:00Z'))).toBe(
    'Sai em 30/11/2026 às 18:00 (horário de Brasília).',
  )
  expect(resultText.keysFrom(Date.parse('2026-11-30T03:05:00Z'))).toBe(
    'Gabarito a partir de 30/11/2026 às 00:05 (horário de Brasília).',
  )
})

test('joined rows have the right answers of both, an area without questions has none, and themes stay apart', () => {
  const row = (area: string | null, total: number, correct: number, leaf: string) => ({
    area,
    totalQuestionsByArea: total,
    correct,
    wrong: total - correct,
    themas: total === 0 ? [] : [{leaf, totalQuestionsByThema: total, correct}],
  })
  expect(areaResultsOf([row('GO', 0, 0, 'Parto'), row(null, 4, 3, 'Asma'), row('XYZ', 4, 2, 'Ética')])).toEqual([
    {
      area: 'none',
      total: 8,
      right: 5,
      wrong: 3,
      average: 62.5,
      themes: [
        {name: 'Ética', total: 4, right: 2},
        {name: 'Asma', total: 4, right: 3},
      ],
    },
  ])
})

test('of themes with the same share the one with more wrong answers comes first', () => {
  const themes = [
    {name: 'Asma', total: 2, right: 1},
    {name: 'Parto', total: 4, right: 2},
    {name: 'Ética', total: 2, right: 1},
  ]
  const order = ['Parto', 'Asma', 'Ética']
  expect(sortedByWeakness(themes).map(({name}) => name)).toEqual(order)
  expect(sortedByWeakness(themes.toReversed()).map(({name}) => name)).toEqual(order)
})

test('a banner without a subtitle has none, one with a subtitle keeps it', () => {
  const banner = {imageUrl: '/a.png', link: '/perfil', title: 'Curso'}
  expect([safeBanner(banner).subtitle, safeBanner({...banner, subtitle: 'Maio'}).subtitle]).toEqual([null, 'Maio'])
})

test('of themes with different shares the smaller share comes first, though fewer are wrong', () => {
  const themes = [
    {name: 'Asma', total: 10, right: 5},
    {name: 'Parto', total: 2, right: 0},
  ]
  expect(sortedByWeakness(themes).map(({name}) => name)).toEqual(['Parto', 'Asma'])
})
