import {expect, test} from 'vitest'
import {type DiagnosticAnswer, resultsOfDiagnostic} from '../../../domain/diagnostic/results.ts'
import {bestArea, percentRight, sharedResultOf} from '../../../domain/diagnostic/share.ts'

const answer = (area: string, isRight: boolean): DiagnosticAnswer => ({
  area,
  path: [area, 'Tema secreto'],
  difficulty: 'easy',
  isRight,
})

test('a shared result tells the right answers, in all and by area, and nothing else', () => {
  const answers = [answer('CM', true), answer('CM', false), answer('PED', true)]
  expect(sharedResultOf(resultsOfDiagnostic(answers, () => 0.1))).toEqual({
    total: {hits: 2, total: 3},
    areas: [
      {area: 'Clínica Médica', stats: {hits: 1, total: 2}},
      {area: 'Pediatria', stats: {hits: 1, total: 1}},
    ],
  })
})

test('percent are whole; nothing asked is nothing right', () => {
  expect([percentRight({hits: 2, total: 3}), percentRight({hits: 0, total: 0})]).toEqual([67, 0])
})

test('the best area is the first with the largest share of those that were asked', () => {
  const area = (name: string, hits: number, total: number) => ({area: name, stats: {hits, total}})
  const of = (...areas: ReturnType<typeof area>[]) => bestArea({total: {hits: 0, total: 0}, areas})?.area ?? null
  expect(of(area('A', 0, 0), area('B', 1, 2), area('C', 2, 4))).toBe('B')
  expect(of(area('A', 0, 0))).toBe(null)
  expect(of()).toBe(null)
})
