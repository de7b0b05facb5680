import {enqueueActions} from 'xstate'
import type {SheetChoices} from '../../../../domain/exam/answerSheet.ts'
import type {answerSheetMachine} from '../../../../machines/exam/answerSheet.machine.ts'
import {keepSheetDraft} from '../../../services/exam/sheetDraft.ts'
import {sheetText} from '../../../text/exam/examSheet.ts'
import {notify} from '../../../ui/status/notify.ts'
import type {Root} from '../../root.ts'
import type {StudentActors} from '../../studentActors.ts'
import type {Implementations} from '../../useFlow.ts'

type Deps = Pick<StudentActors, 'outbox' | 'writeEvent'> &
  Pick<Root, 'now'> & {
    readonly activityId: string
    readonly kind: 'activity' | 'agenda'
    readonly onSaved: ((choices: SheetChoices) => void) | undefined
  }

export const createAnswerSheetImplementations = ({
  now,
  outbox,
  writeEvent,
  activityId,
  kind,
  onSaved,
}: Deps): Implementations<typeof answerSheetMachine> => ({
  actions: {
    keepDraft: (_, {draft}) => keepSheetDraft(activityId, draft),
    requestSave: enqueueActions(({enqueue, context}, {key, choices: letters, isByTime}) => {
      const at = isByTime && context.endsAt !== null ? Math.min(now(), context.endsAt) : now()
      const marked = {
        preChoices: Object.entries(letters).map(([question, selected]) => ({question, selected})),
        dateNow: new Date(at).toISOString(),
      }
      const input = kind === 'activity' ? {...marked, activity: activityId} : {...marked, agenda: activityId}
      enqueue.sendTo(outbox, writeEvent(key, activityId, {operation: 'createManyPreChoices', input}))
      enqueue(() => onSaved?.(letters))
    }),
    notifyRefused: () => notify({tone: 'error', title: sheetText.refusedTitle, text: sheetText.refusedHint}),
    notifyTimeOver: () => notify({tone: 'warning', title: sheetText.timeOverTitle, text: sheetText.timeOverText}),
  },
})
