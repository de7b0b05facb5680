/** The table of idempotency keys in the migration `030_study`. */
export const createIdempotency = [
  `create table idempotency (
    profile_id text not null references profile(id) on delete cascade,
    key text not null,
    operation text not null,
    input_hash text not null,
    result jsonb not null,
    created_at timestamptz not null,
    primary key (profile_id, key)
  )`,
  'create index idempotency_age on idempotency (created_at)',
]
