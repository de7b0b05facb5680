import type {Instant} from '../shared/studyDay.ts'

/** The shape of a rescue file; raise it with the shape. */
export const rescueVersion = 1

/** What marks a file as one of ours. */
export const rescueFormat = 'aristo.exam-rescue'

/** A choice or essay that was made at `dateNow` (ISO, by the server's clock); `selected` is -1 for none. */
export type RescuedMark = {
  readonly question: string
  readonly selected: number
  readonly essay: string | null
  readonly dateNow: string
}

/** The unsent answers of one exam and one student, outside the product. */
export type RescueFile = {
  readonly version: number
  /** The student's identity. */
  readonly owner: string
  readonly activity: string
  readonly savedAt: string
  readonly marks: readonly RescuedMark[]
}

export type RescueRefusal = 'unreadable' | 'olderVersion' | 'newerVersion' | 'otherStudent' | 'otherExam' | 'nothing'

/** Why a file is not taken back for this student and exam; null when it is. */
export function rescueRefusal(
  {version, owner, activity, marks}: RescueFile,
  wanted: {readonly owner: string; readonly activity: string},
): RescueRefusal | null {
  if (version !== rescueVersion) return version < rescueVersion ? 'olderVersion' : 'newerVersion'
  if (owner !== wanted.owner) return 'otherStudent'
  if (activity !== wanted.activity) return 'otherExam'
  return marks.length === 0 ? 'nothing' : null
}

const isLater = (one: RescuedMark, other: Pick<RescuedMark, 'dateNow'>) =>
  Date.parse(one.dateNow) > Date.parse(other.dateNow)

/** The last mark of each question, in the order of their first ones. Of two of the same instant the later one stands. */
export function lastMarks(marks: readonly RescuedMark[]): RescuedMark[] {
  const last = new Map<string, RescuedMark>()
  for (const mark of marks) {
    const known = last.get(mark.question)
    if (!known || !isLater(known, mark)) last.set(mark.question, mark)
  }
  return [...last.values()]
}

/** The marks of a file that are later than what is marked now: the last edit wins, wherever it was made. */
export const marksToTake = (marks: readonly RescuedMark[], known: Readonly<Record<string, Instant>>): RescuedMark[] =>
  lastMarks(marks).filter(({question, dateNow}) => Date.parse(dateNow) > (known[question] ?? Number.NEGATIVE_INFINITY))

/** Marks that were made at the same instant, which one write may carry; oldest first, so that sending keeps their order. */
export function marksByInstant(
  marks: readonly RescuedMark[],
): {readonly dateNow: string; readonly marks: readonly RescuedMark[]}[] {
  const groups = Map.groupBy(marks, ({dateNow}) => dateNow)
  return [...groups]
    .map(([dateNow, together]) => ({dateNow, marks: together}))
    .toSorted((one, other) => Date.parse(one.dateNow) - Date.parse(other.dateNow))
}
