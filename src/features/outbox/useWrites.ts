import {useSelector} from '@xstate/react'
import {syncStatusOf} from '../../../machines/outbox/outbox.selectors.ts'
import type {OutboxEntry, SyncStatus} from '../../../machines/outbox/outbox.types.ts'
import {useStudentActors} from '../studentActors.ts'

/** The student's writes of one activity that are on their way or refused. */
export function usePendingWrites(lane: string): readonly OutboxEntry[] {
  const {outbox, uid} = useStudentActors()
  return useSelector(
    outbox,
    ({context}) => context.entries.filter((entry) => entry.lane === lane && entry.owner === uid),
    (before, after) => before.length === after.length && before.every((entry, index) => entry === after[index]),
  )
}

/** What the outbox says of one write (D-03). */
export function useSyncStatus(key: string | null): SyncStatus {
  const {outbox} = useStudentActors()
  return useSelector(outbox, (state) => (key === null ? 'saved' : syncStatusOf(state, key)))
}
