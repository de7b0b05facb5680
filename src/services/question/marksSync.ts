import type {Instant} from '../../../domain/shared/studyDay.ts'
import type {Writes} from '../../../machines/outbox/outbox.types.ts'
import type {DatedMarks} from './marks.ts'

/** Marks go to the server when they have rested for this many milliseconds. */
const pause = 4_000

/** What other tabs left behind is looked for this often, in milliseconds: a tab may be killed before it has sent. */
const lookAgain = 60_000

type Marked = Writes['saveQuestionMarks']

type Needs = {
  readonly newKey: () => string
  readonly unsent: (scopedId: string) => DatedMarks | null
  /** Every question with marks on this device that the server has not got. */
  readonly unsentQuestions: () => readonly string[]
  readonly settle: (scopedId: string, dateNow: string) => void
  /** Hands a write to the outbox. */
  readonly write: (key: string, lane: string, input: Marked) => void
}

/** The lane of a question's marks: they neither wait for answers nor hold them up. */
const laneOf = (scopedId: string) => `marks ${scopedId}`

/** `agenda:question` names an activity, `viewer:question` none. */
function placeOf(scopedId: string): Pick<Marked, 'question' | 'activity'> {
  const colon = scopedId.indexOf(':')
  const place = scopedId.slice(0, colon)
  return {question: scopedId.slice(colon + 1), activity: place === 'viewer' ? null : place}
}

/**
 * Sends struck choices, picks, drafts and highlights to the account once the student pauses (D-23). The device keeps
 * them until the server has them; the newest stands wherever they were made.
 */
export function createMarksSync({newKey, unsent, unsentQuestions, settle, write}: Needs) {
  /** When the last change of a question was first seen by the clock; null until the next tick. */
  const resting = new Map<string, Instant | null>()
  const onTheirWay = new Map<string, {readonly scopedId: string; readonly dateNow: string}>()

  let lookedAt: Instant | null = null

  function look(now: Instant): void {
    if (lookedAt !== null && now - lookedAt < lookAgain) return
    lookedAt = now
    for (const scopedId of unsentQuestions()) if (!resting.has(scopedId)) resting.set(scopedId, null)
  }

  function send(scopedId: string): void {
    resting.delete(scopedId)
    const marks = unsent(scopedId)
    if (!marks || [...onTheirWay.values()].some((sent) => sent.scopedId === scopedId && sent.dateNow === marks.dateNow))
      return
    const key = newKey()
    const {struck, selected, essay, highlights, dateNow} = marks
    onTheirWay.set(key, {scopedId, dateNow})
    write(key, laneOf(scopedId), {...placeOf(scopedId), struck, selected, essay, highlights, dateNow})
  }

  return {
    changed: (scopedId: string): void => void resting.set(scopedId, null),
    tick: (now: Instant): void => {
      look(now)
      for (const [scopedId, since] of resting) {
        if (since === null) resting.set(scopedId, now)
        else if (now - since >= pause) send(scopedId)
      }
    },
    /** The server has taken a write, or will never take it. */
    settled: (key: string): void => {
      const sent = onTheirWay.get(key)
      if (!sent) return
      onTheirWay.delete(key)
      settle(sent.scopedId, sent.dateNow)
    },
    /** Everything at once: the student signs out. */
    flush: (): void => {
      for (const scopedId of resting.keys()) send(scopedId)
    },
  }
}
