export type DaySelectorContext = {
  readonly today: string
  readonly selected: string
  /** The first day of the account, on the student's calendar. */
  readonly createdOn: string
  /** Days shown at once: 7 on a wide screen, 1 on a narrow one (spec 1§2). */
  readonly pageSize: number
  /** 0 is the page of today, 1 the one before. */
  readonly page: number
}

export type DaySelectorInput = Omit<DaySelectorContext, 'page'>

export type DaySelectorEvent =
  | {readonly type: 'page.previous'}
  | {readonly type: 'page.next'}
  | {readonly type: 'day.select'; readonly date: string}
  | {readonly type: 'picker.open'}
  | {readonly type: 'picker.pick'; readonly date: string}
  | {readonly type: 'picker.close'}
  | {readonly type: 'selection.changed'; readonly selected: string; readonly today: string; readonly pageSize: number}
