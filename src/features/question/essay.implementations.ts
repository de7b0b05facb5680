import {enqueueActions, sendTo} from 'xstate'
import type {essayMachine} from '../../../machines/question/essay.machine.ts'
import {setQuery} from '../../services/platform/url.ts'
import {saveMarks} from '../../services/question/marks.ts'
import {essayText, savedDuration} from '../../text/question/essay.ts'
import {notify} from '../../ui/status/notify.ts'
import type {Root} from '../root.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'
import {withKeys} from '../useSend.ts'
import {type Activity, markedIn} from './place.ts'

type Deps = Pick<StudentActors, 'outbox' | 'writeEvent'> &
  Pick<Root, 'now'> & {
    readonly question: {readonly _id: string; readonly scopedId: string}
    readonly activity: Activity
    readonly onText: ((essay: string) => void) | undefined
    readonly onAnswer: (() => void) | undefined
  }

export function createEssayImplementations({
  now,
  outbox,
  writeEvent,
  question: {_id, scopedId},
  activity,
  onText,
  onAnswer,
}: Deps): Implementations<typeof essayMachine> {
  const lane = activity.activity
  const dateNow = () => new Date(now()).toISOString()
  return {
    actions: {
      keepDraft: (_, {text}) => {
        saveMarks(scopedId, {essay: text})
        onText?.(text)
      },
      tellIdle: ({self}) => withKeys(self.send)({type: 'text.keep'}),
      requestSave: sendTo(outbox, (_, {key, essay}) =>
        writeEvent(key, lane, {
          operation: 'createOrUpdateOnePreChoice',
          input: {question: _id, selected: -1, essay, ...markedIn(activity), dateNow: dateNow()},
        }),
      ),
      requestReveal: enqueueActions(({enqueue}, {key, essay}) => {
        const input = {question: _id, essay, agenda: lane, dateNow: dateNow()}
        enqueue.sendTo(outbox, writeEvent(key, lane, {operation: 'revealEssay', input}))
        enqueue(() => onAnswer?.())
      }),
      requestGrade: sendTo(outbox, (_, {key, grade}) =>
        writeEvent(key, lane, {
          operation: 'createOneAnswer',
          input: {...activity, document: _id, choosen: grade, dateNow: dateNow()},
        }),
      ),
      showComment: (_, {isShown}) => setQuery({showComment: isShown ? 'true' : null}, {replace: true}),
      notifySaved: () => notify({tone: 'success', title: essayText.saved, duration: savedDuration}),
      notifyRefused: () => notify({tone: 'error', title: essayText.refusedTitle, text: essayText.refusedHint}),
    },
  }
}
