import type {SnapshotFrom} from 'xstate'
import type {outboxMachine} from './outbox.machine.ts'
import {laneHeads} from './outbox.queue.ts'
import type {SyncStatus} from './outbox.types.ts'

/** What the student is told about one entry (D-03), from the outbox alone. */
export function syncStatusOf(snapshot: SnapshotFrom<typeof outboxMachine>, key: string): SyncStatus {
  const entry = snapshot.context.entries.find((candidate) => candidate.key === key)
  if (!entry) return 'saved'
  if (entry.refusal !== null) return 'refused'
  const isHead = laneHeads(snapshot.context).some((head) => head.key === key)
  return isHead && snapshot.matches('delivering') ? 'sending' : snapshot.context.unkept.includes(key) ? 'tab' : 'device'
}
