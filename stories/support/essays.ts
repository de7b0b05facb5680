import type {ShownQuestion} from '../../src/features/question/shown.ts'
import {openQuestion, rightQuestion} from './fixtures.ts'

/** An essay before its key was shown. */
export const essayQuestion: ShownQuestion = {
  ...openQuestion,
  _id: 'q4',
  scopedId: 'agenda-1:q4',
  choices: [],
  isEssay: true,
  body: [
    {tag: 'p', children: ['Mulher de 67 anos com choque séptico de foco pulmonar chega ao pronto-socorro.']},
    {
      tag: 'p',
      children: ['Descreva as medidas da primeira hora de atendimento e o critério para iniciar o vasopressor.'],
    },
  ],
}

/** The same with its official key and comment. */
export const revealedEssayQuestion: ShownQuestion = {
  ...essayQuestion,
  answer: [
    {
      tag: 'ul',
      children: [
        {tag: 'li', children: ['Lactato e hemoculturas antes do antimicrobiano, sem atrasá-lo.']},
        {tag: 'li', children: ['Antimicrobiano de amplo espectro e cristaloide 30 mL/kg.']},
        {tag: 'li', children: ['Noradrenalina para pressão arterial média de 65 mmHg ou mais.']},
      ],
    },
  ],
  comment: rightQuestion.comment ?? null,
  studentEssay: {essay: 'Cristaloide, culturas e antimicrobiano.', revealedAt: '2026-11-20T15:00:00.000Z'},
}
