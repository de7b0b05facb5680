import type {DiagnosticTarget} from '../../domain/diagnostic/choice.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'

export type PartialStartInput = {readonly targets: readonly DiagnosticTarget[]; readonly key: string}
export type PartialStartContext = PartialStartInput & {readonly failure: RequestFailure | null}
export type PartialStartEvent = {readonly type: 'start.retry'} | {readonly type: 'network.returned'}
