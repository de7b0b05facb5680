import {mkdir} from 'node:fs/promises'
import {join} from 'node:path'
import {PGlite, types} from '@electric-sql/pglite'
import {Kysely, PGliteDialect, PostgresDialect} from 'kysely'
import pg from 'pg'
import {guarded} from '../guarded.ts'
import {lockFolder} from './folderLock.ts'
import {listenOnPostgres, type Unlisten} from './postgresListener.ts'
import {preparedPool} from './preparedPool.ts'
import {freeRoom, keepRoom, NoRoom, reservedRoom, watchRoom} from './room.ts'
import type {Tables} from './tables.ts'

/**
 * The one door to stored data: the same SQL on an embedded PGlite folder and on a PostgreSQL server. `int8` reads as a
 * number and `date` as its text on both, so that no code depends on which of the two is behind it.
 */
export type Database = {
  readonly db: Kysely<Tables>
  readonly kind: 'pglite' | 'postgres'
  /**
   * Calls back with every payload notified on the channel, by this or any other process on the same database, and `onGap` after
   * a time in which payloads were lost.
   */
  readonly listen: (channel: string, callback: (payload: string) => void, onGap?: () => void) => Promise<Unlisten>
  /** Tells all listeners of the channel, this process included. A payload has at most 7,900 bytes. */
  readonly notify: (channel: string, payload: string) => Promise<void>
  /** False from a statement that found the disk full until there is room again. */
  readonly hasRoom: () => Promise<boolean>
  readonly close: () => Promise<void>
}

export type DatabaseOptions = {
  /** `postgres://…`; when absent the embedded database is used. */
  readonly databaseUrl?: string | undefined
  /** Folder of the embedded database, or `memory://` for one that is gone with the process. */
  readonly dataDir?: string | undefined
  /** Bytes that are free on the disk of that folder; the system's own word when absent. */
  readonly freeRoom?: ((folder: string) => number) | undefined
  /** A dump of an embedded database to begin with, in memory. */
  readonly image?: Blob | undefined
  /** Connections this process keeps to PostgreSQL. */
  readonly poolSize?: number | undefined
  /** Where LISTEN goes when `databaseUrl` leads to a pooler that changes connections between transactions. */
  readonly listenUrl?: string | undefined
  /** Whether statements are prepared once per connection; not behind such a pooler. True when absent. */
  readonly prepares?: boolean | undefined
}

/** Milliseconds that a request waits for a connection, a new one or one of the pool, before it is told that there is none. */
export const connectionPatience = 10_000

const channelName = /^[a-z][a-z0-9_]{0,62}$/

/**
 * Opens the database that the options name.
 *
 * @throws Error naming the process that already holds the data folder; NoRoom when the disk of that folder is full
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined ? openEmbedded(options) : openPostgres(options.databaseUrl, options)
}

/** Of its own an embedded database takes 128 MB for pages that the operating system keeps as well. */
const embeddedBuffers = '16MB'

async function openEmbedded({
  dataDir = 'memory://',
  image,
  freeRoom: free = freeRoom,
}: DatabaseOptions): Promise<Database> {
  const inMemory = dataDir.startsWith('memory://')
  if (!inMemory) await mkdir(dataDir, {recursive: true})
  const hasRoom = () => inMemory || free(dataDir) >= reservedRoom
  if (!hasRoom()) throw new NoRoom(dataDir)
  const unlock = inMemory ? async () => {} : await lockFolder(dataDir)
  const parsers = {[types.INT8]: Number, [types.DATE]: (text: string) => text}
  const place = inMemory ? 'memory://' : join(dataDir, 'pglite')
  const pglite = await PGlite.create({
    dataDir: place,
    parsers,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${embeddedBuffers}`],
    ...(image && {loadDataDir: image}),
  }).catch(async (error: unknown) => {
    await unlock()
    throw error
  })
  const room = watchRoom()
  const plugins = inMemory ? [] : [keepRoom(dataDir, free)]
  const db = new Kysely<Tables>({dialect: new PGliteDialect({pglite}), log: room.note, plugins})
  return {
    db,
    kind: 'pglite',
    listen: async (channel, callback) => {
      const stop = await pglite.listen(
        checked(channel),
        guarded(() => {}, channel, callback),
      )
      return async () => stop()
    },
    notify: async (channel, payload) => {
      await pglite.query('select pg_notify($1, $2)', [checked(channel), payload])
    },
    hasRoom: async () => hasRoom() && room.check(db),
    close: async () => {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
      await unlock()
    },
  }
}

async function openPostgres(
  connectionString: string,
  {poolSize: max = 10, listenUrl = connectionString, prepares = true}: DatabaseOptions,
): Promise<Database> {
  const parsers = new pg.TypeOverrides()
  parsers.setTypeParser(pg.types.builtins.INT8, Number)
  parsers.setTypeParser(pg.types.builtins.DATE, (text) => text)
  const pool = new pg.Pool({
    connectionString,
    max,
    types: parsers,
    application_name: 'aristo',
    connectionTimeoutMillis: connectionPatience,
    keepAlive: true,
  })
  // Without a listener the loss of a connection would end the process: of an idle one, which the pool reports, and of one
  // that a transaction holds between two statements, which only the connection itself does. The pool replaces both.
  pool.on('error', () => {})
  pool.on(
    'connect',
    guarded(
      () => {},
      'pool',
      (client: pg.PoolClient) => client.on('error', () => {}),
    ),
  )
  const room = watchRoom()
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({pool: prepares ? preparedPool(pool) : pool}),
    log: room.note,
  })
  const listener = listenOnPostgres(listenUrl)
  return {
    db,
    kind: 'postgres',
    listen: async (channel, callback, onGap) => listener.listen(checked(channel), callback, onGap),
    notify: async (channel, payload) => {
      await pool.query('select pg_notify($1, $2)', [checked(channel), payload])
    },
    hasRoom: () => room.check(db),
    close: async () => {
      await listener.close()
      await db.destroy()
    },
  }
}

function checked(channel: string): string {
  if (!channelName.test(channel)) throw new Error(`not a channel name: ${channel}`)
  return channel
}
