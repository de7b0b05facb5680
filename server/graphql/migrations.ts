import {type Kysely, sql} from 'kysely'
import type {Migration} from 'kysely/migration'

/** The documents of the builds of the client that were served. */
export const documentMigrations: Record<string, Migration> = {
  '150_client_builds': {
    up: async (db: Kysely<unknown>) => {
      await sql`create table client_build (id text primary key, documents jsonb not null, served_at timestamptz not null)`.execute(
        db,
      )
      await sql`create index client_build_served_at on client_build (served_at)`.execute(db)
    },
  },
}
