import type {Instant} from '../shared/studyDay.ts'

/** The shape of a backup file; raise it with the shape. */
export const answerBackupVersion = 1

/** What marks a file as one of ours. */
export const answerBackupFormat = 'aristo.exam-rescue'

/** A choice or essay that was made at `dateNow` (ISO, by the server's clock); `selected` is -1 for none. */
export type BackedUpMark = {
  readonly question: string
  readonly selected: number
  readonly essay: string | null
  readonly dateNow: string
}

/** The unsent answers of one exam and one student, outside the product. */
export type AnswerBackup = {
  readonly version: number
  /** The student's identity. */
  readonly owner: string
  readonly activity: string
  readonly savedAt: string
  readonly marks: readonly BackedUpMark[]
}

export type AnswerBackupRefusal =
  | 'unreadable'
  | 'olderVersion'
  | 'newerVersion'
  | 'otherStudent'
  | 'otherExam'
  | 'nothing'

/** Why a file is not taken back for this student and exam; null when it is. */
export function answerBackupRefusal(
  {version, owner, activity, marks}: AnswerBackup,
  wanted: {readonly owner: string; readonly activity: string},
): AnswerBackupRefusal | null {
  if (version !== answerBackupVersion) return version < answerBackupVersion ? 'olderVersion' : 'newerVersion'
  if (owner !== wanted.owner) return 'otherStudent'
  if (activity !== wanted.activity) return 'otherExam'
  return marks.length === 0 ? 'nothing' : null
}

const isLater = (one: BackedUpMark, other: Pick<BackedUpMark, 'dateNow'>) =>
  Date.parse(one.dateNow) > Date.parse(other.dateNow)

/** The last mark of each question, in the order of their first ones. Of two of the same instant the later one stands. */
export function lastMarks(marks: readonly BackedUpMark[]): BackedUpMark[] {
  const last = new Map<string, BackedUpMark>()
  for (const mark of marks) {
    const known = last.get(mark.question)
    if (!known || !isLater(known, mark)) last.set(mark.question, mark)
  }
  return [...last.values()]
}

/** The marks of a file that are later than what is marked now: the last edit wins, wherever it was made. */
export const marksToTake = (marks: readonly BackedUpMark[], known: Readonly<Record<string, Instant>>): BackedUpMark[] =>
  lastMarks(marks).filter(({question, dateNow}) => Date.parse(dateNow) > (known[question] ?? Number.NEGATIVE_INFINITY))

/** Marks that were made at the same instant, which one write may carry; oldest first, so that sending keeps their order. */
export function marksByInstant(
  marks: readonly BackedUpMark[],
): {readonly dateNow: string; readonly marks: readonly BackedUpMark[]}[] {
  const groups = Map.groupBy(marks, ({dateNow}) => dateNow)
  return [...groups]
    .map(([dateNow, together]) => ({dateNow, marks: together}))
    .toSorted((one, other) => Date.parse(one.dateNow) - Date.parse(other.dateNow))
}
