import {type Kysely, sql} from 'kysely'
import type {Migration} from 'kysely/migration'

const statements = [
  `create table landing_contact (
    request_key text primary key,
    request_hash text not null,
    name text not null,
    email text not null,
    phone text not null,
    consent_version text,
    network text,
    submitted_at timestamptz not null
  )`,
  'create index landing_contact_network on landing_contact (network, submitted_at) where network is not null',
  'create index landing_contact_age on landing_contact (submitted_at)',
]

/** Contacts that visitors leave on the landing. */
export const landingMigrations: Record<string, Migration> = {
  '240_landing': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
}
