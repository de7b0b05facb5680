import {serverClock} from '../platform/clock.ts'
import {accountNames, forgetAccountName} from '../platform/storage.ts'
import {type DatedMarks, keepMarks, keptMarks, liveMarks, marksPrefix, marksStore} from './marks.ts'

/** How long a device keeps marks that the server has too, in milliseconds. */
const keptFor = 7 * 86_400_000

/** What the server has not got yet, null when it has everything. */
export function unsentMarks(scopedId: string): DatedMarks | null {
  const kept = keptMarks(scopedId)
  return kept && !kept.isSent ? kept : null
}

/** Every question with marks that the server has not got. */
export const unsentQuestions = (): string[] =>
  [...new Set([...accountNames(marksPrefix), ...liveMarks.keys()])].filter((scopedId) => unsentMarks(scopedId) !== null)

/** The server has taken, or for good refused, the marks of that instant; later ones stay to be sent. */
export function settleMarks(scopedId: string, dateNow: string): void {
  const kept = keptMarks(scopedId)
  if (kept?.dateNow === dateNow) keepMarks(scopedId, {...kept, isSent: true})
}

/**
 * Drops from this device the marks that the server has and that were made more than a week ago; whoever opens the
 * question again gets them back from there. A year of study would fill the device otherwise.
 */
export function forgetOldMarks(): void {
  const limit = serverClock.now() - keptFor
  for (const scopedId of accountNames(marksPrefix)) {
    const kept = marksStore(scopedId).read()
    if (kept === null || (kept.isSent && Date.parse(kept.dateNow) < limit)) forgetAccountName(marksPrefix + scopedId)
  }
}

/** Another student may come in this tab. */
export const forgetLiveMarks = (): void => liveMarks.clear()
