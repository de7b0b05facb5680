/** The seconds of one question that are believed: longer ones were a pause, and shorter ones none (spec 3§2.1). */
export const believedSeconds = {least: 1, most: 1800} as const

/** A measured time in whole seconds; null for one that was not measured or cannot be believed. */
export function measuredSeconds(seconds: number | null | undefined): number | null {
  if (seconds === null || seconds === undefined || !Number.isInteger(seconds)) return null
  return seconds >= believedSeconds.least && seconds <= believedSeconds.most ? seconds : null
}
