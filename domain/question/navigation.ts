/**
 * Where the navigator stands among the questions of an activity (spec 2§2, F-147). The id of the address wins when it
 * is one of the questions; else the first one without an answer; else the first.
 */
export function currentQuestion(
  ids: readonly string[],
  wanted: string | null,
  answered: ReadonlySet<string>,
): string | null {
  if (wanted !== null && ids.includes(wanted)) return wanted
  return ids.find((id) => !answered.has(id)) ?? ids[0] ?? null
}

/** The neighbour so many places away, or null at the ends. */
export function neighbour(ids: readonly string[], current: string, step: 1 | -1): string | null {
  const index = ids.indexOf(current)
  return index === -1 ? null : (ids[index + step] ?? null)
}
