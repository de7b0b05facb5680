import {QuestionView} from '../../../src/features/question/QuestionView.tsx'
import type {ShownQuestion} from '../../../src/features/question/shown.ts'
import {choiceTexts, questionModel, questionView} from '../../models/question/question.model.ts'
import {walkView} from '../../support/walkView.tsx'

const open: ShownQuestion = {
  _id: 'q1',
  scopedId: 'q1',
  body: [{tag: 'p', children: ['Paciente de 67 anos, com início súbito de afasia. Qual a conduta?']}],
  choices: choiceTexts,
  institution: 'REVALIDA',
  classification: ['Clínica Médica', 'Neurologia'],
}

/** What the server tells once it has the answer: the key never comes before (D-10). */
const answered = (choosen: number): ShownQuestion => ({
  ...open,
  correctChoice: 0,
  answersProportion: [60, 40],
  comment: {author: 'Dra. Lia', body: [{tag: 'p', children: ['A anticoagulação é imediata.']}]},
  studentAnswer: {choosen, outcome: choosen === 0 ? 1 : 0},
})

walkView(questionModel, questionView, ({state, send}) => (
  <QuestionView
    state={state}
    send={send}
    question={state.matches('answered') ? answered(state.context.selected) : open}
    number={1}
    total={3}
    syncStatus="sending"
  />
))
