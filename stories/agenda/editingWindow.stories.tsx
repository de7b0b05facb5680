import {editingWindowMachine} from '../../machines/agenda/editingWindow.machine.ts'
import {EditingWindowView} from '../../src/features/agenda/EditingWindowView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const atNoon = 1_795_186_800_000

const {at, meta} = flowStories({
  machine: editingWindowMachine,
  View: EditingWindowView,
  context: {calendarDate: '20261120', timeZone: 'America/Sao_Paulo', openedAt: atNoon},
})

export default {title: 'Fluxos/Agenda/Janela de edição', ...meta}
export const Deciding = at('deciding')
export const EditableOnItsDay = at({editable: 'onItsDay'})
export const EditableAfterMidnight = at({editable: 'afterMidnight'})
export const ReadOnly = at('readOnly')
