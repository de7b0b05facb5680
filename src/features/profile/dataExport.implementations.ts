import type {dataExportMachine} from '../../../machines/profile/dataExport.machine.ts'
import {downloadExportFor} from '../../services/profile/privacy.actors.ts'
import {exportText, requestFailureHints} from '../../text/profile/profile.ts'
import {notify} from '../../ui/status/notify.ts'
import type {Implementations} from '../useFlow.ts'
import type {Root} from '../root.ts'
import type {StudentActors} from '../studentActors.ts'

type Deps = Pick<StudentActors, 'uid'> & Pick<Root, 'session'>

export const createDataExportImplementations = ({session, uid}: Deps): Implementations<typeof dataExportMachine> => ({
  actors: {downloadExport: downloadExportFor(uid, () => session.send({type: 'session.expired'}))},
  actions: {
    notifyDone: () => notify({tone: 'success', title: exportText.done}),
    notifyFailure: (_, {failure}) =>
      notify({tone: 'error', title: exportText.failed, text: requestFailureHints[failure]}),
  },
})
