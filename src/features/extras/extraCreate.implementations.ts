import {extraPath} from '../../../domain/extras/routes.ts'
import type {extraCreateMachine} from '../../../machines/extras/extraCreate.machine.ts'
import {createExamExtraWith, loadExtrasWith} from '../../services/extras/extras.actors.ts'
import {settleWish} from '../../services/extras/wishes.ts'
import {goToClean} from '../../services/platform/url.ts'
import {extraCreateText} from '../../text/extras/extraCreate.ts'
import {notify} from '../../ui/status/notify.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

type Deps = Pick<StudentActors, 'client'>

export const createExtraCreateImplementations = ({client}: Deps): Implementations<typeof extraCreateMachine> => ({
  actors: {loadExtras: loadExtrasWith(client), createExtra: createExamExtraWith(client)},
  actions: {
    forgetKey: (_, {key}) => settleWish(key),
    openExtra: (_, {kind, id, calendarDate}) => goToClean(extraPath(kind, {id, calendarDate}), {replace: true}),
    notifyCreated: (_, {kind}) => notify({tone: 'success', title: extraCreateText.created[kind]}),
    notifyFailed: () => notify({tone: 'error', title: extraCreateText.failedTitle, text: extraCreateText.failed}),
  },
})
