import {expect, test} from 'vitest'
import {readRawExams} from '../../../server/content/rawExam.ts'

const exam = {title: 'Prova', institution: 'Banca', uf: null, year: 2026, edition: null, examType: 'R1'}
const question = (number: number) => ({
  number,
  body: `Questão ${number}`,
  choices: ['um', 'dois', 'três', 'quatro'],
  correct: 0,
  annulled: false,
  area: null,
  specialty: null,
})
const read = (numbers: readonly number[]) => {
  const {exams, warnings} = readRawExams('prova.json', [{exam, questions: numbers.map(question)}])
  return {order: exams[0]?.value.questions, warnings: warnings.map(({item, reason}) => [item, reason])}
}

test('an exam stands in the order of its numbers, whatever the order of the file', () => {
  expect(read([4, 1, 3, 2])).toEqual({
    order: ['banca/2026/1', 'banca/2026/2', 'banca/2026/3', 'banca/2026/4'],
    warnings: [],
  })
})

test('numbers that the file leaves out are told, because the screen counts without them', () => {
  expect(read([5, 2])).toEqual({
    order: ['banca/2026/2', 'banca/2026/5'],
    warnings: [
      ['banca/2026', 'Not in the file: 1, 3, 4. The numbers on the screen are therefore not those of the paper.'],
    ],
  })
  expect(read([30]).warnings[0]?.[1]).toMatch(/^Not in the file: 1, 2, .*, 20 and 9 more\. /)
})
