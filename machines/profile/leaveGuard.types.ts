/** Where the student was going when the question came: a path with its query, or one step back in the history. */
export type Destination = {readonly kind: 'address'; readonly to: string} | {readonly kind: 'back'}

export type LeaveGuardContext = {
  /** Forms with edits that are not saved, by their names. */
  readonly edited: readonly string[]
  readonly destination: Destination | null
}

export type LeaveGuardEvent =
  | {readonly type: 'edits.begin'; readonly form: string}
  | {readonly type: 'edits.end'; readonly form: string}
  | {readonly type: 'leave.request'; readonly destination: Destination}
  | {readonly type: 'leave.confirm'}
  | {readonly type: 'leave.stay'}
