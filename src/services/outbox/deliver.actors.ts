import type {Client} from '@urql/core'
import type {Delivery, DeliveryInput, OutboxEntry, StudentOperation} from '../../../machines/outbox/outbox.types.ts'
import {holdingLock, withLock} from '../platform/lock.ts'
import {forgetFaults, isSetAsideNow} from './faults.ts'
import {hasEntry, isUnshared} from './outboxStore.ts'
import type {Deliveries, Sent} from './send.ts'

const send = <O extends StudentOperation>(
  deliveries: Deliveries,
  client: Client,
  entry: OutboxEntry<O>,
): Promise<Sent> => deliveries[entry.operation](client, entry)

async function deliverOne(
  deliveries: Deliveries,
  client: Client,
  entry: OutboxEntry<StudentOperation>,
  isKept: boolean,
): Promise<Delivery> {
  if (isKept && !isUnshared(entry.key) && !(await hasEntry(entry.key))) return {key: entry.key, outcome: {kind: 'gone'}}
  const outcome = await send(deliveries, client, entry)
  if (outcome.kind !== 'faulted') {
    if (outcome.kind !== 'unreachable') forgetFaults(entry.key)
    return {key: entry.key, outcome}
  }
  return {
    key: entry.key,
    outcome: isSetAsideNow(entry.key) ? {kind: 'refused', code: 'INTERNAL'} : {kind: 'unreachable'},
  }
}

/**
 * Sends the heads of the lanes (D-01), each as its area delivers it. A lock shared by all tabs lets one of them send at a
 * time; an entry that another tab delivered meanwhile is left alone. Answers of which no other tab can know yet do not wait
 * for the lock, which they hold from when it comes. What the server fails at for good is refused as `INTERNAL`: it is set aside.
 */
export const deliverWith =
  (deliveries: Deliveries) =>
  (
    client: Client,
    {entries, unkept}: DeliveryInput<StudentOperation>,
    signal: AbortSignal,
  ): Promise<readonly Delivery[]> => {
    const deliver = () =>
      Promise.all(entries.map((entry) => deliverOne(deliveries, client, entry, !unkept.includes(entry.key))))
    const locked = entries.every(({key}) => isUnshared(key)) ? holdingLock : withLock
    return locked('aristo-outbox', deliver, signal)
  }
