import {cardViewerMachine} from '../../machines/decks/cardViewer.machine.ts'
import {CardViewerView} from '../../src/features/decks/CardViewerView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {cards} from './decks.ts'

const now = Date.parse('2026-03-10T13:00:00Z')

const {at, meta} = flowStories({
  machine: cardViewerMachine,
  View: ({state, send}) => <CardViewerView state={state} send={send} now={now} />,
  context: {tab: 'comunidade', cards, index: 0, failed: null},
})

export default {title: 'Fluxos/Baralhos/Visualizador', ...meta}
export const Closed = at('closed')
export const OpenFront = at({open: 'front'})
export const OpenFront_Own = at({open: 'front'}, {index: 1})
export const OpenFront_Saved = at({open: 'front'}, {index: 2})
export const OpenFront_SaveFailed = at({open: 'front'}, {failed: 'save'})
export const OpenFront_RemoveFailed = at({open: 'front'}, {index: 2, failed: 'remove'})
export const OpenFront_DeleteFailed = at({open: 'front'}, {index: 1, failed: 'delete'})
export const OpenBack = at({open: 'back'})
export const Saving = at('saving')
export const Removing = at('removing', {index: 2})
export const ConfirmingDelete = at('confirmingDelete', {index: 1})
export const Deleting = at('deleting', {index: 1})
