/**
 * The tables behind the local Firebase endpoints, in Kysely's terms. Instants are `timestamptz` (a JavaScript `Date` on
 * both databases); secrets are kept hashed; JSON is kept as text where only this code reads it.
 */
export interface LocalFirebaseTables {
  identity_user: IdentityUserTable
  identity_key: IdentityKeyTable
  identity_session: IdentitySessionTable
  identity_refresh: IdentityRefreshTable
  identity_used_token: IdentityUsedTokenTable
  identity_failure: IdentityFailureTable
  identity_code: IdentityCodeTable
  realtime_node: RealtimeNodeTable
  realtime_process: RealtimeProcessTable
  realtime_disconnect: RealtimeDisconnectTable
  storage_object: StorageObjectTable
  remote_config: RemoteConfigTable
}

/** An account. `email` is trimmed and in lower case; it is null for an account born from a custom token. */
export interface IdentityUserTable {
  uid: string
  email: string | null
  password_hash: string | null
  display_name: string | null
  photo_url: string | null
  email_verified: boolean
  disabled: boolean
  created_at: Date
  last_login_at: Date | null
  password_updated_at: Date | null
  /** Tokens whose sign-in is older than this are refused. */
  tokens_valid_after: Date
}

/** A signing key: RS256, as JWK text. A retired key signs nothing but stays published until its last token expires. */
export interface IdentityKeyTable {
  kid: string
  private_jwk: string
  public_jwk: string
  created_at: Date
  retired_at: Date | null
}

/** One sign-in on one device. */
export interface IdentitySessionTable {
  id: string
  uid: string
  provider: string
  claims: string
  /** Names of `device.ts`, never the header they were read from. */
  browser: string
  system: string
  /** The SHA-256 of the device's cookie. Once bound, refresh tokens are taken together with that cookie only. */
  device_hash: string | null
  is_bound: boolean
  auth_time: Date
  last_used_at: Date
  /** Past this no use of it prolongs the sign-in. */
  expires_at: Date
  ended_at: Date | null
}

/** A refresh token by its SHA-256. `nonce` leads from it to the next generation, for who holds the token itself. */
export interface IdentityRefreshTable {
  token_hash: string
  uid: string
  family: string
  generation: number
  created_at: Date
  superseded_at: Date | null
  nonce: string | null
}

/** A custom token that was used, until it would have expired. */
export interface IdentityUsedTokenTable {
  token_id: string
  expires_at: Date
}

/** One failed attempt. `subject` is a hash of the account or of the address. */
export interface IdentityFailureTable {
  id: string
  subject: string
  failed_at: Date
}

/** A code of a mail (out-of-band code) by its SHA-256. */
export interface IdentityCodeTable {
  code_hash: string
  uid: string
  email: string
  request_type: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
  /** The address that the code gives the account; null for codes that change none. */
  new_email: string | null
}

/** One leaf of the realtime database: `path` is `/a/b`, `value` the JSON of a string, number or boolean. */
export interface RealtimeNodeTable {
  path: string
  value: string
  updated_at: Date
}

/** A server process that holds realtime connections; past `lease_until` any other process ends its sessions. */
export interface RealtimeProcessTable {
  process_id: string
  lease_until: Date
}

/** A write that waits for the end of a session. `position` keeps the order of registration. */
export interface RealtimeDisconnectTable {
  session_id: string
  path: string
  process_id: string
  position: number
  uid: string | null
  value: string
}

/** An object of the bucket with its bytes. `download_token` opens it without a sign-in. */
export interface StorageObjectTable {
  bucket: string
  name: string
  content_type: string
  size: number
  bytes: Uint8Array
  md5: string
  download_token: string
  owner_uid: string
  created_at: Date
  updated_at: Date
}

/** A remote configuration value that replaces the default of the same key. */
export interface RemoteConfigTable {
  config_key: string
  value: string
}

declare module '../kernel/database/tables.ts' {
  interface Tables extends LocalFirebaseTables {}
}
