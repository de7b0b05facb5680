import type {Database} from 'firebase/database'
import {fromCallback} from 'xstate'
import type {PresenceCommand, PresenceEvent} from '../../../machines/notifications/presence.types.ts'
import {clientConfig} from '../platform/config.ts'
import {identity} from '../platform/identity.ts'
import {logOnly} from '../platform/log.ts'

const sdkOf = () => import('../platform/presence.sdk.ts')
type Sdk = Awaited<ReturnType<typeof sdkOf>>

type Presence = {readonly sdk: Sdk; readonly database: Database}

async function connect(): Promise<Presence> {
  const [
    auth,
    sdk,
    {
      firebase: {mode, options},
    },
  ] = await Promise.all([identity(), sdkOf(), clientConfig()])
  await auth.authStateReady()
  // An emulator's address would turn TLS off; a plain address with the scheme of a socket keeps to it (docs/firebase.md).
  const address = `${location.origin.replace(/^http/, 'ws')}?ns=${options.projectId}`
  return {sdk, database: mode === 'local' ? sdk.getDatabase(auth.app, address) : sdk.getDatabase(auth.app)}
}

type Tell = (event: PresenceEvent) => void

/** Holds this tab's mark while there is a connection; the database removes it when the connection ends. */
function holdMark({sdk, database}: Presence, uid: string, tell: Tell) {
  const mark = sdk.push(sdk.ref(database, `presence/${uid}`))
  const write = async () => {
    await sdk.onDisconnect(mark).remove()
    await sdk.set(mark, {state: 'online', since: sdk.serverTimestamp()})
    tell({type: 'presence.online'})
  }
  const lost = (error: unknown) => {
    logOnly('presence', error)
    tell({type: 'presence.lost'})
  }
  const stops = [
    sdk.onValue(
      sdk.ref(database, '.info/connected'),
      (snapshot) => {
        if (snapshot.val() === true) write().catch(lost)
        else tell({type: 'presence.lost'})
      },
      lost,
    ),
    sdk.onValue(
      sdk.ref(database, 'onlineCount'),
      (snapshot) => {
        const count: unknown = snapshot.val()
        tell({type: 'count.changed', count: typeof count === 'number' ? count : null})
      },
      (error) => logOnly('online count', error),
    ),
  ]
  return {
    leave: () => sdk.remove(mark),
    stop: () => {
      for (const stop of stops) stop()
      sdk.goOffline(database)
    },
  }
}

/** Online and offline of one student's tab, and the count of people studying, by the realtime database (spec 1§7, 3§4). */
export const followPresence = fromCallback<PresenceCommand, {uid: string}>(({input: {uid}, receive, sendBack}) => {
  let held: ReturnType<typeof holdMark> | null = null
  let isOver = false
  const tell: Tell = (event) => {
    if (!isOver) sendBack(event)
  }
  const start = () =>
    void connect()
      .then((presence) => {
        if (isOver) return
        presence.sdk.goOnline(presence.database)
        held = holdMark(presence, uid, tell)
      })
      .catch((error: unknown) => {
        logOnly('presence', error)
        if (!isOver) addEventListener('online', start, {once: true})
      })
  receive(() => {
    const left = () => tell({type: 'presence.left'})
    void (held?.leave() ?? Promise.resolve()).then(left, left)
  })
  start()
  return () => {
    isOver = true
    removeEventListener('online', start)
    held?.stop()
  }
})
