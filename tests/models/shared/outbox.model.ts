import {outboxMachine} from '../../../machines/shared/outbox.machine.ts'
import type {OutboxContext, OutboxEntry} from '../../../machines/shared/outbox.types.ts'
import {outboxText} from '../../../src/text/question.ts'
import type {Face, ViewModel} from '../../support/hands.ts'
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
    'login.lost': [{type: 'login.lost'}],
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

const isWaiting = ({entries, owner}: OutboxContext) => entries.some((entry) => entry.owner === owner && entry.refusal === null)
const isAtRisk = ({entries, unkept}: OutboxContext) => entries.some(({key}) => unkept.includes(key))

/** What is seen in every state on top of its own words: refusals until discarded, and storage that does not work. */
function always(context: OutboxContext, own: Face): Face {
  const isRefused = context.entries.some(({refusal, owner}) => refusal !== null && owner === context.owner)
  const refused: Face = isRefused ? {sees: [['button', outboxText.discard]]} : {misses: [['button', outboxText.discard]]}
  const risk: Face = isAtRisk(context) ? {sees: [['text', outboxText.atRisk]]} : {misses: [['text', outboxText.atRisk]]}
  return {
    sees: [...(own.sees ?? []), ...(refused.sees ?? []), ...(risk.sees ?? [])],
    misses: [...(own.misses ?? []), ...(refused.misses ?? []), ...(risk.misses ?? [])],
  }
}

export const outboxView: ViewModel<typeof outboxMachine> = {
  perform: {
    'store.opened': 'fact',
    'store.refused': 'fact',
    'store.changed': 'fact',
    'entry.kept': 'fact',
    'entry.unkept': 'fact',
    'delivery.heard': 'fact',
    'write.requested': 'fact',
    'write.discard': (page) => page.getByRole('button', {name: outboxText.discard}).click(),
    'owner.changed': 'fact',
    'login.lost': 'fact',
    'network.lost': 'fact',
    'network.restored': 'fact',
    'retry.now': (page) => page.getByRole('button', {name: outboxText.retryNow}).click(),
    'clock.ticked': 'fact',
  },
  faces: {
    opening: (context) => always(context, {misses: [['text', outboxText.saved]]}),
    resting: (context) => always(context, isWaiting(context) ? {misses: [['text', outboxText.saved]]} : {sees: [['text', outboxText.saved]]}),
    delivering: (context) =>
      always(context, isWaiting(context) ? {sees: [['text', outboxText.sending(1)]], misses: [['text', outboxText.saved]]} : {}),
    backingOff: (context) =>
      always(context, !isWaiting(context) ? {} : isAtRisk(context) ? {sees: [['button', outboxText.retryNow]]} : {sees: [['text', outboxText.waiting(1)], ['button', outboxText.retryNow]]}),
    offline: (context) => always(context, {misses: [['text', outboxText.saved]]}),
    awaitingLogin: (context) => always(context, {misses: [['button', outboxText.retryNow]]}),
  },
  cannot: ({context}, event) => {
    const {entries, owner}: OutboxContext = context
    const isOwn = entries.some((entry) => event.type === 'write.discard' && entry.key === event.key && entry.owner === owner)
    return event.type === 'write.discard' && !isOwn ? 'a refusal is shown to its owner only' : null
  },
}
