import {useActorRef, useSelector} from '@xstate/react'
import {useEffect, useMemo} from 'react'
import {fromPromise} from 'xstate'
import {answerBackupVersion, type BackedUpMark} from '../../../domain/exam/answerBackup.ts'
import {answerBackupMachine} from '../../../machines/exam/answerBackup.machine.ts'
import {pickAnswerBackup, saveAnswerBackup} from '../../services/exam/answerBackup.actors.ts'
import {randomId} from '../../services/platform/device.ts'
import {answerBackupText} from '../../text/exam/answerBackup.ts'
import {notify} from '../../ui/status/notify.ts'
import {useClock, useRoot} from '../root.ts'
import {useStudentActors} from '../studentActors.ts'
import {usePendingWrites} from '../outbox/useWrites.ts'
import {AnswerBackupView} from './AnswerBackupView.tsx'
import {unsentIn, unsentMarksIn, writesOf} from './backedUpMarks.ts'

/** A mark as the exam's machine takes it; `at` is the instant at which it was made. */
type Restored = {
  readonly questionId: string
  readonly selected: number
  readonly essay: string | null
  readonly at: number
}

type Props = {
  readonly activityId: string
  /** The time of the exam is over. */
  readonly isOver: boolean
  /** Tells when the marks on the screen were made, by question: a file changes nothing that is newer. */
  readonly known: () => Readonly<Record<string, number>>
  /** The marks of a file, to be shown. */
  readonly onRestored: (marks: readonly Restored[]) => void
}

const toShow = ({question, selected, essay, dateNow}: BackedUpMark): Restored => ({
  questionId: question,
  selected,
  essay,
  at: Date.parse(dateNow),
})

/** Saves the unsent answers of an exam to a file, and takes them back. */
export function AnswerBackup({activityId, isOver, known, onRestored}: Props) {
  const {now} = useRoot()
  const {outbox, uid, writeEvent} = useStudentActors()
  const entries = usePendingWrites(activityId)
  const unkept = useSelector(outbox, ({context}) => context.unkept)
  const unsent = unsentIn(entries, unkept, isOver)
  const machine = useMemo(
    () =>
      answerBackupMachine.provide({
        actors: {
          saveFile: fromPromise(async () => {
            const held = outbox
              .getSnapshot()
              .context.entries.filter(({lane, owner}) => lane === activityId && owner === uid)
            saveAnswerBackup({
              version: answerBackupVersion,
              owner: uid,
              activity: activityId,
              savedAt: new Date(now()).toISOString(),
              marks: unsentMarksIn(held),
            })
          }),
          pickFile: fromPromise(pickAnswerBackup),
        },
        actions: {
          requestMarks: (_, {marks}) => {
            for (const one of writesOf(marks, activityId, known())) outbox.send(writeEvent(randomId(), activityId, one))
            onRestored(marks.map(toShow))
          },
          notifyRefused: (_, {refusal}) =>
            notify({tone: 'error', title: answerBackupText.refusedTitle, text: answerBackupText.refusals[refusal]}),
          notifySaveFailed: () =>
            notify({tone: 'error', title: answerBackupText.saveFailedTitle, text: answerBackupText.saveFailedText}),
        },
      }),
    [now, uid, outbox, activityId, writeEvent, known, onRestored],
  )
  const actor = useActorRef(machine, {input: {owner: uid, activity: activityId, unsent, now: now()}})
  const state = useSelector(actor, (snapshot) => snapshot)
  useClock(actor)
  const {count, since, isAtRisk} = unsent
  useEffect(
    () => actor.send({type: 'unsent.changed', unsent: {count, since, isAtRisk, isOver}}),
    [actor, count, since, isAtRisk, isOver],
  )
  return <AnswerBackupView state={state} send={actor.send} />
}
