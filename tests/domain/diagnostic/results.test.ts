import {describe, expect, test} from 'vitest'
import {type DiagnosticAnswer, resultsOfDiagnostic} from '../../../domain/diagnostic/results.ts'

const answer = (
  area: string | null,
  theme: string,
  difficulty: DiagnosticAnswer['difficulty'],
  isRight: boolean,
): DiagnosticAnswer => ({area, path: theme === '' ? [] : ['Área', theme], difficulty, isRight})

const answers = [
  answer('SC', 'SUS', 'easy', true),
  answer('SC', 'SUS', 'medium', false),
  answer('CIR', 'Trauma', 'hard', false),
  answer('CIR', 'Hérnias', 'easy', true),
  answer(null, '', null, false),
]
const relevance = (path: readonly string[]) => ({SUS: 0.02, Trauma: 0.04, Hérnias: 0.5})[path[1] ?? ''] ?? 0

describe('the result of a diagnostic', () => {
  const {areas, themes} = resultsOfDiagnostic(answers, relevance)

  test('has a row for each area by name, under the names of the tables, and the total below', () => {
    expect(areas.map(({area, totalStats}) => [area, totalStats.hits, totalStats.total])).toEqual([
      ['Cirurgia', 1, 2],
      ['Epidemiologia', 1, 2],
      ['Sem classificação', 0, 1],
      ['Total', 2, 5],
    ])
  })

  test('tells the performance by difficulty, and none where nothing was asked', () => {
    expect(areas[1]).toMatchObject({
      totalPerformance: 0.5,
      easyPerformance: 1,
      easyStats: {hits: 1, total: 1},
      mediumPerformance: 0,
      mediumStats: {hits: 0, total: 1},
      hardPerformance: null,
      hardStats: {hits: 0, total: 0},
    })
  })

  test('orders themes by relevance times what went wrong, 1 being the mean, and counts those of priority', () => {
    // 0.04 × 1, 0.02 × 0.5 and 0.5 × 0, of which the mean is 0.05 / 3.
    expect(themes.map(({leaf, isPriority}) => [leaf[1], isPriority])).toEqual([
      ['Trauma', true],
      ['SUS', false],
      ['Hérnias', false],
    ])
    expect(themes.map(({priorityIndex}) => priorityIndex)).toEqual([
      expect.closeTo(2.4),
      expect.closeTo(0.6),
      expect.closeTo(0),
    ])
    expect(areas.map(({atentionCount}) => atentionCount)).toEqual([1, 0, 0, 1])
  })

  test('of nothing wrong has no priority', () => {
    const all = resultsOfDiagnostic(
      answers.map((one) => ({...one, isRight: true})),
      relevance,
    )
    expect(all.themes.map(({priorityIndex, isPriority}) => [priorityIndex, isPriority])).toEqual([
      [0, false],
      [0, false],
      [0, false],
    ])
  })
})
