import {fromPromise} from 'xstate'
import {answerBackupVersion, type BackedUpMark} from '../../../domain/exam/answerBackup.ts'
import type {answerBackupMachine} from '../../../machines/exam/answerBackup.machine.ts'
import {pickAnswerBackup, saveAnswerBackup} from '../../services/exam/answerBackup.actors.ts'
import {randomId} from '../../services/platform/device.ts'
import {answerBackupText} from '../../text/exam/answerBackup.ts'
import {notify} from '../../ui/status/notify.ts'
import {unsentMarksIn, writesOf} from './backedUpMarks.ts'
import type {Implementations} from '../useFlow.ts'
import type {Root} from '../root.ts'
import type {StudentActors} from '../studentActors.ts'

/** A mark as the exam's machine takes it; `at` is the instant at which it was made. */
export type Restored = {
  readonly questionId: string
  readonly selected: number
  readonly essay: string | null
  readonly at: number
}

const toShow = ({question, selected, essay, dateNow}: BackedUpMark): Restored => ({
  questionId: question,
  selected,
  essay,
  at: Date.parse(dateNow),
})

type Deps = Pick<StudentActors, 'uid' | 'outbox' | 'writeEvent'> &
  Pick<Root, 'now'> & {
    readonly activityId: string
    readonly known: () => Readonly<Record<string, number>>
    readonly onRestored: (marks: readonly Restored[]) => void
  }

export const createAnswerBackupImplementations = ({
  now,
  uid,
  outbox,
  activityId,
  writeEvent,
  known,
  onRestored,
}: Deps): Implementations<typeof answerBackupMachine> => ({
  actors: {
    saveFile: fromPromise(async () => {
      const held = outbox.getSnapshot().context.entries.filter(({lane, owner}) => lane === activityId && owner === uid)
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
})
