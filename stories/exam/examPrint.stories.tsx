import {examPrintMachine} from '../../machines/exam/examPrint.machine.ts'
import {ExamPrintView} from '../../src/features/exam/print/ExamPrintView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: examPrintMachine,
  View: ({state, send}) => <ExamPrintView state={state} send={send} now={() => 0} paths={{exam: '#', sheet: '#'}} />,
  context: {activityId: 'exam', isBlocked: false, failure: null, opened: null, askedAt: 0},
})

export default {title: 'Fluxos/Provas/Imprimir a prova', ...meta}
export const Idle = at('idle')
export const Preparing = at('preparing')
export const Opened = at('opened', {opened: 'exam'})
export const Opened_Sheet = at('opened', {opened: 'sheet'})
export const Failed = at('failed', {failure: 'offline'})
export const Failed_NotStored = at('failed', {failure: 'notStored'})
export const Blocked = at('blocked', {isBlocked: true})
