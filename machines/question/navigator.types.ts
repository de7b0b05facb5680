export type NavigatorContext = {
  readonly questionIds: readonly string[]
  readonly currentId: string
  /** Single-key shortcuts can be turned off (D-30). */
  readonly areShortcutsOn: boolean
  /** The line of numbers on narrow screens can be hidden. */
  readonly isStripShown: boolean
}

export type NavigatorEvent =
  | {readonly type: 'question.goto'; readonly questionId: string}
  | {readonly type: 'question.next'}
  | {readonly type: 'question.previous'}
  | {readonly type: 'address.changed'; readonly questionId: string}
  | {readonly type: 'list.open'}
  | {readonly type: 'list.close'}
  | {readonly type: 'strip.toggle'}
  | {readonly type: 'shortcuts.open'}
  | {readonly type: 'shortcuts.close'}
  | {readonly type: 'shortcuts.toggle'}
