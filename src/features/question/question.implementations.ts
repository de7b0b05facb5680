import {enqueueActions} from 'xstate'
import type {questionMachine} from '../../../machines/question/question.machine.ts'
import {setQuery} from '../../services/platform/url.ts'
import {saveMarks} from '../../services/question/marks.ts'
import {takeSeconds} from '../../services/question/timeInFront.ts'
import {questionText} from '../../text/question/question.ts'
import {notify} from '../../ui/status/notify.ts'
import type {Root} from '../root.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'
import type {Activity} from './place.ts'

type Deps = Pick<StudentActors, 'outbox' | 'writeEvent'> &
  Pick<Root, 'now'> & {
    readonly question: {readonly _id: string; readonly scopedId: string}
    readonly activity: Activity
    readonly onAnswer: () => void
  }

export const createQuestionImplementations = ({
  now,
  outbox,
  writeEvent,
  question: {_id, scopedId},
  activity,
  onAnswer,
}: Deps): Implementations<typeof questionMachine> => ({
  actions: {
    saveDraft: (_, draft) => saveMarks(scopedId, draft),
    requestAnswer: enqueueActions(({enqueue}, {key, choosen}) => {
      const input = {
        ...activity,
        document: _id,
        choosen,
        seconds: takeSeconds(_id),
        dateNow: new Date(now()).toISOString(),
      }
      enqueue.sendTo(outbox, writeEvent(key, activity.activity, {operation: 'createOneAnswer', input}))
      enqueue(onAnswer)
    }),
    showComment: (_, {isShown}) => setQuery({showComment: isShown ? 'true' : null}, {replace: true}),
    notifyRefused: () => notify({tone: 'error', title: questionText.refusedTitle, text: questionText.refusedHint}),
  },
})
