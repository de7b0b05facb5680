/** Milliseconds for which a question stood in front of the student, since the page was loaded or it was answered. */
const spent = new Map<string, number>()
/** Since when it does, as of `performance.now`. */
const since = new Map<string, number>()

function pause(questionId: string): void {
  const start = since.get(questionId)
  if (start === undefined) return
  since.delete(questionId)
  spent.set(questionId, (spent.get(questionId) ?? 0) + performance.now() - start)
}

/** Counts the time of a question from now on, without what passes while the page is hidden. Returns the stop. */
export function countTime(questionId: string): () => void {
  const turn = () => {
    pause(questionId)
    if (!document.hidden) since.set(questionId, performance.now())
  }
  turn()
  document.addEventListener('visibilitychange', turn)
  return () => {
    document.removeEventListener('visibilitychange', turn)
    pause(questionId)
  }
}

/** The whole seconds that were counted; the next answer counts anew. */
export function takeSeconds(questionId: string): number {
  const isCounting = since.has(questionId)
  pause(questionId)
  const seconds = Math.round((spent.get(questionId) ?? 0) / 1_000)
  spent.delete(questionId)
  if (isCounting) since.set(questionId, performance.now())
  return seconds
}
