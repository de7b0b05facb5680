import {useSelector} from '@xstate/react'
import {useEffect} from 'react'
import {truthOf} from '../../../machines/outbox/outbox.selectors.ts'
import type {OutboxEntry, WriteTruth} from '../../../machines/outbox/outbox.types.ts'
import type {WriteSettled} from '../../../machines/shared/events.ts'
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
export function useTruth(key: string | null): WriteTruth {
  const {outbox} = useStudentActors()
  return useSelector(outbox, (state) => (key === null ? 'saved' : truthOf(state, key)))
}

type SettledActor = {readonly send: (event: WriteSettled) => void}

/** Tells an actor what became of writes for as long as its screen is there. */
export function useSettledWrites(actor: SettledActor): void {
  const {outbox} = useStudentActors()
  useEffect(() => {
    const confirmed = outbox.on('write.confirmed', (event) => actor.send(event))
    const refused = outbox.on('write.refused', (event) => actor.send(event))
    return () => {
      confirmed.unsubscribe()
      refused.unsubscribe()
    }
  }, [outbox, actor])
}
