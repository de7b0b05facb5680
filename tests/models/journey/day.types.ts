export const letters = ['A', 'B', 'C', 'D', 'E'] as const
export type Letter = (typeof letters)[number]

export const activities = ['study', 'review', 'smart'] as const
export type Activity = (typeof activities)[number]

/** What the walker knows of one question: nothing it has not done or seen itself. */
export type KnownQuestion = {
  readonly picked: Letter | null
  readonly struck: readonly Letter[]
  /** What is written of an essay; null for a question with choices. */
  readonly essay: string | null
  /** Answered here: `pending` until the server has it. */
  readonly answer: 'none' | 'pending' | 'saved'
  /** The key the product has shown; it must never be another one. */
  readonly key: string | null
}

export type KnownActivity = {
  readonly total: number
  /** By place, from 1. */
  readonly questions: Readonly<Record<number, KnownQuestion>>
  readonly isExam: boolean
  readonly isLocked: boolean
}

export type DayContext = {
  readonly isOnline: boolean
  readonly refusedLogins: number
  readonly activity: Activity
  /** Place of the question on the screen, from 1; 0 while it is not known. */
  readonly number: number
  readonly isCommentShown: boolean
  readonly activities: readonly Activity[]
  readonly canLookBack: boolean
  readonly known: Readonly<Partial<Record<Activity, KnownActivity>>>
  /** Names of activities that the walk met and does not know. */
  readonly elsewhere: readonly string[]
}

/** What the screen says, read at one moment. */
export type Facts = {
  readonly screen: 'login' | 'question' | 'readOnly' | 'other'
  readonly number: number
  readonly total: number
  readonly picked: Letter | null
  readonly struck: readonly Letter[]
  /** Choices can be picked. */
  readonly isOpen: boolean
  /** The letter marked as right, 'annulled', or null while it is not shown. */
  readonly key: string | null
  /** How many other students chose what: part of the key. */
  readonly hasProportions: boolean
  readonly isWaitingForKey: boolean
  readonly comment: 'none' | 'hidden' | 'shown'
  readonly exam: 'none' | 'off' | 'on'
  readonly canToggleExam: boolean
  readonly isAllSaved: boolean
  /** The field of an essay; null for a question with choices. */
  readonly essay: {readonly text: string; readonly isOpen: boolean; readonly isKeyShown: boolean} | null
  /** Names of activities of today that no walk knows. */
  readonly elsewhere: readonly string[]
  /** Activities of today that can be opened. */
  readonly activities: readonly Activity[]
  /** A day before yesterday is in view and can be opened. */
  readonly canLookBack: boolean
}

/** What a student does in a day, in words that any deployment understands. */
export type DayAction =
  | {readonly type: 'login.mistype'}
  | {readonly type: 'login.enter'}
  | {readonly type: 'choice.pick'; readonly letter: Letter}
  | {readonly type: 'choice.strike'; readonly letter: Letter}
  | {readonly type: 'essay.write'; readonly text: string}
  | {readonly type: 'answer.confirm'}
  | {readonly type: 'comment.toggle'}
  | {readonly type: 'question.next'}
  | {readonly type: 'question.previous'}
  | {readonly type: 'question.goto'; readonly number: number}
  | {readonly type: 'activity.open'; readonly activity: Activity}
  | {readonly type: 'exam.toggle'}
  | {readonly type: 'exam.mark'; readonly letter: Letter}
  | {readonly type: 'exam.complete'}
  | {readonly type: 'day.past'}
  | {readonly type: 'day.today'}
  | {readonly type: 'page.reload'}
  | {readonly type: 'network.lose'}
  | {readonly type: 'network.restore'}
  | {readonly type: 'session.leave'}

export type DayEvent = DayAction | {readonly type: 'page.seen'; readonly facts: Facts}
