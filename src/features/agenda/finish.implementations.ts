import {sendTo} from 'xstate'
import type {finishMachine} from '../../../machines/agenda/finish.machine.ts'
import {agendaToastDuration} from '../../text/agenda/agenda.ts'
import {finishErrors, finishText} from '../../text/agenda/finish.ts'
import {notify} from '../../ui/status/notify.ts'
import type {Root} from '../root.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'
import type {FinishWrite} from './finishWrite.ts'

type Deps = Pick<StudentActors, 'outbox' | 'writeEvent'> &
  Pick<Root, 'now'> & {
    /** The activity inside which order is kept. */
    readonly lane: string
    readonly write: FinishWrite
  }

export const createFinishImplementations = ({
  now,
  outbox,
  writeEvent,
  lane,
  write,
}: Deps): Implementations<typeof finishMachine> => ({
  actions: {
    requestFinish: sendTo(outbox, (_, {key}) => writeEvent(key, lane, write(new Date(now()).toISOString()))),
    notifyTooFew: () => notify({tone: 'warning', title: finishText.tooFew, duration: agendaToastDuration}),
    notifyRefused: (_, {type}) => notify({tone: 'error', title: finishErrors[type], duration: agendaToastDuration}),
  },
})
