import {dataExportMachine} from '../../machines/profile/dataExport.machine.ts'
import {DataExportView} from '../../src/features/profile/DataExportView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const {at, meta} = flowStories({
  machine: dataExportMachine,
  View: (flow) => (
    <Stage>
      <DataExportView {...flow} />
    </Stage>
  ),
  context: {format: 'json', failure: null},
})

export default {title: 'Fluxos/Perfil/Baixar meus dados', ...meta}
export const OfferingIdle = at({offering: 'idle'})
export const OfferingDone = at({offering: 'done'})
export const OfferingFailed = at({offering: 'failed'}, {failure: 'unreachable'})
export const OfferingFailed_Offline = at({offering: 'failed'}, {failure: 'offline'})
export const DownloadingQuick = at({downloading: 'quick'})
export const DownloadingSlow = at({downloading: 'slow'}, {format: 'csv'})
