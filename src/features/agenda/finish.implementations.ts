import {sendTo} from 'xstate'
import type {finishMachine} from '../../../machines/agenda/finish.machine.ts'
import type {FinishContext} from '../../../machines/agenda/finish.types.ts'
import {agendaToastDuration} from '../../text/agenda/agenda.ts'
import {finishErrors, finishText} from '../../text/agenda/finish.ts'
import {notify} from '../../ui/status/notify.ts'
import type {Root} from '../root.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

type Deps = Pick<StudentActors, 'outbox' | 'writeEvent'> &
  Pick<Root, 'now'> & {
    readonly type: FinishContext['type']
    readonly lessonId: string
    readonly agenda: {readonly _id: string; readonly calendarDate: string}
  }

export const createFinishImplementations = ({
  now,
  outbox,
  writeEvent,
  type,
  lessonId,
  agenda: {_id: lane, calendarDate},
}: Deps): Implementations<typeof finishMachine> => ({
  actions: {
    requestFinish: sendTo(outbox, (_, {key}) =>
      writeEvent(key, lane, {
        operation: 'finishAgendaActivityContent',
        input: {theoreticalType: type, lessonId, calendarDate, dateNow: new Date(now()).toISOString()},
      }),
    ),
    notifyTooFew: () => notify({tone: 'warning', title: finishText.tooFew, duration: agendaToastDuration}),
    notifyRefused: (_, refused) =>
      notify({tone: 'error', title: finishErrors[refused.type], duration: agendaToastDuration}),
  },
})
