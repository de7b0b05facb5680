import type {SnapshotFrom} from 'xstate'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {dataExportMachine} from './dataExport.machine.ts'
import type {ExportFormat} from './dataExport.types.ts'

type DataExportSnapshot = SnapshotFrom<typeof dataExportMachine>

/** The file that is on its way; null when none is. */
export const formatOnItsWay = (state: DataExportSnapshot): ExportFormat | null =>
  state.matches('downloading') ? state.context.format : null

export const exportFailure = (state: DataExportSnapshot): RequestFailure | null =>
  state.matches({offering: 'failed'}) ? state.context.failure : null
