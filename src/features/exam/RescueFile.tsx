import {useActorRef, useSelector} from '@xstate/react'
import {useEffect, useMemo} from 'react'
import {fromPromise} from 'xstate'
import {rescueVersion, type RescuedMark} from '../../../domain/exam/rescue.ts'
import {rescueMachine} from '../../../machines/exam/rescue.machine.ts'
import {pickRescue, saveRescue} from '../../services/exam/rescue.actors.ts'
import {randomId} from '../../services/platform/device.ts'
import {examRescueText} from '../../text/exam/examRescue.ts'
import {notify} from '../../ui/status/notify.ts'
import {useClock, useRoot} from '../root.ts'
import {useStudentActors} from '../studentActors.ts'
import {usePendingWrites} from '../outbox/useWrites.ts'
import {RescueFileView} from './RescueFileView.tsx'
import {unsentIn, unsentMarksIn, writesOf} from './rescued.ts'

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

const toShow = ({question, selected, essay, dateNow}: RescuedMark): Restored => ({
  questionId: question,
  selected,
  essay,
  at: Date.parse(dateNow),
})

/** Saves the unsent answers of an exam to a file, and takes them back. */
export function RescueFile({activityId, isOver, known, onRestored}: Props) {
  const {now} = useRoot()
  const {outbox, uid, writeEvent} = useStudentActors()
  const entries = usePendingWrites(activityId)
  const unkept = useSelector(outbox, ({context}) => context.unkept)
  const unsent = unsentIn(entries, unkept, isOver)
  const machine = useMemo(
    () =>
      rescueMachine.provide({
        actors: {
          saveFile: fromPromise(async () => {
            const held = outbox
              .getSnapshot()
              .context.entries.filter(({lane, owner}) => lane === activityId && owner === uid)
            saveRescue({
              version: rescueVersion,
              owner: uid,
              activity: activityId,
              savedAt: new Date(now()).toISOString(),
              marks: unsentMarksIn(held),
            })
          }),
          pickFile: fromPromise(pickRescue),
        },
        actions: {
          requestMarks: (_, {marks}) => {
            for (const one of writesOf(marks, activityId, known())) outbox.send(writeEvent(randomId(), activityId, one))
            onRestored(marks.map(toShow))
          },
          notifyRefused: (_, {refusal}) =>
            notify({tone: 'error', title: examRescueText.refusedTitle, text: examRescueText.refusals[refusal]}),
          notifySaveFailed: () =>
            notify({tone: 'error', title: examRescueText.saveFailedTitle, text: examRescueText.saveFailedText}),
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
  return <RescueFileView state={state} send={actor.send} />
}
