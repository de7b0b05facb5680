import {setTimeout as wait} from 'node:timers/promises'
import pg from 'pg'
import {guarded} from '../guarded.ts'

/** Stops a subscription to a channel. */
export type Unlisten = () => Promise<void>

type Callback = (payload: string) => void

/** A callback tells its failures itself; here they only must not stop the other callbacks of the connection. */
const nowhere = () => {}

/** Milliseconds a connection may take; a host that is gone does not refuse, it says nothing. */
const connectionPatience = 5_000

/** Milliseconds between two attempts, at first and at most. */
const pauses = {first: 100, longest: 2_000} as const

/**
 * Holds one connection of its own for LISTEN, opened at the first channel and opened again when it is lost. What was
 * notified while it was away is not repeated: listeners must treat a message as a hint to read, never as the data. Who must know
 * that messages were lost is called back as `onGap`, once for each loss, as soon as it listens again.
 * `listen` rejects while the database is away; asked again later, it listens.
 */
export function listenOnPostgres(connectionString: string) {
  const channels = new Map<string, Set<Callback>>()
  const gaps = new Set<() => void>()
  /** Of those the ones that a lost connection concerns and that have not been called back yet. */
  const untold = new Set<() => void>()
  let client: Promise<pg.Client> | undefined
  let isReconnecting = false
  let closed = false

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString,
      application_name: 'aristo-listener',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: connectionPatience,
    })
    const spread = ({channel, payload}: pg.Notification) => {
      for (const callback of channels.get(channel) ?? []) callback(payload ?? '')
    }
    fresh.on('notification', guarded(nowhere, 'notification', spread))
    // 'error' is always followed by 'end'; the handler only keeps it from ending the process.
    fresh.on('error', () => {})
    try {
      await fresh.connect()
      for (const channel of channels.keys()) await fresh.query(`listen ${channel}`)
    } catch (error) {
      void fresh.end().catch(() => {})
      throw error
    }
    fresh.on('end', guarded(nowhere, 'listener end', lost))
    for (const tell of untold) tell()
    untold.clear()
    return fresh
  }

  function lost(): void {
    client = undefined
    for (const gap of gaps) untold.add(gap)
    void reconnect()
  }

  /** The one connection; who asks for it while it cannot be had is told, and it is tried again without them. */
  function connection(): Promise<pg.Client> {
    if (client === undefined) {
      client = connect()
      client.catch(lost)
    }
    return client
  }

  async function reconnect(): Promise<void> {
    if (isReconnecting) return
    isReconnecting = true
    for (let pause: number = pauses.first; !closed && channels.size > 0; pause = Math.min(pause * 2, pauses.longest)) {
      await wait(pause, undefined, {ref: false})
      if (closed) break
      const isBack = await connection().then(
        () => true,
        () => false,
      )
      if (isBack) break
    }
    isReconnecting = false
  }

  async function listen(channel: string, callback: Callback, onGap?: () => void): Promise<Unlisten> {
    const own = guarded(nowhere, channel, callback)
    const gap = guarded(nowhere, channel, onGap ?? nowhere)
    gaps.add(gap)
    const known = channels.get(channel)
    if (known === undefined) channels.set(channel, new Set([own]))
    else known.add(own)
    const unlisten = async () => {
      channels.get(channel)?.delete(own)
      gaps.delete(gap)
      untold.delete(gap)
    }
    try {
      await (await connection()).query(`listen ${channel}`)
    } catch (error) {
      await unlisten()
      throw error
    }
    return unlisten
  }

  async function close(): Promise<void> {
    closed = true
    const open = await client?.catch(() => undefined)
    await open?.end()
  }

  return {listen, close}
}
