/** Where a mock exam comes from: its template on the day's agenda, or an activity by its own id. */
export type MockSource = {readonly kind: 'template'; readonly template: string} | {readonly kind: 'activity'; readonly id: string}

export type MockExamProps = {
  readonly source: MockSource
  readonly isExtra: boolean
  readonly calendarDate: string
  readonly isToday: boolean
}

/** A mock exam from its start page to its result (spec 2§4). */
export function MockExam({calendarDate}: MockExamProps) {
  return <p>{calendarDate}</p>
}
