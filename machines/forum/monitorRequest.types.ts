import type {RequestFailure} from '../../domain/profile/requestFailure.ts'

export type MonitorRequestContext = {
  readonly commentId: string
  /** Why the last request did not succeed. */
  readonly failure: RequestFailure | null
}

export type MonitorRequestInput = Pick<MonitorRequestContext, 'commentId'>

export type MonitorRequested = {readonly commentId: string; readonly key: string}

export type MonitorRequestEvent = {readonly type: 'monitor.request'; readonly key: string}
