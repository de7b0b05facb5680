export type NavigatorContext = {
  readonly questionIds: readonly string[]
  readonly currentId: string
}

export type NavigatorEvent =
  | {readonly type: 'question.goto'; readonly questionId: string}
  | {readonly type: 'question.next'}
  | {readonly type: 'question.previous'}
  | {readonly type: 'address.changed'; readonly questionId: string}
  | {readonly type: 'shortcuts.open'}
  | {readonly type: 'shortcuts.close'}
