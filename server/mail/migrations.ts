import {type Kysely, sql} from 'kysely'
import type {Migration} from 'kysely/migration'
import {queueColumns} from '../delivery/queue.ts'

const delivery = [
  `alter table mail_outbox ${[
    'add column key text unique',
    'add column html text',
    'add column template text',
    'add column payload jsonb',
    'add column consent text',
    'add column committing_at timestamptz',
    ...queueColumns,
  ].join(', ')}`,
  // What a delivery program of the operator has sent is not sent again.
  "update mail_outbox set state = 'sent' where sent_at is not null",
  "create index mail_outbox_due on mail_outbox (next_attempt_at) where state = 'waiting'",
  'create index mail_outbox_recipient on mail_outbox (recipient, created_at)',
]

const consent = [
  `create table mail_consent (
    id text primary key,
    recipient text not null,
    purpose text not null check (purpose in ('contact')),
    text text not null,
    text_version text not null,
    source text not null,
    given_at timestamptz not null,
    withdrawn_at timestamptz,
    withdrawn_by text check (withdrawn_by in ('link', 'oneClick', 'operator')),
    check ((withdrawn_at is null) = (withdrawn_by is null))
  )`,
  'create unique index mail_consent_standing on mail_consent (recipient, purpose) where withdrawn_at is null',
  'create index mail_consent_withdrawn on mail_consent (withdrawn_at) where withdrawn_at is not null',
  // One row at most, which every process finds.
  'create table mail_secret (id integer primary key default 1 check (id = 1), secret text not null)',
]

const run = (statements: readonly string[]) => async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** The delivery of mails, and what people agreed to. */
export const mailMigrations: Record<string, Migration> = {
  '200_mail_delivery': {up: run(delivery)},
  '201_mail_consent': {up: run(consent)},
}
