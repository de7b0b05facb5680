import type {LabGroup} from '../../domain/question/labValues.ts'

export type LabValuesContext = {
  /** Empty until they are loaded. */
  readonly groups: readonly LabGroup[]
  readonly query: string
  /** The panel stood open beside the question before. */
  readonly wasOpen: boolean
}

export type LabValuesInput = LabValuesContext

export type LabValuesEvent =
  | {readonly type: 'labs.toggle'}
  | {readonly type: 'labs.close'}
  | {readonly type: 'labs.retry'}
  | {readonly type: 'labs.search'; readonly query: string}
