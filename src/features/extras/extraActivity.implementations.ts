import {sendTo} from 'xstate'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import type {extraActivityMachine} from '../../../machines/extras/extraActivity.machine.ts'
import {deleteExtraWith, readExtras} from '../../services/extras/extras.actors.ts'
import {logOnly} from '../../services/platform/log.ts'
import type {Root} from '../root.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

type Deps = Pick<StudentActors, 'client' | 'outbox' | 'writeEvent'> &
  Pick<Root, 'now'> & {
    readonly id: string
    readonly calendarDate: CalendarDate
  }

export const createExtraActivityImplementations = ({
  client,
  outbox,
  writeEvent,
  now,
  id,
  calendarDate,
}: Deps): Implementations<typeof extraActivityMachine> => ({
  actors: {deleteExtra: deleteExtraWith(client)},
  actions: {
    requestFinish: sendTo(outbox, (_, {key}) =>
      writeEvent(key, id, {
        operation: 'finishExtraActivity',
        input: {_id: id, dateNow: new Date(now()).toISOString()},
      }),
    ),
    notifyDeleted: () => {
      readExtras(client(), calendarDate).catch((error: unknown) => logOnly('extra activities', error))
    },
    logFailure: (_, {error}) => logOnly('extra activity', error),
  },
})
