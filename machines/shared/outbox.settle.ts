import type {WriteConfirmed, WriteRefused} from './events.ts'
import type {Delivery, OutboxContext, StoreCommand} from './outbox.types.ts'

export type Settlement = {
  readonly queue: Pick<OutboxContext, 'entries' | 'kept' | 'unkept'>
  readonly commands: readonly StoreCommand[]
  readonly facts: readonly (WriteConfirmed | WriteRefused)[]
}

function settleOne({queue, commands, facts}: Settlement, {key, outcome}: Delivery): Settlement {
  if (outcome.kind === 'refused') {
    const {code} = outcome
    const refused = queue.entries.flatMap((entry) => (entry.key === key ? [{...entry, refusal: code}] : []))
    return {
      queue: {...queue, entries: queue.entries.map((entry) => refused.find((marked) => marked.key === entry.key) ?? entry)},
      commands: [...commands, ...refused.map((entry) => ({type: 'entry.replace' as const, entry}))],
      facts: [...facts, {type: 'write.refused', key, code}],
    }
  }
  if (outcome.kind !== 'confirmed' && outcome.kind !== 'gone') return {queue, commands, facts}
  return {
    queue: {
      entries: queue.entries.filter((candidate) => candidate.key !== key),
      kept: queue.kept.filter((kept) => kept !== key),
      unkept: queue.unkept.filter((unkept) => unkept !== key),
    },
    commands: [...commands, {type: 'entry.remove', key}],
    facts: [...facts, {type: 'write.confirmed', key}],
  }
}

/**
 * What the outbox does with the outcomes of a delivery: taken entries go, refused ones stay marked until the student
 * discards them, everything else stays as it is (D-01, D-03). The facts are told even when the entry is unknown here:
 * another tab may have removed it first.
 */
export function settle({entries, kept, unkept}: OutboxContext, deliveries: readonly Delivery[]): Settlement {
  return deliveries.reduce(settleOne, {queue: {entries, kept, unkept}, commands: [], facts: []})
}
