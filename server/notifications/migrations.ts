import {type Kysely, sql} from 'kysely'
import type {Migration} from 'kysely/migration'
import {queueColumns} from '../delivery/queue.ts'

const statements = [
  `create table notification (
    id text primary key,
    author_name text not null,
    author_picture text,
    message text not null,
    thumbnail text,
    link text,
    created_at timestamptz not null
  )`,
  `create table notification_recipient (
    profile_id text not null references profile(id) on delete cascade,
    notification_id text not null references notification(id) on delete cascade,
    created_at timestamptz not null,
    seen_at timestamptz,
    primary key (profile_id, notification_id)
  )`,
  'create index notification_recipient_page on notification_recipient (profile_id, created_at desc, notification_id)',
  `create table notification_reader (
    profile_id text primary key references profile(id) on delete cascade,
    last_seen_at timestamptz
  )`,
  `create table push_token (
    kind text not null check (kind in ('fcm', 'expo')),
    token text not null,
    profile_id text not null references profile(id) on delete cascade,
    created_at timestamptz not null,
    primary key (kind, token)
  )`,
  'create index push_token_owner on push_token (profile_id)',
  `create table push_outbox (
    id text primary key,
    notification_id text not null references notification(id) on delete cascade,
    kind text not null,
    token text not null,
    created_at timestamptz not null,
    sent_at timestamptz,
    foreign key (kind, token) references push_token (kind, token) on delete cascade
  )`,
  'create index push_outbox_unsent on push_outbox (created_at) where sent_at is null',
]

const delivery = [
  'alter table push_token drop constraint push_token_kind_check',
  "alter table push_token add constraint push_token_kind_check check (kind in ('fcm', 'expo', 'web'))",
  `alter table push_outbox ${queueColumns.join(', ')}`,
  "update push_outbox set state = 'sent' where sent_at is not null",
  'drop index push_outbox_unsent',
  "create index push_outbox_due on push_outbox (next_attempt_at) where state = 'waiting'",
  'create index push_outbox_device on push_outbox (kind, token)',
  'create index push_outbox_created on push_outbox (created_at)',
]

const run = (all: readonly string[]) => async (db: Kysely<unknown>) => {
  for (const statement of all) await sql.raw(statement).execute(db)
}

/** Tables of the notification service. */
export const notificationMigrations: Record<string, Migration> = {
  '060_notifications': {up: run(statements)},
  '202_push_delivery': {up: run(delivery)},
}
