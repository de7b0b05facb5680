/** Questions are asked for in groups of this many, so that a long list costs no more per answer than a short one. */
const size = 20

/** The group of ids that holds the given one, in the list's order. */
export function chunkOf(ids: readonly string[], id: string): string[] {
  const start = Math.floor(Math.max(0, ids.indexOf(id)) / size) * size
  return ids.slice(start, start + size)
}

export const firstChunk = (ids: readonly string[]): string[] => ids.slice(0, size)

/** Every group of the list. */
export const chunksOf = (ids: readonly string[]): string[][] =>
  Array.from({length: Math.ceil(ids.length / size)}, (_, index) => ids.slice(index * size, (index + 1) * size))
