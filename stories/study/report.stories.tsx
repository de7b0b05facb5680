import {reportMachine} from '../../machines/study/report.machine.ts'
import {ReportView} from '../../src/features/study/feedback/ReportView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const {at, meta} = flowStories({
  machine: reportMachine,
  View: (flow) => (
    <Stage>
      <ReportView {...flow} title="Questão 3 de 10" />
    </Stage>
  ),
  context: {document: 'q3', type: 'question', reason: null, body: '', key: null, failure: null},
})

const body = 'A dose de noradrenalina do enunciado está dez vezes acima da usual.'

export default {title: 'Fluxos/Estudo/Reportar problema', ...meta}
export const Closed = at('closed')
export const EditingWriting = at({editing: 'writing'}, {reason: 'wrongStatement', body})
export const EditingWriting_Flashcard = at({editing: 'writing'}, {type: 'flashcard'})
export const EditingWriting_Comment = at({editing: 'writing'}, {type: 'comment', reason: 'contradictsGuideline'})
export const EditingIncomplete = at({editing: 'incomplete'}, {body})
export const EditingFailed = at({editing: 'failed'}, {reason: 'wrongKey', body, key: 'key-1', failure: 'unreachable'})
export const Sending = at('sending', {reason: 'wrongKey', body, key: 'key-1'})
export const Sent = at('sent')
