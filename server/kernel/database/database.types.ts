import type {Kysely} from 'kysely'
import type {Unlisten} from './postgresListener.ts'
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
