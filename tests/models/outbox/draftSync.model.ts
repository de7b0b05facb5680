import {draftSyncMachine} from '../../../machines/outbox/draftSync.machine.ts'
import type {Draft} from '../../../machines/outbox/draftSync.types.ts'
import type {FlowModel} from '../../support/harness.ts'

/** The marks of a question, as they stood at a second. */
export const draftAt = (second: number, id = 'agenda-1:q1'): Draft => ({
  id,
  stamp: `second ${second}`,
  lane: `marks ${id}`,
  write: {
    operation: 'saveQuestionMarks',
    input: {
      question: 'q1',
      activity: 'agenda-1',
      struck: [0],
      selected: 1,
      essay: null,
      highlights: [],
      dateNow: new Date(second * 1_000).toISOString(),
    },
  },
})

const {id} = draftAt(1)

export const draftSyncModel: FlowModel<typeof draftSyncMachine> = {
  machine: draftSyncMachine,
  starts: {'drafts that wait for a pause': {pauseMs: 4_000}, 'drafts that are sent at once': {pauseMs: 0}},
  cases: {
    'draft.changed': [{type: 'draft.changed', id, key: 'k1'}],
    'draft.noticed': [{type: 'draft.noticed', id, key: 'k2'}],
    'draft.found': [{type: 'draft.found', key: 'k1', draft: draftAt(1)}],
    'clock.ticked': [
      {type: 'clock.ticked', now: 1_000},
      {type: 'clock.ticked', now: 5_000},
    ],
    'write.confirmed': [{type: 'write.confirmed', key: 'k1'}],
    'write.refused': [{type: 'write.refused', key: 'k1', code: 'INTERNAL'}],
    'session.ending': [{type: 'session.ending'}],
  },
  replies: {},
  requests: [],
  listeners: ['draftStore'],
  effects: ['requestWrite'],
}
