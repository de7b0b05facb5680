import {type BoardIncidence, byShare} from '../../domain/study/incidence.ts'

const board = (
  institution: string,
  uf: string,
  counts: Pick<BoardIncidence, 'lessonQuestions' | 'questions' | 'exams' | 'lastYear'>,
): BoardIncidence => ({institution, uf, ...counts})

/** More institutions than the short list has; two share a name, and one is of the whole country. */
export const boards = byShare([
  board('Hospital Universitário Fictício de Aurora', 'SP', {
    lessonQuestions: 3,
    questions: 120,
    exams: 2,
    lastYear: 2026,
  }),
  board('Universidade Fictícia do Litoral', 'BA', {lessonQuestions: 5, questions: 98, exams: 1, lastYear: 2025}),
  board('Revalida Fictício', 'BR', {lessonQuestions: 1, questions: 100, exams: 1, lastYear: 2024}),
  ...['SP', 'MG'].map((uf, index) =>
    board('Santa Casa Fictícia', uf, {lessonQuestions: 2 + index, questions: 200, exams: 2, lastYear: 2025}),
  ),
  ...Array.from({length: 7}, (_, index) =>
    board(`Secretaria Municipal de Saúde de Cidade Fictícia ${index + 1}`, 'PR', {
      lessonQuestions: 1,
      questions: 110 + 20 * index,
      exams: 1,
      lastYear: 2020 + index,
    }),
  ),
  board('Faculdade Fictícia das Dunas', 'RN', {lessonQuestions: 1, questions: 2_400, exams: 24, lastYear: 2019}),
])
