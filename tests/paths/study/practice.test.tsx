import type {ShownQuestion} from '../../../src/features/question/shown.ts'
import {PracticeView} from '../../../src/features/study/viewers/PracticeView.tsx'
import {practiceChoices, practiceModel, practiceView} from '../../models/study/practice.model.ts'
import {walkView} from '../../support/walkView.tsx'

const question: ShownQuestion = {
  _id: 'q1',
  scopedId: 'viewer:q1',
  body: [{tag: 'p', children: ['Paciente de 67 anos, com início súbito de afasia. Qual a conduta?']}],
  choices: practiceChoices,
  institution: 'REVALIDA',
  classification: ['Clínica Médica', 'Neurologia'],
}

walkView(practiceModel, practiceView, ({state, send}) => <PracticeView state={state} send={send} question={question} />)
