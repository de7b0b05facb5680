import {initializeApp} from 'firebase/app'
import * as auth from 'firebase/auth'
import * as database from 'firebase/database'
import * as remoteConfig from 'firebase/remote-config'
import * as storage from 'firebase/storage'

const projectId = 'aristo-test'

const app = initializeApp({
  projectId,
  apiKey: 'local',
  appId: '1:1:web:local',
  storageBucket: `${projectId}.appspot.com`,
})

const session = auth.initializeAuth(app, {
  persistence: [auth.indexedDBLocalPersistence, auth.browserLocalPersistence],
})
session.languageCode = 'pt-br'
auth.connectAuthEmulator(session, location.origin, {disableWarnings: true})

const socketOrigin = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`
const realtime = database.getDatabase(app, `${socketOrigin}?ns=${projectId}`)

const files = storage.getStorage(app)
storage.connectStorageEmulator(files, location.hostname, Number(location.port))

/** The code of an error of the SDK, or `ok`: what a test compares. */
async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'ok'
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}

/** What the tests drive from outside: the official SDK, made ready as the product does. */
export const sdk = {app, auth, session, database, realtime, storage, files, remoteConfig, outcome}

declare global {
  interface Window {
    sdk: typeof sdk
  }
}

window.sdk = sdk
