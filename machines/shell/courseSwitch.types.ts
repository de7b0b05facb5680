/** A course of the student, as a list offers it. */
export type CourseChoice = {readonly id: string; readonly title: string}

/** One wish to change the course; the key is that of the wish, so that a repeat has no second effect (D-02). */
export type CourseSwap = {readonly courseId: string; readonly key: string}

export type CourseSwitchContext = {
  /** The student's courses, the current one first. */
  readonly courses: readonly CourseChoice[]
  readonly chosen: CourseChoice | null
  readonly key: string
  /** Answers that are not with the server yet. */
  readonly unsaved: number
  /** Leaving the page would lose answers: storage refused them (D-01). */
  readonly isAtRisk: boolean
}

export type CourseSwitchEvent =
  | {readonly type: 'courses.changed'; readonly courses: readonly CourseChoice[]}
  | {readonly type: 'work.changed'; readonly unsaved: number; readonly isAtRisk: boolean}
  | {readonly type: 'course.choose'; readonly courseId: string}
  | {readonly type: 'switch.cancel'}
  | {readonly type: 'switch.confirm'; readonly key: string}
  | {readonly type: 'switch.anyway'}
  | {readonly type: 'switch.retry'}
  /** Another tab of the same account has changed the course. */
  | {readonly type: 'course.switchedElsewhere'}
  | {readonly type: 'reload.accept'}
