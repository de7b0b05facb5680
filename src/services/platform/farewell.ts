type Say = () => Promise<unknown>

const farewells = new Set<Say>()

/** Milliseconds that signing out waits for those who still need the login. */
const patience = 1_500

/** Something to do while the login still counts, when the student signs out here. Returns how to take it back. */
export function beforeSignOut(say: Say): () => void {
  farewells.add(say)
  return () => void farewells.delete(say)
}

/** Lets all of them say goodbye; a slow or failing one holds nobody back. */
export async function sayFarewells(): Promise<void> {
  if (farewells.size === 0) return
  await Promise.race([
    Promise.allSettled([...farewells].map((say) => say())),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ])
}
