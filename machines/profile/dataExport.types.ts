import type {RequestFailure} from '../../domain/profile/requestFailure.ts'

/** The files that hold all data of a student (D-24). */
export type ExportFormat = 'json' | 'csv'

export type DataExportContext = {readonly format: ExportFormat; readonly failure: RequestFailure | null}

export type DataExportEvent =
  | {readonly type: 'export.request'; readonly format: ExportFormat}
  | {readonly type: 'export.retry'}
  | {readonly type: 'export.cancel'}
