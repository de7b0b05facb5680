import {outboxMachine} from '../../../machines/outbox/outbox.machine.ts'
import type {OutboxContext, OutboxEntry} from '../../../machines/outbox/outbox.types.ts'
import {noticeText} from '../../../src/text/outbox/outboxNotices.ts'
import {outboxText} from '../../../src/text/outbox/outbox.ts'
import type {Expectation, ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

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
    'store.logged': [{type: 'store.logged', entries: [first]}],
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
      [{key: 'a1', outcome: {kind: 'refused', code: 'INTERNAL'}}],
      [{key: 'a1', outcome: {kind: 'unauthenticated'}}],
      [{key: 'a1', outcome: {kind: 'unreachable'}}],
    ],
  },
  contextKey: (context) => ({...context, failures: Math.min(context.failures, 1)}),
  requests: ['deliver'],
  listeners: ['entryStore'],
  effects: [],
}

const isWaiting = ({entries, owner}: OutboxContext) =>
  entries.some((entry) => entry.owner === owner && entry.refusal === null)
const isAside = ({entries, owner}: OutboxContext) =>
  entries.some((entry) => entry.owner === owner && entry.refusal === 'INTERNAL')
const isAtRisk = ({entries, unkept}: OutboxContext) => entries.some(({key}) => unkept.includes(key))

type Leaf = 'opening' | 'idle' | 'delivering' | 'backingOff' | 'offline' | 'awaitingLogin'

const risks = [noticeText.atRisk, noticeText.unkept, noticeText.offline, noticeText.offlineInTab]

/** Where what is written lives, as far as it is to be said. */
function riskOf(leaf: Leaf, context: OutboxContext): string | null {
  const isHeld = isAtRisk(context)
  if (leaf === 'offline') return isHeld || context.isShut ? noticeText.offlineInTab : noticeText.offline
  const mayStay = leaf === 'backingOff' || leaf === 'awaitingLogin'
  if (isHeld && (mayStay || !context.isShut)) return noticeText.atRisk
  return context.isShut && leaf !== 'backingOff' ? noticeText.unkept : null
}

/** What is seen in every state on top of its own words: refusals until discarded, and storage that does not work. */
function always(leaf: Leaf, context: OutboxContext, own: Expectation): Expectation {
  const refusals = context.entries.flatMap(({refusal, owner}) =>
    refusal !== null && owner === context.owner ? [refusal] : [],
  )
  const refused: Expectation =
    refusals.length > 0 ? {visible: [['button', noticeText.discard]]} : {absent: [['button', noticeText.discard]]}
  const again: Expectation = refusals.includes('INTERNAL')
    ? {
        visible: [
          ['button', noticeText.retry],
          ['button', noticeText.saveCopy],
        ],
      }
    : {absent: [['button', noticeText.retry]]}
  const risk = riskOf(leaf, context)
  return {
    visible: [
      ...(own.visible ?? []),
      ...(refused.visible ?? []),
      ...(again.visible ?? []),
      ...(risk === null ? [] : [['text', risk] as const]),
    ],
    absent: [
      ...(own.absent ?? []),
      ...(refused.absent ?? []),
      ...(again.absent ?? []),
      ...risks.filter((other) => other !== risk).map((other) => ['text', other] as const),
    ],
  }
}

export const outboxView: ViewModel<typeof outboxMachine> = {
  interactions: {
    'store.logged': 'fact',
    'store.opened': 'fact',
    'store.refused': 'fact',
    'store.changed': 'fact',
    'entry.kept': 'fact',
    'entry.unkept': 'fact',
    'delivery.heard': 'fact',
    'write.requested': 'fact',
    'write.discard': async (page, event, before) => {
      const {entries}: OutboxContext = before.context
      await page.getByRole('button', {name: noticeText.discard}).click()
      if (!entries.some(({key, refusal}) => key === event.key && refusal === 'INTERNAL')) return
      await page
        .getByRole('alertdialog', {name: noticeText.discardTitle})
        .getByRole('button', {name: noticeText.discard})
        .click()
    },
    'owner.changed': 'fact',
    'login.lost': 'fact',
    'network.lost': 'fact',
    'network.restored': 'fact',
    'retry.now': (page) => page.getByRole('button', {name: noticeText.retryNow}).click(),
    'clock.ticked': 'fact',
  },
  expectations: {
    opening: (context) => always('opening', context, {absent: [['text', outboxText.saved]]}),
    idle: (context) =>
      always(
        'idle',
        context,
        isWaiting(context) || isAside(context)
          ? {absent: [['text', outboxText.saved]]}
          : {visible: [['text', outboxText.saved]]},
      ),
    delivering: (context) =>
      always(
        'delivering',
        context,
        isWaiting(context) ? {visible: [['text', outboxText.sending(1)]], absent: [['text', outboxText.saved]]} : {},
      ),
    backingOff: (context) =>
      always(
        'backingOff',
        context,
        !isWaiting(context)
          ? {}
          : isAtRisk(context)
            ? {visible: [['button', noticeText.retryNow]]}
            : {
                visible: [
                  ['text', outboxText.waiting(1)],
                  ['button', noticeText.retryNow],
                ],
              },
      ),
    offline: (context) => always('offline', context, {absent: [['text', outboxText.saved]]}),
    awaitingLogin: (context) => always('awaitingLogin', context, {absent: [['button', noticeText.retryNow]]}),
  },
  unavailable: ({context}, event) => {
    const {entries, owner}: OutboxContext = context
    const isOwn = entries.some(
      (entry) => event.type === 'write.discard' && entry.key === event.key && entry.owner === owner,
    )
    return event.type === 'write.discard' && !isOwn ? 'a refusal is shown to its owner only' : null
  },
}
