import {type Kysely, sql} from 'kysely'
import type {Migration} from 'kysely/migration'

/** What students wish of rankings. */
export const performanceMigrations: Record<string, Migration> = {
  '180_ranking_initials': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table profile add column ranking_initials boolean not null default false`.execute(db)
    },
  },
}
