import type {Kysely} from 'kysely'
import {sql} from 'kysely'
import type {Migration} from 'kysely/migration'

/**
 * The migrations of the local Firebase tables, for the server's migrator. The SQL is the PostgreSQL 15 subset that
 * PGlite runs too.
 */
export const localFirebaseMigrations: Record<string, Migration> = {
  '020_identity': {up: createIdentity},
  '021_realtime': {up: createRealtime},
  '022_storage': {up: createStorage},
  '023_identity_mails': {up: keepMailsShort},
  '024_identity_sessions': {up: createSessions},
}

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

function createIdentity(db: Kysely<unknown>): Promise<void> {
  return run(db, [
    `create table identity_user (
      uid text primary key,
      email text unique,
      password_hash text,
      display_name text,
      photo_url text,
      email_verified boolean not null default false,
      disabled boolean not null default false,
      created_at timestamptz not null,
      last_login_at timestamptz,
      password_updated_at timestamptz,
      tokens_valid_after timestamptz not null
    )`,
    `create table identity_key (
      kid text primary key,
      private_jwk text not null,
      public_jwk text not null,
      created_at timestamptz not null,
      retired_at timestamptz
    )`,
    `create table identity_refresh (
      token_hash text primary key,
      uid text not null references identity_user (uid) on delete cascade,
      family text not null,
      generation integer not null,
      provider text not null,
      claims text not null,
      auth_time timestamptz not null,
      created_at timestamptz not null,
      superseded_at timestamptz
    )`,
    'create index identity_refresh_uid on identity_refresh (uid)',
    'create index identity_refresh_family on identity_refresh (family)',
    `create table identity_failure (
      id text primary key,
      subject text not null,
      failed_at timestamptz not null
    )`,
    'create index identity_failure_subject on identity_failure (subject, failed_at)',
    `create table identity_code (
      code_hash text primary key,
      uid text not null references identity_user (uid) on delete cascade,
      email text not null,
      request_type text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`,
    'create index identity_code_uid on identity_code (uid)',
    `create table mail_outbox (
      id text primary key,
      recipient text not null,
      kind text not null,
      subject text not null,
      body text not null,
      link text not null,
      created_at timestamptz not null,
      sent_at timestamptz
    )`,
    'create index mail_outbox_created on mail_outbox (created_at)',
  ])
}

/** Mails know their code, so that its use empties them; a code may change an address; counts are found by their beginning. */
function keepMailsShort(db: Kysely<unknown>): Promise<void> {
  return run(db, [
    'alter table mail_outbox add column code_hash text',
    'alter table mail_outbox add column expires_at timestamptz',
    'create index mail_outbox_code on mail_outbox (code_hash)',
    'alter table identity_code add column new_email text',
    'create index identity_failure_bytes on identity_failure (subject collate "C", failed_at)',
    'create index identity_failure_time on identity_failure (failed_at)',
    'create index identity_code_expiry on identity_code (expires_at)',
  ])
}

function createRealtime(db: Kysely<unknown>): Promise<void> {
  return run(db, [
    // Byte order, so that all leaves under a node are one range of the primary key.
    `create table realtime_node (
      path text collate "C" primary key,
      value text not null,
      updated_at timestamptz not null
    )`,
    `create table realtime_process (
      process_id text primary key,
      lease_until timestamptz not null
    )`,
    `create table realtime_disconnect (
      session_id text not null,
      path text collate "C" not null,
      process_id text not null,
      position integer not null,
      uid text,
      value text not null,
      primary key (session_id, path)
    )`,
    'create index realtime_disconnect_process on realtime_disconnect (process_id)',
  ])
}

function createStorage(db: Kysely<unknown>): Promise<void> {
  return run(db, [
    `create table storage_object (
      bucket text not null,
      name text not null,
      content_type text not null,
      size integer not null,
      bytes bytea not null,
      md5 text not null,
      download_token text not null,
      owner_uid text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (bucket, name)
    )`,
    'create table remote_config (config_key text primary key, value text not null)',
  ])
}

/** Sign-ins get rows of their own: a device, a last use, an end. Refresh tokens become one chain for each. */
function createSessions(db: Kysely<unknown>): Promise<void> {
  return run(db, [
    `create table identity_session (
      id text primary key,
      uid text not null references identity_user (uid) on delete cascade,
      provider text not null,
      claims text not null,
      browser text not null,
      system text not null,
      device_hash text,
      is_bound boolean not null,
      auth_time timestamptz not null,
      last_used_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    )`,
    'create index identity_session_uid on identity_session (uid)',
    'create index identity_session_expires on identity_session (expires_at)',
    `insert into identity_session
      (id, uid, provider, claims, browser, system, is_bound, auth_time, last_used_at, expires_at)
      select distinct on (family) family, uid, provider, claims, 'other', 'other', false, auth_time, created_at,
        auth_time + interval '90 days'
      from identity_refresh order by family, generation desc`,
    // Generations could branch before: of several tokens at the same place only the newest goes on.
    `delete from identity_refresh r using identity_refresh other
      where other.family = r.family and (other.generation, other.created_at, other.token_hash) > (r.generation, r.created_at, r.token_hash)`,
    `alter table identity_refresh
      drop column provider, drop column claims, drop column auth_time,
      add column nonce text,
      add foreign key (family) references identity_session (id) on delete cascade`,
    `create table identity_used_token (token_id text primary key, expires_at timestamptz not null)`,
  ])
}
