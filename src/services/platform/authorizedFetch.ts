import type {TokenSource} from './tokenSource.ts'

export type AuthorizedFetchOptions = {
  readonly token: TokenSource
  readonly timeZone: string
  readonly monotonic: () => number
  /** The server's instant of a reply, with the instants of asking and receiving. */
  readonly onServerTime: (server: number, askedAt: number, receivedAt: number) => void
  /** The server refused the login twice: it has ended. */
  readonly onUnauthorized: () => void
  readonly fetch?: typeof fetch
}

const unauthorized = 401

/** What the server says to a request without a login. */
const refusal = () =>
  Response.json({errors: [{message: 'UNAUTHENTICATED', extensions: {code: 'UNAUTHENTICATED'}}]}, {status: unauthorized})

/**
 * `fetch` with the identity token and the zone of the student. A refused token is renewed once (the device's clock may
 * have hidden that it had expired); every reply sets the server's clock. Who has signed out meanwhile, in this tab or in
 * another, is refused here: nothing is sent.
 */
export function authorizedFetch(options: AuthorizedFetchOptions): typeof fetch {
  const {token, timeZone, monotonic, onServerTime, onUnauthorized, fetch: send = fetch} = options

  async function ask(url: RequestInfo | URL, init: RequestInit | undefined, bearer: string | null): Promise<Response> {
    if (bearer === null) return refusal()
    const headers = new Headers(init?.headers)
    headers.set('authorization', `Bearer ${bearer}`)
    headers.set('x-timezone', timeZone)
    const askedAt = monotonic()
    const response = await send(url, {...init, headers})
    const server = Number(response.headers.get('x-server-now'))
    if (server > 0) onServerTime(server, askedAt, monotonic())
    return response
  }

  return async (url, init) => {
    const known = token()
    // A token that is there costs no turn: the request goes out within the call.
    const bearer = known instanceof Promise ? await known : known
    const first = await ask(url, init, bearer)
    if (first.status !== unauthorized) return first
    const second = await ask(url, init, await token({refused: bearer}))
    if (second.status === unauthorized) onUnauthorized()
    return second
  }
}
