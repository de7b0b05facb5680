export type PushContext = {
  readonly uid: string
  /** Whether this deployment and this browser can send messages to the device. */
  readonly canAsk: boolean
  /** The token in question: registered, or to be; null when there is none. */
  readonly token: string | null
  /** How often its registration has failed in a row. */
  readonly failures: number
}

export type PushInput = {
  readonly uid: string
  readonly canAsk: boolean
  /** The token that this student's device registered before. */
  readonly registered: string | null
}

export type PushRequest = {readonly uid: string; readonly token: string}

/** The browser's answer to the question whether messages may be shown. */
export type DeviceAnswer = {readonly token: string | null}

export type PushEvent =
  /** A token stood in the address. */
  | {readonly type: 'token.found'; readonly token: string}
  /** The student's gesture: only it may ask the browser. */
  | {readonly type: 'device.enable'}
  | {readonly type: 'device.disable'}
  | {readonly type: 'session.ending'}
