import {describe, expect, test} from 'vitest'
import {
  averageDifficulty,
  constancyLabel,
  type CountedQuestion,
  difficultyOfQuestion,
  levelOfDifficulty,
  percentOf,
  statisticsOf,
} from '../../../domain/diagnostic/statistics.ts'

describe('constancy in words', () => {
  test.each([
    [0, 'Raramente'],
    [0.4, 'Raramente'],
    [0.41, 'Eventualmente'],
    [0.6, 'Eventualmente'],
    [0.61, 'Quase sempre'],
    [0.99, 'Quase sempre'],
    [1, 'Sempre'],
    [null, '-'],
    [undefined, '-'],
  ])('%s is %s', (constancy, word) => {
    expect(constancyLabel(constancy)).toBe(word)
  })
})

describe('difficulty', () => {
  test('averages are 0.49 for R1, 0.68 for REVALIDA, 0 for an unknown exam', () => {
    expect([averageDifficulty('R1'), averageDifficulty('REVALIDA'), averageDifficulty(null)]).toEqual([0.49, 0.68, 0])
  })

  test.each([
    [0, 'easy'],
    [0.39, 'easy'],
    [0.4, 'medium'],
    [0.64, 'medium'],
    [0.65, 'hard'],
    [1, 'hard'],
  ])('%s is %s', (difficulty, word) => {
    expect(levelOfDifficulty(difficulty)).toBe(word)
  })

  test('is one minus the hit rate from thirty answers on', () => {
    const asked: CountedQuestion = {path: [], year: 2026, difficulty: 'hard', answers: 30, hits: 24}
    expect(difficultyOfQuestion(asked)).toBeCloseTo(0.2)
    expect(difficultyOfQuestion({...asked, answers: 29})).toBe(0.75)
    expect(difficultyOfQuestion({...asked, answers: 0, hits: 0, difficulty: null})).toBe(0.5)
  })

  test('percentages are rounded', () => {
    expect([0.494, 0.495, 0.68].map(percentOf)).toEqual([49, 50, 68])
  })
})

describe('what an institution asked', () => {
  const asked = (theme: string, year: number): CountedQuestion => ({
    path: ['Cirurgia', theme],
    year,
    difficulty: 'easy',
    answers: 0,
    hits: 0,
  })
  test('is counted by theme, the most frequent first, with the share of its years', () => {
    const {difficulty, themeStatistics} = statisticsOf('USP', [
      asked('Trauma', 2024),
      asked('Hérnias', 2024),
      asked('Hérnias', 2025),
      asked('Hérnias', 2025),
      {...asked('', 2025), path: []},
    ])
    expect(difficulty).toBeCloseTo(0.3)
    expect(themeStatistics).toEqual([
      {leaf: ['Cirurgia', 'Hérnias'], numberOfQuestions: 3, difficulty: expect.closeTo(0.3), constancy: 1},
      {leaf: ['Cirurgia', 'Trauma'], numberOfQuestions: 1, difficulty: expect.closeTo(0.3), constancy: 0.5},
    ])
  })

  test('is nothing where nothing is known', () => {
    expect(statisticsOf('UFAC', [])).toEqual({institution: 'UFAC', difficulty: 0, themeStatistics: []})
  })
})
