import {describe, expect, test} from 'vitest'
import {examSheetOf, plainPaper} from '../../../domain/exam/examPrint.ts'
import {
  hasKey,
  longestPrint,
  mostPrinted,
  plainPrint,
  type PrintQuestion,
  sheetLines,
  sheetOf,
} from '../../../domain/question/print.ts'

const question = (id: string, changes: Partial<PrintQuestion> = {}): PrintQuestion => ({
  id,
  body: ['Conduta?'],
  choices: ['Observar', 'Drenar', 'Operar'],
  isEssay: false,
  source: 'USP – SP – 2026',
  classification: ['Cirurgia'],
  correctChoice: 1,
  answer: ['Drenar'],
  comment: {author: 'Equipe', body: ['Porque sim']},
  ...changes,
})
const withoutKey = {correctChoice: null, answer: null}

describe('a print', () => {
  test('has the limits and the plain options of the specification', () => {
    expect([mostPrinted, longestPrint, plainPrint]).toEqual([
      200,
      3_000_000,
      {withKey: false, withComments: false, withAnswerSheet: true, withLabValues: false},
    ])
  })

  test('has key and comments only when they were asked for', () => {
    const printed = (withKey: boolean, withComments: boolean) =>
      sheetOf('Treino', [question('q1')], {withKey, withComments, withAnswerSheet: true, withLabValues: false}, 7)
    expect(printed(true, true)).toEqual({
      title: 'Treino',
      createdAt: 7,
      questions: [question('q1')],
      withKey: true,
      withComments: true,
      withAnswerSheet: true,
      withLabValues: false,
    })
    expect(printed(false, true).questions).toEqual([question('q1', withoutKey)])
    expect(printed(true, false).questions).toEqual([question('q1', {comment: null})])
    expect(printed(false, false).questions).toEqual([question('q1', {...withoutKey, comment: null})])
  })

  test('holds two hundred questions at most', () => {
    const many = Array.from({length: 201}, (_, index) => question(`q${index}`))
    expect(sheetOf('Treino', many, plainPrint, 7).questions.map(({id}) => id)).toEqual(
      many.slice(0, 200).map(({id}) => id),
    )
  })

  test.each([
    ['with a right choice', {answer: null}, true],
    ['with an official answer', {correctChoice: null}, true],
    ['that the student may not see', withoutKey, false],
  ])('knows the key of a question %s', (_name, changes, expected) => {
    expect(hasKey(question('q1', changes))).toBe(expected)
  })

  test('has a line for each question, an essay without choices', () => {
    expect(sheetLines([question('q1'), question('q2', {isEssay: true})])).toEqual([
      {number: 1, choices: 3},
      {number: 2, choices: 0},
    ])
  })
})

describe('a whole exam on paper', () => {
  const exam = {title: 'Simulado', subtitle: null, questions: [question('q1')]}

  test.each([
    [null, 'Simulado'],
    ['', 'Simulado'],
    ['Maio', 'Simulado – Maio'],
  ])('with the subtitle %j is called "%s"', (subtitle, title) => {
    expect(examSheetOf({...exam, subtitle}, 7).title).toBe(title)
  })

  test('has the key at its end as soon as one question has it, never comments, and no answer sheet', () => {
    const options = (...questions: PrintQuestion[]) => {
      const {withKey, withComments, withAnswerSheet, withLabValues} = examSheetOf({...exam, questions}, 7)
      return {withKey, withComments, withAnswerSheet, withLabValues}
    }
    const plain = {withComments: false, withAnswerSheet: false, withLabValues: true}
    expect(options(question('q1', withoutKey), question('q2'))).toEqual({...plain, withKey: true})
    expect(options(question('q1', withoutKey))).toEqual({...plain, withKey: false})
  })
})

test('an answer sheet that knows no question has a hundred lines of five letters, or as many as asked for', () => {
  expect(plainPaper('Folha', 2)).toEqual({
    title: 'Folha',
    isTemplate: true,
    lines: [
      {number: 1, choices: 5},
      {number: 2, choices: 5},
    ],
  })
  const {title, lines} = plainPaper()
  expect([title, lines.length]).toEqual([null, 100])
})
