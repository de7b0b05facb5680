export type NavigatorContext = {
  readonly questionIds: readonly string[]
  readonly currentId: string
  /** Single-key shortcuts can be turned off (D-30). */
  readonly areShortcutsOn: boolean
}

export type NavigatorEvent =
  | {readonly type: 'question.goto'; readonly questionId: string}
  | {readonly type: 'question.next'}
  | {readonly type: 'question.previous'}
  | {readonly type: 'address.changed'; readonly questionId: string}
  | {readonly type: 'shortcuts.open'}
  | {readonly type: 'shortcuts.close'}
  | {readonly type: 'shortcuts.toggle'}
