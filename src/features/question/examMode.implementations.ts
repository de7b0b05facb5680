import {sendTo} from 'xstate'
import {noChoice} from '../../../domain/question/outcome.ts'
import type {examModeMachine} from '../../../machines/question/examMode.machine.ts'
import {examModePreference} from '../../services/question/preferences.ts'
import {takeSeconds} from '../../services/question/timeInFront.ts'
import {questionText} from '../../text/question/question.ts'
import {notify} from '../../ui/status/notify.ts'
import type {Root} from '../root.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'
import {withKeys} from '../useSend.ts'
import {draftsOf} from '../../services/question/drafts.ts'
import {type Activity, markedIn} from './place.ts'

type Deps = Pick<StudentActors, 'outbox' | 'writeEvent'> &
  Pick<Root, 'now'> & {
    readonly questionIds: readonly string[]
    readonly activity: Activity
    /** The mode was chosen for the activity: the account's preference stays. */
    readonly isChosen: boolean
    /** When the time ends, in milliseconds; null without a limit. */
    readonly deadline: number | null
  }

export function createExamModeImplementations({
  now,
  outbox,
  writeEvent,
  questionIds,
  activity,
  isChosen,
  deadline,
}: Deps): Implementations<typeof examModeMachine> {
  const lane = activity.activity
  const dateNow = () => new Date(now()).toISOString()
  return {
    actions: {
      savePreference: ({self}, {isPreferred}) => {
        if (!isChosen) examModePreference.write(isPreferred)
        if (isPreferred) withKeys(self.send)({type: 'drafts.adopt', ...draftsOf(questionIds, lane)})
      },
      requestMark: sendTo(outbox, (_, {questionId, choice, key, now: markedAt}) =>
        writeEvent(key, lane, {
          operation: 'createOrUpdateOnePreChoice',
          input: {
            question: questionId,
            selected: choice,
            ...markedIn(activity),
            dateNow: new Date(markedAt).toISOString(),
          },
        }),
      ),
      requestMarks: sendTo(outbox, (_, {key, choices, essays}) => {
        const picks = Object.entries(choices).map(([question, selected]) => ({question, selected}))
        const texts = Object.entries(essays).map(([question, essay]) => ({question, selected: noChoice, essay}))
        return writeEvent(key, lane, {
          operation: 'createManyPreChoices',
          input: {preChoices: [...picks, ...texts], ...markedIn(activity), dateNow: dateNow()},
        })
      }),
      requestFinish: sendTo(outbox, (_, {key, choices, essays, blank}) => {
        const timed = (document: string, choosen: number) => ({document, choosen, seconds: takeSeconds(document)})
        const picks = Object.entries(choices).map(([document, choosen]) => timed(document, choosen))
        const texts = Object.entries(essays).map(([document, essay]) => ({...timed(document, noChoice), essay}))
        const none = blank.map((document) => ({document, choosen: noChoice}))
        const givenAt = new Date(Math.min(now(), deadline ?? Infinity)).toISOString()
        return writeEvent(key, lane, {
          operation: 'createManyAnswer',
          input: {...activity, answers: [...picks, ...texts, ...none], dateNow: givenAt},
        })
      }),
      notifyRefused: () =>
        notify({tone: 'error', title: questionText.refusedManyTitle, text: questionText.refusedHint}),
    },
  }
}
