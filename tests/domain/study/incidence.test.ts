import {expect, test} from 'vitest'
import {
  type BoardIncidence,
  byShare,
  firstBoards,
  hasNamesake,
  isTargetBoard,
  shareOf,
  shortList,
} from '../../../domain/study/incidence.ts'
import {boardName, incidenceText, moreBoards, shareText} from '../../../src/text/study/lessonIncidence.ts'

const board = (institution: string, more: Partial<BoardIncidence> = {}): BoardIncidence => ({
  institution,
  uf: 'SP',
  lessonQuestions: 1,
  questions: 100,
  exams: 1,
  lastYear: 2025,
  ...more,
})

const names = (boards: readonly BoardIncidence[]) => boards.map(({institution}) => institution)

test('the largest share comes first; then more questions, the later year, the name and the state', () => {
  const sorted = byShare([
    board('Zeta'),
    board('Ácaro'),
    board('Beta', {uf: 'SP'}),
    board('Beta', {uf: 'MG'}),
    board('Recente', {lastYear: 2026}),
    board('Muitas', {lessonQuestions: 2, questions: 200}),
    board('Metade', {lessonQuestions: 1, questions: 2}),
  ])
  expect(names(sorted)).toEqual(['Metade', 'Muitas', 'Recente', 'Ácaro', 'Beta', 'Beta', 'Zeta'])
  expect(sorted[4]?.uf).toBe('MG')
})

test('a share is a part of what the institution asks, and none without questions', () => {
  expect(shareOf({lessonQuestions: 3, questions: 120})).toBe(0.025)
  expect(shareOf({lessonQuestions: 0, questions: 0})).toBe(0)
})

test('the short list has the first ten, and the targets of the student wherever they stand', () => {
  const boards = Array.from({length: 13}, (_, index) => board(`B${index}`))
  expect(shortList(boards, [])).toEqual(boards.slice(0, firstBoards))
  const target = {uf: 'SP', institution: 'B12'}
  expect(shortList(boards, [target]).at(-1)).toEqual(boards[12])
  expect(shortList(boards, [target, {uf: 'SP', institution: 'B0'}])).toHaveLength(firstBoards + 1)
  expect(isTargetBoard(board('B12', {uf: 'MG'}), [target])).toBe(false)
})

test('a name that two states have is told with the state', () => {
  const twins = [board('Santa Casa'), board('Santa Casa', {uf: 'MG'}), board('Outra')]
  expect(twins.map((one) => boardName(one, hasNamesake(one, twins)))).toEqual([
    'Santa Casa (SP)',
    'Santa Casa (MG)',
    'Outra',
  ])
})

test.each([
  [{lessonQuestions: 3, questions: 120, exams: 2, lastYear: 2026}, '3 de 120 questões (2 provas), a última em 2026'],
  [{lessonQuestions: 1, questions: 100, exams: 1, lastYear: 2024}, '1 de 100 questões (1 prova), em 2024'],
  [{lessonQuestions: 1, questions: 1, exams: 1, lastYear: 2024}, '1 de 1 questão (1 prova), em 2024'],
  [
    {lessonQuestions: 2, questions: 2_400, exams: 24, lastYear: 2019},
    '2 de 2.400 questões (24 provas), a última em 2019',
  ],
])('%o is told as %s', (counts, words) => {
  expect(incidenceText(board('Hospital', counts))).toBe(words)
})

test.each([
  [3, 120, '2,5%'],
  [1, 10, '10%'],
  [1, 1, '100%'],
  [1, 3, '33,3%'],
  [1, 1_000, '0,1%'],
  [1, 2_400, 'menos de 0,1%'],
])('%i of %i is %s', (lessonQuestions, questions, words) => {
  expect(shareText(board('Hospital', {lessonQuestions, questions}))).toBe(words)
})

test('the button says how many more there are', () => {
  expect([moreBoards(1), moreBoards(12)]).toEqual(['Mais 1 instituição', 'Mais 12 instituições'])
})
