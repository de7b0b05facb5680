import type {Auth} from 'firebase/auth'
import {type ClientConfig, clientConfig} from './config.ts'
import type * as identitySdk from './identity.sdk.ts'
import {type TokenSource, tokenSource} from './tokenSource.ts'

let loading: Promise<Auth> | null = null
let tellLoaded: (auth: Auth) => void

/** The provider, once somebody's `identity()` has got it; asks for nothing itself and never rejects. */
export const identityLoaded = new Promise<Auth>((resolve) => {
  tellLoaded = resolve
})
/** The provider has said who is signed in. */
let hasAnswered = false

/** Leads an instance to the provider of this deployment where that is not Google's. */
export function connectLocal(
  sdk: typeof identitySdk,
  instance: Auth,
  {firebase: {mode, authEmulator}}: ClientConfig,
): void {
  const provider = authEmulator === undefined ? location.origin : `http://${authEmulator}`
  if (mode === 'local') sdk.connectAuthEmulator(instance, provider, {disableWarnings: true})
}

async function load(): Promise<Auth> {
  const [sdk, config] = await Promise.all([import('./identity.sdk.ts'), clientConfig()])
  const app = sdk.initializeApp({...config.firebase.options})
  const instance = sdk.initializeAuth(app, {persistence: [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence]})
  connectLocal(sdk, instance, config)
  instance.languageCode = 'pt-br'
  void instance.authStateReady().then(() => {
    hasAnswered = true
  })
  tellLoaded(instance)
  return instance
}

/** The identity provider of this deployment, through the official SDK; loaded at the first need of it. */
export function identity(): Promise<Auth> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/**
 * Identity tokens of one account; null when somebody else is signed in by now, or nobody. `ofPage` has the token that the
 * page itself found, which serves until the provider is there, so that a first answer does not wait for its SDK.
 */
export const tokensOf = (uid: string, ofPage: () => string | null = () => null): TokenSource => {
  const ofProvider = async (isFresh: boolean) => {
    const auth = await identity()
    await auth.authStateReady()
    return auth.currentUser?.uid === uid ? auth.currentUser.getIdToken(isFresh) : null
  }
  return tokenSource((isFresh) => (isFresh || hasAnswered ? null : ofPage()) ?? ofProvider(isFresh))
}
