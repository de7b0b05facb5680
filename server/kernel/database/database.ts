import {Kysely, PostgresDialect} from 'kysely'
import pg from 'pg'
import {guarded} from '../guarded.ts'
import {checkedChannel} from './channel.ts'
import type {Database, DatabaseOptions} from './database.types.ts'
import {listenOnPostgres} from './postgresListener.ts'
import {preparedPool} from './preparedPool.ts'
import {watchRoom} from './room.ts'
import type {Tables} from './tables.ts'

export type {Database, DatabaseOptions}

/** Milliseconds that a request waits for a connection, a new one or one of the pool, before it is told that there is none. */
export const connectionPatience = 10_000

/**
 * Opens the database that the options name.
 *
 * @throws Error naming the process that already holds the data folder; NoRoom when the disk of that folder is full
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl !== undefined) return openPostgres(options.databaseUrl, options)
  // A server on PostgreSQL does without its code.
  const {openEmbedded} = await import('./embedded.ts')
  return openEmbedded(options)
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
    listen: async (channel, callback, onGap) => listener.listen(checkedChannel(channel), callback, onGap),
    notify: async (channel, payload) => {
      await pool.query('select pg_notify($1, $2)', [checkedChannel(channel), payload])
    },
    hasRoom: () => room.check(db),
    close: async () => {
      await listener.close()
      await db.destroy()
    },
  }
}
