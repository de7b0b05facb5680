import {expect, test} from 'vitest'
import {performanceOf} from '../../../domain/exam/performance.ts'

const one = (area: string | null, leaf: string | null, isRight: boolean) => ({area, leaf, isRight})

test('the areas come in the order in which they are shown, each with its themes', () => {
  expect(
    performanceOf([
      one(null, null, false),
      one('CIR', 'Trauma', true),
      one('PED', 'Asma', false),
      one('PED', 'Vacinas', true),
      one('PED', 'Vacinas', true),
      one('PED', null, false),
    ]),
  ).toEqual([
    {
      area: 'PED',
      totalQuestionsByArea: 4,
      correct: 2,
      wrong: 2,
      average: 0.5,
      themas: [
        {leaf: 'Vacinas', totalQuestionsByThema: 2, correct: 2},
        {leaf: 'Asma', totalQuestionsByThema: 1, correct: 0},
      ],
    },
    {
      area: 'CIR',
      totalQuestionsByArea: 1,
      correct: 1,
      wrong: 0,
      average: 1,
      themas: [{leaf: 'Trauma', totalQuestionsByThema: 1, correct: 1}],
    },
    {area: null, totalQuestionsByArea: 1, correct: 0, wrong: 1, average: 0, themas: []},
  ])
})

test('areas without a place of their own follow by name, questions without an area come last', () => {
  const areas = ['OTO', null, 'CIR', 'DERM', 'PED', 'CM', 'SC', 'GO']
  const order = ['PED', 'CM', 'GO', 'SC', 'CIR', 'DERM', 'OTO', null]
  const sorted = (list: readonly (string | null)[]) =>
    performanceOf(list.map((area) => one(area, null, true))).map(({area}) => area)
  expect(sorted(areas)).toEqual(order)
  expect(sorted(areas.toReversed())).toEqual(order)
})

test('themes of as many questions stand by name', () => {
  const names = ['Vacinas', 'Ácido úrico', 'Asma']
  const [area] = performanceOf(names.map((leaf) => one('PED', leaf, true)))
  expect(area?.themas.map(({leaf}) => leaf)).toEqual(['Ácido úrico', 'Asma', 'Vacinas'])
})
