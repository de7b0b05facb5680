import {movedStudyMachine} from '../../machines/agenda/movedStudy.machine.ts'
import {MovedStudyView} from '../../src/features/agenda/MovedStudyView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: movedStudyMachine,
  View: MovedStudyView,
  context: {moved: {lessonTitle: 'Sepse e choque séptico', to: '20260312'}, key: null},
})

export default {title: 'Fluxos/Agenda/Estudo movido', ...meta}
export const Loading = at('loading', {moved: null})
export const Hidden = at('hidden', {moved: null})
export const ShownReady = at({shown: 'ready'})
export const ShownFailed = at({shown: 'failed'}, {key: 'key-1'})
export const Undoing = at('undoing', {key: 'key-1'})
export const Refused = at('refused')
