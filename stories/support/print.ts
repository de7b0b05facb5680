import type {PrintQuestion, PrintSheet} from '../../domain/question/print.ts'
import {openQuestion} from './fixtures.ts'

const base: PrintQuestion = {
  id: 'q1',
  body: openQuestion.body,
  choices: openQuestion.choices,
  isEssay: false,
  source: 'Hospital Universitário Fictício de Aurora · SP · 2025',
  classification: openQuestion.classification,
  correctChoice: 0,
  answer: null,
  comment: {
    author: 'Equipe Aristo',
    body: [{tag: 'p', children: ['O pacote da primeira hora reúne lactato, culturas, antimicrobiano e volume.']}],
  },
}

/** Six questions for paper: answered, annulled, without a key yet, and one to write. */
export const printQuestions: readonly PrintQuestion[] = [
  base,
  {...base, id: 'q2', correctChoice: 2},
  {...base, id: 'q3', correctChoice: -1},
  {...base, id: 'q4', correctChoice: null, comment: null},
  {
    ...base,
    id: 'q5',
    isEssay: true,
    choices: [],
    correctChoice: null,
    body: [{tag: 'p', children: ['Descreva o pacote da primeira hora da sepse.']}],
    answer: [
      {tag: 'p', children: ['Lactato, hemoculturas, antimicrobiano, cristaloide 30 mL/kg e vasopressor se preciso.']},
    ],
  },
  {...base, id: 'q6', choices: [...base.choices, 'Alta com orientações'], correctChoice: 1},
]

export const fullSheet: PrintSheet = {
  title: 'Sepse e choque séptico',
  createdAt: 1_795_187_000_000,
  questions: printQuestions,
  withKey: true,
  withComments: true,
  withAnswerSheet: true,
  withLabValues: true,
}
