import type {FirebaseStorage} from 'firebase/storage'
import {clientConfig} from './config.ts'
import type * as filesSdk from './files.sdk.ts'
import {identity} from './identity.ts'

/** The SDK tries a lost request again for this long, in milliseconds, before it gives up. */
const timeoutMs = 15_000

type Files = {readonly sdk: typeof filesSdk; readonly storage: FirebaseStorage}

let loading: Promise<Files> | null = null

const portHere = (): number => Number(location.port) || (location.protocol === 'https:' ? 443 : 80)

async function load(): Promise<Files> {
  const [sdk, auth, config] = await Promise.all([import('./files.sdk.ts'), identity(), clientConfig()])
  const storage = sdk.getStorage(auth.app)
  storage.maxOperationRetryTime = timeoutMs
  storage.maxUploadRetryTime = timeoutMs
  if (config.firebase.mode === 'local') {
    sdk.connectStorageEmulator(storage, location.hostname, portHere())
    // The SDK takes every emulator for one without TLS; a deployment of ours may stand behind it.
    if (location.protocol === 'https:') Object.assign(storage, {_protocol: 'https'})
  }
  return {sdk, storage}
}

/** The file storage of this deployment, through the official SDK; loaded at the first need of it. */
export function files(): Promise<Files> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
