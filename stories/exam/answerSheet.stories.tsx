import {answerSheetMachine} from '../../machines/exam/answerSheet.machine.ts'
import {AnswerSheetView} from '../../src/features/exam/sheet/AnswerSheetView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {inTab} from '../support/inTab.tsx'
import {sheetQuestions} from '../support/sheet.ts'

const questions = sheetQuestions(36)

const {at, meta} = flowStories({
  machine: answerSheetMachine,
  View: ({state, send}) => <AnswerSheetView state={state} send={send} />,
  context: {
    questions,
    choices: {q1: 0, q2: 1, q3: 3, q4: 4, q5: 2},
    endsAt: null,
    draft: {},
    notice: null,
    recovered: 0,
    timeKey: null,
    writeKey: null,
    sent: {},
  },
})

const draft = {q5: {choice: 0, over: 2}, q6: {choice: 1, over: -1}, q7: {choice: 4, over: -1}}

export default {title: 'Fluxos/Provas/Preencher gabarito', ...meta}
export const Closed = at('closed')
export const Closed_Unconfirmed = at('closed', {draft})
export const Open = at('open', {draft, notice: {kind: 'refused', number: 8, choices: 4}})
export const Open_Recovered = at('open', {
  draft,
  recovered: 3,
  questions: questions.map((question, index) => ({...question, isLocked: index < 4})),
})
export const Open_Whole = at('open', {
  questions: sheetQuestions(180),
  notice: {kind: 'pasted', filled: 40, refused: 1, left: 2},
})
export const Saving = at('saving', {draft, writeKey: 'key', sent: {q5: 0, q6: 1, q7: 4}})
export const Saving_InTab = inTab(at('saving', {draft, writeKey: 'key', sent: {q5: 0, q6: 1, q7: 4}}))
