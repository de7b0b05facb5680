type Hook = () => Promise<unknown>

const hooks = new Set<Hook>()

/** Signing out waits this many milliseconds for its hooks. */
const timeoutMs = 1_500

/** Registers a hook that runs at a sign-out while the login is still valid. Returns its removal. */
export function beforeSignOut(hook: Hook): () => void {
  hooks.add(hook)
  return () => void hooks.delete(hook)
}

/** Runs all hooks; a slow or failing one does not hold the sign-out back. */
export async function runSignOutHooks(): Promise<void> {
  if (hooks.size === 0) return
  await Promise.race([
    Promise.allSettled([...hooks].map((hook) => hook())),
    new Promise((resolve) => setTimeout(resolve, timeoutMs)),
  ])
}
