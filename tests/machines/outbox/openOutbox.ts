import {syncStatusOf} from '../../../machines/outbox/outbox.selectors.ts'
import type {Delivery, OutboxEntry, OutboxEvent} from '../../../machines/outbox/outbox.types.ts'
import {outboxModel} from '../../models/outbox/outbox.model.ts'
import {settled, startHarness} from '../../support/harness.ts'

/** An outbox that is open and empty, with what a test asks of it. */
export async function openOutbox(entries: readonly OutboxEntry[] = [], owner: string | null = 'ana') {
  const harness = startHarness(outboxModel, {owner, isOnline: true})
  const facts: unknown[] = []
  harness.actor.on('*', (fact) => facts.push(fact))
  const send = async (...events: OutboxEvent[]) => {
    for (const event of events) harness.actor.send(event)
    await settled()
  }
  const reply = (...deliveries: Delivery[]) =>
    harness.dispatch({type: 'xstate.done.actor.deliver', output: deliveries} as never)
  const fail = () => harness.dispatch({type: 'xstate.error.actor.deliver', error: new Error('no reply')} as never)
  const write = (...written: OutboxEntry[]) =>
    send(
      ...written.flatMap((entry): OutboxEvent[] => [
        {type: 'write.requested', entry},
        {type: 'entry.kept', key: entry.key},
      ]),
    )
  const sent = () =>
    harness.requests
      .filter(({name}) => name === 'deliver')
      .map(({input}) => {
        const {entries: heads} = input as {entries: readonly OutboxEntry[]}
        return heads.map(({key}) => key)
      })
  const syncStatus = (key: string) => syncStatusOf(harness.actor.getSnapshot(), key)
  await send({type: 'store.opened', entries})
  return {
    harness,
    facts,
    send,
    reply,
    fail,
    write,
    sent,
    syncStatus,
    context: () => harness.actor.getSnapshot().context,
  }
}
