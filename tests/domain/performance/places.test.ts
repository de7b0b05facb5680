import {expect, test} from 'vitest'
import {
  choiceOfParameter,
  monthOfParameter,
  performancePageOf,
  rangeOfParameters,
} from '../../../domain/performance/places.ts'

test('each page has its address, and other addresses are none', () => {
  expect(
    ['/desempenho/geral', '/desempenho/boletim/', '/desempenho/metas-semanais', '/desempenho/ranking'].map(
      performancePageOf,
    ),
  ).toEqual(['geral', 'boletim', 'metas-semanais', 'ranking'])
  expect(['/desempenho', '/desempenho/nada', '/geral'].map(performancePageOf)).toEqual([null, null, null])
})

test('an address that asks for what there is not shows what comes first, or the newest month', () => {
  const choices = ['course', 'general'] as const
  expect(['general', 'x', null].map((asked) => choiceOfParameter(asked, choices))).toEqual([
    'general',
    'course',
    'course',
  ])
  const months = ['202609', '202610', '202611']
  expect(['202610', '202608', '202612', 'x', null].map((asked) => monthOfParameter(asked, months))).toEqual([
    '202610',
    '202611',
    '202611',
    '202611',
    '202611',
  ])
})

test('a range lies between the account and today, its first day first', () => {
  const span = {first: '20260301', last: '20261125'}
  const asked = [
    [null, null],
    ['20260401', '20260430'],
    ['20260430', '20260401'],
    ['20200101', '20991231'],
    ['20260230', 'abc'],
  ] as const
  expect(asked.map(([from, to]) => rangeOfParameters({from, to}, span))).toEqual([
    span,
    {first: '20260401', last: '20260430'},
    {first: '20260401', last: '20260430'},
    span,
    span,
  ])
})
