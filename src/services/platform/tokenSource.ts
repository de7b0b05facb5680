type MaybePromise<T> = T | Promise<T>

/** What gives identity tokens: a kept one, at once where it can, or with `isFresh` a new one from the provider. */
export type AskToken = (isFresh: boolean) => MaybePromise<string | null>

/**
 * The identity token for many requests at once. `refused` is the token that the server has just not taken: a newer one
 * is handed out when there is one, else one is asked for. However many ask at the same time, the provider is asked once.
 */
export type TokenSource = (options?: {readonly refused?: string | null}) => MaybePromise<string | null>

export function tokenSource(ask: AskToken): TokenSource {
  const running = new Map<boolean, Promise<string | null>>()
  const once = (isFresh: boolean) => {
    const known = running.get(isFresh)
    if (known) return known
    const asking = ask(isFresh)
    if (!(asking instanceof Promise)) return asking
    const awaited = asking.finally(() => running.delete(isFresh))
    running.set(isFresh, awaited)
    return awaited
  }
  const current = () => running.get(true) ?? once(false)
  const renew = async (refused: string | null) => {
    const token = await current()
    return token === refused ? once(true) : token
  }
  return ({refused} = {}) => (refused === undefined ? current() : renew(refused))
}
