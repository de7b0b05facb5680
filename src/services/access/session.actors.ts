import type {Auth} from 'firebase/auth'
import * as v from 'valibot'
import {type EventObject, fromCallback, fromPromise} from 'xstate'
import type {Credentials} from '../../../machines/access/login.types.ts'
import type {SessionUser} from '../../../machines/access/session.types.ts'
import {runSignOutHooks} from '../platform/signOutHooks.ts'
import {dayPainted} from '../platform/dayPainted.ts'
import {doorState} from '../platform/doors.ts'
import {identity, identityLoaded} from '../platform/identity.ts'
import {whenIdle} from '../platform/idle.ts'
import {localStore, onOtherTab} from '../platform/storage.ts'
import {provider} from './provider.ts'

const userSchema = v.nullable(v.object({uid: v.string(), email: v.nullable(v.string())}))

const sessionKey = 'session'

/**
 * Who was signed in on this device last. It lets the product open from its cache before the identity provider has
 * answered, and tells a visitor's first load that the provider is not needed yet. It grants nothing. Null is written by a
 * sign-out; what is not there or cannot be read, as the text of another version, is undefined and says nothing.
 */
const lastUser = localStore<SessionUser | null | undefined>(sessionKey, 1, userSchema, undefined)

/** Who signed in last, as far as it can be told: `unreadable` where the browser lets nothing be read. */
export function lastUserState(): 'known' | 'none' | 'unreadable' {
  const user = lastUser.read()
  return user ? 'known' : doorState('localStorage') === 'open' ? 'none' : 'unreadable'
}

/** Who was signed in last and has not signed out, also while the provider has not answered or the login expired. */
export const lastKnownUser = (): SessionUser | null => lastUser.read() ?? null

/**
 * Resolves when the provider may be loaded: at once, or after the paint where the page's own request was answered and the
 * day is drawn without it (docs/architecture.md, 'The boot'). Who needs another token than the page's before that loads it
 * at that moment.
 */
async function dayIsDrawn(uid: string): Promise<void> {
  const boot = window.aristoBoot
  if (boot?.uid !== uid || !(await boot.reply)) return
  await dayPainted()
  // A first answer goes before it, with the page's token. The student's part has this file, a visitor needs it never.
  const {userIdle} = await import('../platform/userIdle.ts')
  await userIdle()
}

/**
 * Follows the identity provider for as long as the product is open. A sign-out that somebody asks for forgets the last
 * user first, in storage that all tabs share; a provider without a user beside a last user has therefore ended the
 * login by itself. Other tabs act on what was forgotten at once, before the server ends the session: their provider
 * finds out only when it looks into its database again.
 */
export const watchUser = fromCallback<EventObject, undefined>(({sendBack}) => {
  let stop: () => void = () => undefined
  let isOver = false
  let auth: Auth | null = null
  let hasAnswered = false
  /** Another tab has signed out, and the provider still has the user. */
  let isLeaving = false
  const known = lastKnownUser()
  sendBack({type: 'user.changed', user: known})
  const stopHearing = onOtherTab(sessionKey, () => {
    // A page that was just loaded anew also hears what the one before it has written.
    if (lastUser.read() !== null) return
    isLeaving = !hasAnswered || Boolean(auth?.currentUser)
    sendBack({type: 'user.changed', user: null})
    if (isLeaving) void auth?.signOut().catch(() => undefined)
  })
  // Whoever asked for it: a start without network must not leave a later login unheard.
  void identityLoaded.then(async (provider) => {
    const {onIdTokenChanged} = await import('../platform/identity.sdk.ts')
    auth = provider
    if (isOver) return
    stop = onIdTokenChanged(provider, (user) => {
      hasAnswered = true
      if (user && isLeaving) return void provider.signOut().catch(() => undefined)
      isLeaving = false
      if (!user && lastUser.read()) return sendBack({type: 'session.expired'})
      const person = user ? {uid: user.uid, email: user.email} : null
      lastUser.write(person)
      return sendBack({type: 'user.changed', user: person})
    })
  })
  const start = () => void identity().catch(() => addEventListener('online', start, {once: true}))
  if (known) void dayIsDrawn(known.uid).then(start, start)
  else whenIdle(start)
  return () => {
    isOver = true
    stopHearing()
    stop()
  }
})

/** Signs in with the provider; rejects with its code (`auth/wrong-password` …), or `unreachable` when it cannot be loaded. */
export const signIn = fromPromise<void, Credentials>(async ({input}) => {
  const {auth, sdk} = await provider()
  const {user} = await sdk.signInWithEmailAndPassword(auth, input.email, input.password)
  lastUser.write({uid: user.uid, email: user.email})
})

/** Signs out with the provider, in all tabs; then the session ends on the server, unless there is no network. */
export async function endLogin(): Promise<void> {
  const last = lastKnownUser()
  try {
    const auth = await identity()
    // Until then nobody is there whose session could end on the server.
    await auth.authStateReady()
    await runSignOutHooks()
    const token = auth.currentUser?.refreshToken
    lastUser.write(null)
    await auth.signOut()
    if (token)
      void import('../platform/endSession.ts')
        .then(({endSession}) => endSession(token, 'device'))
        .catch(() => undefined)
  } catch (error) {
    lastUser.write(last)
    throw error
  }
}

export const signOut = fromPromise<void>(endLogin)
