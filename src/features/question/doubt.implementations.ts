import {sendTo} from 'xstate'
import type {doubtMachine} from '../../../machines/question/doubt.machine.ts'
import {agendaToastDuration} from '../../text/agenda/agenda.ts'
import {doubtRefusal} from '../../text/question/doubt.ts'
import {notify} from '../../ui/status/notify.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'
import type {Doubts} from './doubts.ts'
import {doubtedIn} from './place.ts'

/** A question's doubts keep their order among themselves and hold nothing else up. */
export const doubtLane = (activity: string, questionId: string) => `doubt ${activity}:${questionId}`

type Deps = Pick<StudentActors, 'outbox' | 'writeEvent'> & {
  readonly questionId: string
  readonly place: Doubts['place']
  readonly refetch: () => void
}

export const createDoubtImplementations = ({
  outbox,
  writeEvent,
  questionId,
  place,
  refetch,
}: Deps): Implementations<typeof doubtMachine> => ({
  actions: {
    requestToggle: sendTo(outbox, (_, {key, action}) =>
      writeEvent(key, doubtLane(place.activity, questionId), {
        operation: 'addOrRemoveQuestionAsDoubt',
        input: {action, questionId, ...doubtedIn(place)},
      }),
    ),
    refetch,
    notifyRefused: (_, {code}) => notify({tone: 'error', title: doubtRefusal(code), duration: agendaToastDuration}),
  },
})
