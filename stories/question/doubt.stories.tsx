import {doubtMachine} from '../../machines/question/doubt.machine.ts'
import {DoubtView} from '../../src/features/question/DoubtView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: doubtMachine,
  View: ({state, send}) => <DoubtView state={state} send={send} />,
  context: {isEnabled: true, isIn: false, writeKey: null, pendingAction: null},
})

export default {title: 'Fluxos/Questão/Dúvida', ...meta}
export const Deciding = at('deciding')
export const Disabled = at('disabled', {isEnabled: false})
export const Out = at('out')
export const In = at('in', {isIn: true})
export const Adding = at('adding', {isIn: true, writeKey: 'key-1', pendingAction: 'add'})
export const Removing = at('removing', {writeKey: 'key-1', pendingAction: 'remove'})
