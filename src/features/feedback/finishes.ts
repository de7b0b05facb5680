import {answerOperations} from '../../../machines/outbox/outbox.queue.ts'
import type {OutboxEntry, WriteOperation} from '../../../machines/outbox/outbox.types.ts'
import type {StudentActors} from '../studentActors.ts'

const finishes: ReadonlySet<WriteOperation> = new Set([
  'finishAgendaActivityContent',
  'finishExtraActivity',
  'finishExtraTheoreticalStudyExtraActivity',
  'finishExtraTheoreticalReviewActivity',
  'finishTheoreticalStudy',
])

type Listeners = {
  /** An activity that was finished since the watch began is stored. */
  readonly onFinished: () => void
  /** The student has answered something. */
  readonly onBegun: () => void
}

/** Tells of activities that are finished and of answers that are given while this address is open. Returns the stop. */
export function watchFinishes({outbox}: Pick<StudentActors, 'outbox'>, {onFinished, onBegun}: Listeners): () => void {
  const known = new Set(outbox.getSnapshot().context.entries.map(({key}) => key))
  let finishing = new Set<string>()
  const note = ({key, operation}: OutboxEntry) => {
    if (known.has(key)) return
    known.add(key)
    if (finishes.has(operation)) finishing.add(key)
    if (!answerOperations.has(operation)) return
    finishing = new Set()
    onBegun()
  }
  const entries = outbox.subscribe(({context}) => context.entries.forEach(note))
  const confirmed = outbox.on('write.confirmed', ({key}) => {
    if (finishing.delete(key)) onFinished()
  })
  return () => {
    entries.unsubscribe()
    confirmed.unsubscribe()
  }
}
