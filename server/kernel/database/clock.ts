import {type Kysely, sql} from 'kysely'
import type {Tables} from './tables.ts'

/** Reads the instant that exams go by, in milliseconds since 1970-01-01 UTC. */
export type DatabaseClock = (db: Kysely<Tables>) => Promise<number>

/** The database's own clock: several servers may differ, a student who changes between them must not notice. */
export const readDatabaseClock: DatabaseClock = async (db) => {
  const {rows} = await sql<{now: Date}>`select clock_timestamp() as now`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('the database told no time')
  return row.now.getTime()
}
