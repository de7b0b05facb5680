import {printPageMachine} from '../../machines/question/printPage.machine.ts'
import {PrintPageView} from '../../src/features/question/print/PrintPageView.tsx'
import {fullSheet, printQuestions} from '../support/print.ts'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: printPageMachine,
  View: ({state, send}) => <PrintPageView state={state} send={send} dateText={() => '21/11/2026, 10:00'} />,
  context: {sheet: fullSheet},
})

export default {title: 'Fluxos/Questão/Página de impressão', ...meta}
export const Reading = at('reading', {sheet: null})
export const Ready = at('ready')
export const Ready_QuestionsOnly = at('ready', {
  sheet: {
    ...fullSheet,
    questions: printQuestions.slice(0, 2),
    withKey: false,
    withComments: false,
    withAnswerSheet: false,
    withLabValues: false,
  },
})
export const Empty = at('empty', {sheet: null})
export const Unreadable = at('unreadable', {sheet: null})
