import {draftSyncMachine} from '../../machines/outbox/draftSync.machine.ts'
import type {Draft} from '../../machines/outbox/draftSync.types.ts'
import {Card} from '../../src/ui/content/Card.tsx'
import {flowStories} from '../support/flowStory.tsx'

const draft: Draft = {
  id: 'preferences',
  stamp: '1',
  lane: 'preferences',
  write: {operation: 'updateStudyPreferences', input: {examMode: true}},
}

const {at, meta} = flowStories({
  machine: draftSyncMachine,
  View: ({state: {context}}) => (
    <Card>
      <p>Rascunhos por enviar: {context.changes.length}</p>
      <p>Rascunhos a caminho: {context.sent.length}</p>
    </Card>
  ),
  context: {pauseMs: 4_000, changes: [], sent: [], soughtAt: null},
})

export default {title: 'Fluxos/Salvamento/Rascunhos a enviar', ...meta}
export const Idle = at('idle')
export const Syncing_Paused = at('syncing', {changes: [{id: 'agenda-1:q1', key: 'k1', since: null}]})
export const Syncing = at('syncing', {sent: [{key: 'k1', draft}]})
