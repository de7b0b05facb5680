import {extraActivityMachine} from '../../machines/extras/extraActivity.machine.ts'
import {ExtraActivityView} from '../../src/features/extras/ExtraActivityView.tsx'
import {everyExtra, questionExtra} from '../../tests/models/extras/fixtures.ts'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: extraActivityMachine,
  View: ({state, send}) => (
    <ExtraActivityView
      state={state}
      send={send}
      extra={everyExtra.find(({id}) => id === state.context.id) ?? questionExtra}
      href="/atividades-extras/questao?date=20261124&a=q-extra"
      syncStatus={state.context.writeKey === null ? 'saved' : 'device'}
    />
  ),
  context: {
    id: questionExtra.id,
    isFinished: false,
    isComplete: false,
    isEditable: true,
    writeKey: null,
    deleteKey: null,
  },
})

const finished = {isFinished: true, isComplete: true}

export default {title: 'Fluxos/Atividades extras/Uma atividade', ...meta}
export const Deciding = at('deciding')
export const UnfinishedIdle = at({unfinished: 'idle'})
export const UnfinishedIdle_Complete = at({unfinished: 'idle'}, {id: 'f-extra', isComplete: true})
export const UnfinishedIdle_Exam = at({unfinished: 'idle'}, {id: 'e-extra'})
export const UnfinishedIdle_PastDay = at({unfinished: 'idle'}, {isEditable: false})
export const UnfinishedConfirming = at({unfinished: 'confirming'})
export const Finishing = at('finishing', {id: 's-extra', writeKey: 'k1'})
export const FinishedIdle = at({finished: 'idle'}, finished)
export const FinishedConfirming = at({finished: 'confirming'}, finished)
export const Deleting = at('deleting', {deleteKey: 'k2'})
export const Deleted = at('deleted', {deleteKey: 'k2'})
