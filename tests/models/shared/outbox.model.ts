import {outboxMachine} from '../../../machines/shared/outbox.machine.ts'
import type {OutboxEntry} from '../../../machines/shared/outbox.types.ts'
import type {FlowModel} from '../../support/rig.ts'

/** An answer of Ana's on its way, the only kind of write these walks need. */
export const answerEntry = (key: string, lane = 'lesson-1'): OutboxEntry => ({
  key,
  lane,
  owner: 'ana',
  requestedAt: 1_000,
  attempts: 0,
  refusal: null,
  operation: 'createOneAnswer',
  input: {
    document: key,
    choosen: 1,
    calendarDate: '20261121',
    type: 'question',
    theoreticalType: 'theoreticalStudy',
    activity: lane,
    dateNow: '2026-11-21T12:00:00.000Z',
  },
})

const first = answerEntry('a1')

export const outboxModel: FlowModel<typeof outboxMachine> = {
  machine: outboxMachine,
  starts: {'signed in and online': {owner: 'ana', isOnline: true}},
  cases: {
    'store.opened': [{type: 'store.opened', entries: []}],
    'store.refused': [{type: 'store.refused'}],
    'store.changed': [{type: 'store.changed', entries: [first]}],
    'entry.kept': [{type: 'entry.kept', key: 'a1'}],
    'entry.unkept': [{type: 'entry.unkept', key: 'a1'}],
    'delivery.heard': [{type: 'delivery.heard', delivery: {key: 'a1', outcome: {kind: 'confirmed'}}}],
    'write.requested': [{type: 'write.requested', entry: first}],
    'write.discard': [
      {type: 'write.discard', key: 'a1'},
      {type: 'write.discard', key: 'unknown'},
    ],
    'owner.changed': [
      {type: 'owner.changed', owner: null},
      {type: 'owner.changed', owner: 'ana'},
    ],
    'network.lost': [{type: 'network.lost'}],
    'network.restored': [{type: 'network.restored'}],
    'retry.now': [{type: 'retry.now'}],
    'clock.ticked': [
      {type: 'clock.ticked', now: 1_000},
      {type: 'clock.ticked', now: 2_000},
    ],
  },
  replies: {
    'xstate.done.actor.deliver': [
      [{key: 'a1', outcome: {kind: 'confirmed'}}],
      [{key: 'a1', outcome: {kind: 'refused', code: 'OUTSIDE_EDITING_WINDOW'}}],
      [{key: 'a1', outcome: {kind: 'unauthenticated'}}],
      [{key: 'a1', outcome: {kind: 'unreachable'}}],
    ],
  },
  tellApart: (context) => ({...context, failures: Math.min(context.failures, 1)}),
  requests: ['deliver'],
  listeners: ['entryStore'],
  tells: [],
}
