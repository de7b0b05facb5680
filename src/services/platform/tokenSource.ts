/** What gives identity tokens: a kept one, or with `isFresh` a new one from the provider. */
export type AskToken = (isFresh: boolean) => Promise<string | null>

/**
 * The identity token for many requests at once. `refused` is the token that the server has just not taken: a newer one
 * is handed out when there is one, else one is asked for. However many ask at the same time, the provider is asked once.
 */
export type TokenSource = (options?: {readonly refused?: string | null}) => Promise<string | null>

export function tokenSource(ask: AskToken): TokenSource {
  const running = new Map<boolean, Promise<string | null>>()
  const once = (isFresh: boolean) => {
    const known = running.get(isFresh)
    if (known) return known
    const asking = ask(isFresh).finally(() => running.delete(isFresh))
    running.set(isFresh, asking)
    return asking
  }
  return async ({refused} = {}) => {
    const token = await (running.get(true) ?? once(false))
    return refused !== undefined && token === refused ? once(true) : token
  }
}
