import {useSelector} from '@xstate/react'
import {useEffect} from 'react'
import {answerBackupMachine} from '../../../machines/exam/answerBackup.machine.ts'
import {useClock, useRoot} from '../root.ts'
import {useStudentActors} from '../studentActors.ts'
import {usePendingWrites} from '../outbox/useWrites.ts'
import {AnswerBackupView} from './AnswerBackupView.tsx'
import {unsentIn} from './backedUpMarks.ts'
import {useFlow} from '../useFlow.ts'
import {createAnswerBackupImplementations, type Restored} from './answerBackup.implementations.ts'

type Props = {
  readonly activityId: string
  /** The time of the exam is over. */
  readonly isOver: boolean
  /** Tells when the marks on the screen were made, by question: a file changes nothing that is newer. */
  readonly known: () => Readonly<Record<string, number>>
  /** The marks of a file, to be shown. */
  readonly onRestored: (marks: readonly Restored[]) => void
}

/** Saves the unsent answers of an exam to a file, and takes them back. */
export function AnswerBackup({activityId, isOver, known, onRestored}: Props) {
  const {now} = useRoot()
  const {outbox, uid, writeEvent} = useStudentActors()
  const entries = usePendingWrites(activityId)
  const unkept = useSelector(outbox, ({context}) => context.unkept)
  const unsent = unsentIn(entries, unkept, isOver)
  const actor = useFlow(answerBackupMachine, {
    implementations: createAnswerBackupImplementations({now, uid, outbox, activityId, writeEvent, known, onRestored}),
    input: () => ({owner: uid, activity: activityId, unsent, now: now()}),
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  useClock(actor)
  const {count, since, isAtRisk} = unsent
  useEffect(
    () => actor.send({type: 'unsent.changed', unsent: {count, since, isAtRisk, isOver}}),
    [actor, count, since, isAtRisk, isOver],
  )
  return <AnswerBackupView state={state} send={actor.send} />
}
