import type {Auth} from 'firebase/auth'
import {clientConfig} from './config.ts'
import {connectLocal} from './identity.ts'

/**
 * The identity provider beside the login of this device: who signs in here is kept in memory alone, and no other tab
 * hears of it. Every call forgets the one before.
 */
export async function providerAside(): Promise<Auth> {
  const [sdk, config] = await Promise.all([import('./identity.sdk.ts'), clientConfig()])
  const app = sdk.initializeApp({...config.firebase.options}, `aside-${crypto.randomUUID()}`)
  const auth = sdk.initializeAuth(app, {persistence: sdk.inMemoryPersistence})
  connectLocal(sdk, auth, config)
  return auth
}
