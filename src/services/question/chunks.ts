/** Questions are asked for in groups of this many, so that a long list costs no more per answer than a short one. */
const size = 20

/** The group of ids that holds the given one, in the list's order. */
export function chunkOf(ids: readonly string[], id: string): string[] {
  const start = Math.floor(Math.max(0, ids.indexOf(id)) / size) * size
  return ids.slice(start, start + size)
}

/** The questions that a screen shows first, as they are asked for. */
export type FirstQuestions = {readonly ids: string[]; readonly calendarDate: string; readonly activity: string}

export const firstChunk = (ids: readonly string[]): string[] => ids.slice(0, size)

const groupsOf = (ids: readonly string[], count: number): string[][] =>
  Array.from({length: Math.ceil(ids.length / count)}, (_, index) => ids.slice(index * count, (index + 1) * count))

/** The groups that are read ahead, so that a day of usual length needs no network any more: a hundred questions. */
export const chunksAhead = (ids: readonly string[]): string[][] => groupsOf(ids.slice(0, 5 * size), size)

/** Groups for reads of marks alone; the server takes at most 300 ids. */
export const markGroupsOf = (ids: readonly string[]): string[][] => groupsOf(ids, 300)
