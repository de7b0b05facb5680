import {setTimeout as wait} from 'node:timers/promises'
import pg from 'pg'

/** Stops a subscription to a channel. */
export type Unlisten = () => Promise<void>

type Callback = (payload: string) => void

/**
 * Holds one connection of its own for LISTEN, opened at the first channel and opened again when it is lost. What was
 * notified while it was away is not repeated: listeners must treat a message as a hint to read, never as the data.
 */
export function listenOnPostgres(connectionString: string) {
  const channels = new Map<string, Set<Callback>>()
  let client: Promise<pg.Client> | undefined
  let closed = false

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({connectionString, application_name: 'aristo-listener', keepAlive: true})
    fresh.on('notification', ({channel, payload}) => {
      for (const callback of channels.get(channel) ?? []) callback(payload ?? '')
    })
    // 'error' is always followed by 'end'; the handler only keeps it from ending the process.
    fresh.on('error', () => {})
    await fresh.connect()
    fresh.on('end', () => {
      if (closed) return
      client = undefined
      void reconnect()
    })
    for (const channel of channels.keys()) await fresh.query(`listen ${channel}`)
    return fresh
  }

  async function reconnect(): Promise<void> {
    for (let pause = 100; !closed && client === undefined; pause = Math.min(pause * 2, 5_000)) {
      try {
        client = connect()
        await client
      } catch {
        client = undefined
        await wait(pause, undefined, {ref: false})
      }
    }
  }

  async function listen(channel: string, callback: Callback): Promise<Unlisten> {
    const known = channels.get(channel)
    if (known === undefined) channels.set(channel, new Set([callback]))
    else known.add(callback)
    client ??= connect()
    const connected = await client
    await connected.query(`listen ${channel}`)
    return async () => {
      channels.get(channel)?.delete(callback)
    }
  }

  async function close(): Promise<void> {
    closed = true
    const open = await client?.catch(() => undefined)
    await open?.end()
  }

  return {listen, close}
}
