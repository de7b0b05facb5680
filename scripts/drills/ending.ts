type Cleanup = () => void | Promise<void>

const open = new Set<Cleanup>()

/**
 * Remembers what must be ended even when the drill itself is: a database outlives the process that started it. Returns what
 * forgets it again.
 */
export function endLater(cleanup: Cleanup): () => void {
  open.add(cleanup)
  return () => void open.delete(cleanup)
}

/** Ends all that is still open, the newest first. */
export async function endAll(): Promise<void> {
  for (const cleanup of [...open].toReversed()) {
    open.delete(cleanup)
    // One that fails leaves the others to be ended.
    await Promise.resolve(cleanup()).catch(() => {})
  }
}
