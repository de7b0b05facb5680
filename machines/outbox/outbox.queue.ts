import type {OutboxContext, OutboxEntry, WriteOperation} from './outbox.types.ts'

/** The first waiting entry of each lane: what may be sent now without overtaking anything. */
export function laneHeads({entries, owner, kept, unkept}: OutboxContext): OutboxEntry[] {
  const lanes = new Set<string>()
  return entries.filter((entry) => {
    if (entry.owner !== owner || entry.refusal !== null || lanes.has(entry.lane)) return false
    lanes.add(entry.lane)
    return kept.includes(entry.key) || unkept.includes(entry.key)
  })
}

const backgroundWrites: ReadonlySet<WriteOperation> = new Set([
  'saveQuestionMarks',
  'updateStudyPreferences',
  'addOrRemoveQuestionAsDoubt',
  'sendFeedback',
])

/**
 * Writes beside the answers: strokes, highlights, drafts, preferences, doubts and what surveys ask. They are kept and sent like all
 * others, but not counted among the answers the student is told of, and a refused one is told once and dropped.
 */
export const isBackgroundWrite = ({operation}: Pick<OutboxEntry, 'operation'>): boolean =>
  backgroundWrites.has(operation)

/** Writes that are answers. */
export const answerOperations: ReadonlySet<WriteOperation> = new Set([
  'createOneAnswer',
  'createManyAnswer',
  'answerFlashcard',
])

/**
 * An answer is sent as soon as it is noted on the device: it counts whenever it comes. What belongs to an exam waits until the
 * database has it, because what was kept before the end counts after it (D-03).
 */
export const isKeptByLog = ({operation}: Pick<OutboxEntry, 'operation'>): boolean => answerOperations.has(operation)

/** Something among these is no answer: the text of an essay, say, or the end of an activity. */
export const hasOthers = (entries: readonly OutboxEntry[]): boolean =>
  entries.some(
    (entry) =>
      !answerOperations.has(entry.operation) &&
      !(entry.operation === 'createOrUpdateOnePreChoice' && !entry.input.essay),
  )

/** The student's answers that are still on their way. */
export const waitingEntries = ({entries, owner}: OutboxContext): OutboxEntry[] =>
  entries.filter((entry) => entry.owner === owner && entry.refusal === null && !isBackgroundWrite(entry))

/**
 * What the student may take back: what the server refused, and the start of an exam that has not reached it, so that no
 * time runs behind the student's back. Nothing else that waits is ever dropped.
 */
export const isDiscardable = ({refusal, operation}: OutboxEntry): boolean =>
  refusal !== null || operation === 'startExam'

/** The student's entries that the server refused. */
export const refusedEntries = ({entries, owner}: OutboxContext): OutboxEntry[] =>
  entries.filter((entry) => entry.owner === owner && entry.refusal !== null)

/** Set aside: a server that was otherwise well failed at it again and again (`isHopeless`). The student may have it sent once more. */
export const isSetAside = ({refusal}: Pick<OutboxEntry, 'refusal'>): boolean => refusal === 'INTERNAL'

/** True while closing this tab could lose something: storage refused an entry that is still on its way. */
export const isAtRisk = ({unkept, entries}: OutboxContext): boolean =>
  entries.some((entry) => unkept.includes(entry.key))

/** True while anything of the student is unsaved; the day's reload then waits (D-06). */
export const hasUnsaved = (context: OutboxContext): boolean => waitingEntries(context).length > 0
