import type {WriteConfirmed, WriteRefused} from '../shared/events.ts'
import {isBackgroundWrite, isSetAside} from './outbox.queue.ts'
import type {Delivery, OutboxContext, StoreCommand} from './outbox.types.ts'

export type Settlement = {
  readonly queue: Pick<OutboxContext, 'entries' | 'kept' | 'unkept'>
  readonly commands: readonly StoreCommand[]
  readonly facts: readonly (WriteConfirmed | WriteRefused)[]
}

const without = (queue: Settlement['queue'], key: string): Settlement['queue'] => ({
  entries: queue.entries.filter((candidate) => candidate.key !== key),
  kept: queue.kept.filter((kept) => kept !== key),
  unkept: queue.unkept.filter((unkept) => unkept !== key),
})

function settleRefused({queue, commands, facts}: Settlement, key: string, code: WriteRefused['code']): Settlement {
  const told = [...facts, {type: 'write.refused' as const, key, code}]
  if (queue.entries.some((entry) => entry.key === key && isBackgroundWrite(entry)) && !isSetAside({refusal: code})) {
    return {queue: without(queue, key), commands: [...commands, {type: 'entry.remove', key}], facts: told}
  }
  const refused = queue.entries.flatMap((entry) => (entry.key === key ? [{...entry, refusal: code}] : []))
  return {
    queue: {
      ...queue,
      entries: queue.entries.map((entry) => refused.find((marked) => marked.key === entry.key) ?? entry),
    },
    commands: [...commands, ...refused.map((entry) => ({type: 'entry.replace' as const, entry}))],
    facts: told,
  }
}

function settleOne(settlement: Settlement, {key, outcome}: Delivery): Settlement {
  const {queue, commands, facts} = settlement
  if (outcome.kind === 'refused') return settleRefused(settlement, key, outcome.code)
  if (outcome.kind !== 'confirmed' && outcome.kind !== 'gone') return settlement
  return {
    queue: without(queue, key),
    commands: [...commands, {type: 'entry.remove', key}],
    facts: [...facts, {type: 'write.confirmed', key}],
  }
}

/**
 * What the outbox does with the outcomes of a delivery: taken entries go, refused ones stay marked until the student
 * discards them (background writes go, unless they are set aside), everything else stays as it is (D-01, D-03). The facts are told even when the entry is unknown here:
 * another tab may have removed it first.
 */
export function settle({entries, kept, unkept}: OutboxContext, deliveries: readonly Delivery[]): Settlement {
  return deliveries.reduce(settleOne, {queue: {entries, kept, unkept}, commands: [], facts: []})
}
