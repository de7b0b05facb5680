import type {DayOpeningQuery} from '../gen/day/graphql.ts'

export type BootReply = {
  readonly day: DayOpeningQuery
  /** The server's instant, and when it was asked and answered by the page's own count. */
  readonly time: readonly [server: number, askedAt: number, receivedAt: number]
}

/** The day, asked for by the page itself. */
export type Boot = {
  /** The build that the page is of. */
  readonly build: string | undefined
  /** Whose token it was asked with. */
  readonly uid: string
  /** Null where there is none in time; never rejects. */
  readonly reply: Promise<BootReply | null>
  /** The token that it was asked with, while it is good by the device's clock and its owner has not signed out; else null. */
  readonly token: () => string | null
}

declare global {
  interface Window {
    aristoBoot?: Boot | undefined
  }
}

type Token = {readonly accessToken?: string; readonly expirationTime?: number}

/** A login as the identity SDK keeps it. */
type Login = {readonly value?: {readonly uid?: string; readonly stsTokenManager?: Token}}

/** Where the identity SDK keeps logins, by the name of its database and of the store in it. */
const database = 'firebaseLocalStorageDb'
const store = 'firebaseLocalStorage'

/** A token that is good for fewer milliseconds than this is left to the SDK, which renews it. */
const shortest = 30_000

/** So many milliseconds after the page began, nobody waits any more. */
const longestWait = 8_000

/** What this version of the product has stored; nothing of another version. */
function stored(name: string): unknown {
  const {version, value} = JSON.parse(localStorage.getItem(`aristo.${name}`) ?? '{}')
  return version === 1 ? value : null
}

const logins = () =>
  new Promise<readonly Login[]>((resolve, reject) => {
    const opening = indexedDB.open(database)
    // What is not there is made by the SDK.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = reject
    opening.onsuccess = () => {
      const {result} = opening
      try {
        const reading = result.transaction(store).objectStore(store).getAll()
        reading.onsuccess = () => resolve(reading.result)
        reading.onerror = reject
      } catch (error) {
        reject(error)
      }
      result.close()
    }
  })

/** Who signed in last and has not signed out since, as the session has written it; a stranger's text has no uid. */
const signedIn = () => (stored('session') as {uid?: string} | null)?.uid

const goodToken = ({accessToken, expirationTime}: Token = {}) =>
  accessToken && Number(expirationTime) > Date.now() + shortest ? accessToken : null

async function ask(build: string | undefined, token: string | null, uid: string): Promise<BootReply | null> {
  if (!token) return null
  const askedAt = performance.now()
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-timezone': Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/Sao_Paulo',
    },
    body: JSON.stringify({
      variables: {address: location.pathname + location.search},
      extensions: {persistedQuery: {sha256Hash: `${build}.DayOpening`}},
    }),
  })
  const receivedAt = performance.now()
  // The server answers by its schema; what something between answers has other fields, or none.
  const {data: day, errors} = (await response.json()) as {data?: DayOpeningQuery; errors?: unknown}
  if (errors || day?.profile.uid !== uid || !day.dayOpening.agenda) return null
  return {day, time: [Number(response.headers.get('x-server-now')), askedAt, receivedAt]}
}

/**
 * Asks for the whole day with the login that this device keeps, while the scripts of the product are still on their way:
 * for a student who was let in last time, with a token that has not ended by the device's clock. The product takes the reply
 * (`bootReply.ts`), or asks for itself as if there had been none. It stands in the page itself and
 * imports nothing, and reads the reply there too, so that the product's own files have the less of it.
 */
export function askForDay(build: string | undefined = import.meta.env.VITE_DOCUMENTS): void {
  try {
    const uid = signedIn()
    if (!uid || stored('account.accessOpen') !== true) return
    const tooLate = new Promise<null>((resolve) => {
      setTimeout(resolve, longestWait, null)
    })
    let login: Token | undefined
    const find = async () => {
      login = (await logins()).find(({value}) => value?.uid === uid)?.value?.stsTokenManager
      return ask(build, goodToken(login), uid)
    }
    const token = () => {
      try {
        return signedIn() === uid ? goodToken(login) : null
      } catch {
        return null
      }
    }
    window.aristoBoot = {build, uid, token, reply: Promise.race([find().catch(() => null), tooLate])}
  } catch {
    // A browser that lets nothing be read: the product says so itself.
  }
}
