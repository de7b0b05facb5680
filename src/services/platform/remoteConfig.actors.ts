import * as v from 'valibot'
import {fromPromise} from 'xstate'
import {type RemoteConfig, remoteConfigInterval, remoteConfigTimeout} from '../../../domain/shell/remoteConfig.ts'
import type {Instant} from '../../../domain/shared/studyDay.ts'
import type {RemoteConfigInput} from '../../../machines/shell/remoteConfig.types.ts'
import {clientConfig} from './config.ts'
import {identity} from './identity.ts'
import {splashMinimumOfOperator} from './opening.ts'
import {type RawConfig, remoteConfigOf} from './remoteConfig.values.ts'
import {localStore} from './storage.ts'

const rawSchema = v.record(v.string(), v.string())
const kept = localStore<{raw: RawConfig; fetchedAt: Instant} | null>(
  'remoteConfig',
  1,
  v.nullable(v.object({raw: rawSchema, fetchedAt: v.number()})),
  null,
)

/** The shape of the SDK's `initialFetchResponse`. */
const replySchema = v.object({config: rawSchema})

async function fromOwnServer(signal: AbortSignal): Promise<RawConfig> {
  const response = await fetch('/remote-config.json', {signal})
  return v.parse(replySchema, await response.json()).config
}

/** By the SDK of the provider, with the remote config fetch settings of the specification (1§7); failures are only logged. */
async function fromGoogle(): Promise<RawConfig> {
  const [{app}, sdk] = await Promise.all([identity(), import('./remoteConfig.sdk.ts')])
  const config = sdk.getRemoteConfig(app)
  config.settings = {
    ...config.settings,
    fetchTimeoutMillis: remoteConfigTimeout,
    minimumFetchIntervalMillis: remoteConfigInterval,
  }
  await sdk.fetchAndActivate(config)
  return Object.fromEntries(Object.entries(sdk.getAll(config)).map(([key, value]) => [key, value.asString()]))
}

/** What this device was told last. */
export function keptRemoteConfig(): RemoteConfigInput {
  const last = kept.read()
  return {config: remoteConfigOf(last?.raw ?? {}), fetchedAt: last?.fetchedAt ?? null}
}

/** Asks the deployment's configuration service: our own server, or a Firebase project through the official SDK. */
export const fetchConfig = fromPromise<RemoteConfig, {now: Instant}>(async ({input, signal}) => {
  const {firebase} = await clientConfig()
  const raw = firebase.mode === 'local' ? await fromOwnServer(signal) : await fromGoogle()
  kept.write({raw, fetchedAt: input.now})
  const config = remoteConfigOf(raw)
  splashMinimumOfOperator.write(config.splashMinimum)
  return config
})
