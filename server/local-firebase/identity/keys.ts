import {exportJWK, generateKeyPair, importJWK} from 'jose'
import type {CryptoKey, JSONWebKeySet} from 'jose'
import type {Kysely} from 'kysely'
import {sql} from 'kysely'
import type {Tables} from '../../kernel/database/tables.ts'
import {isSealed, KeySecretError, parseJwk, sealedKey, unsealedKey} from './keySealing.ts'
import {randomSecret} from './secrets.ts'

/** Milliseconds a retired key stays published: longer than the longest life of a token signed with it. */
export const retiredKeyLife = 2 * 3_600_000

const cacheLife = 60_000

/** The key that signs now. */
export type SigningKey = {readonly kid: string; readonly privateKey: CryptoKey}

/** The keys of one database at one moment. */
export type SigningKeys = {readonly current: SigningKey; readonly published: JSONWebKeySet}

type Cached = {readonly at: number; readonly keys: Promise<SigningKeys>}

const caches = new WeakMap<object, Cached>()

/** The secret of each open database, from the environment. */
const secrets = new WeakMap<object, string>()

/**
 * Says by which secret the private keys of a database are encrypted; call it before the first is read or made. A key
 * that is not encrypted yet is, when there is a secret.
 *
 * @throws KeySecretError when the key that signs is encrypted, and not with this secret
 */
export async function openKeys(db: Kysely<Tables>, secret: string | undefined): Promise<void> {
  if (secret !== undefined) secrets.set(db, secret)
  await db.transaction().execute(async (trx) => {
    await lockKeys(trx)
    const active = await trx
      .selectFrom('identity_key')
      .select(['kid', 'private_jwk'])
      .where('retired_at', 'is', null)
      .execute()
    for (const {kid, private_jwk: stored} of active) {
      const jwk = await unsealedKey(stored, secret)
      if (secret === undefined || isSealed(stored)) continue
      await trx
        .updateTable('identity_key')
        .set({private_jwk: await sealedKey(jwk, secret)})
        .where('kid', '=', kid)
        .execute()
    }
  })
  // What a retired key signed is checked by its public part alone.
  await db
    .updateTable('identity_key')
    .set({private_jwk: ''})
    .where('retired_at', 'is not', null)
    .where('private_jwk', '!=', '')
    .execute()
}

/**
 * The RS256 keys kept in the database, made at the first call. Several processes on one database agree on one key. What
 * was read serves for a minute, so a rotation is seen everywhere within that time.
 */
export function signingKeys(db: Kysely<Tables>, clock: () => number): Promise<SigningKeys> {
  const now = clock()
  const cached = caches.get(db)
  if (cached !== undefined && now >= cached.at && now - cached.at < cacheLife) return cached.keys
  const keys = readKeys(db, now)
  caches.set(db, {at: now, keys})
  keys.catch(() => {
    if (caches.get(db)?.keys === keys) caches.delete(db)
  })
  return keys
}

/** The published key set, read afresh: what a verifier of id tokens needs, without anything private. */
export async function jwks(db: Kysely<Tables>, clock: () => number): Promise<JSONWebKeySet> {
  caches.delete(db)
  return (await signingKeys(db, clock)).published
}

/** Makes a new signing key and retires the present one, whose tokens stay valid until they expire. */
export async function rotateSigningKey(db: Kysely<Tables>, clock: () => number): Promise<void> {
  await db.transaction().execute((trx) => rotateKeys(trx, clock(), {secret: secrets.get(db)}))
  caches.delete(db)
}

/** How keys are rotated: `isNewSecret` where the secret may be another than before. */
export type Rotation = {readonly secret: string | undefined; readonly isNewSecret?: boolean}

/**
 * The same in a transaction of the caller. The private part of the retired key is erased: what signs with it still, for
 * a minute at most, has it in memory.
 *
 * @throws KeySecretError when the present key is encrypted and the secret does not open it, unless it is a new one
 */
export async function rotateKeys(
  trx: Kysely<Tables>,
  now: number,
  {secret, isNewSecret = false}: Rotation,
): Promise<void> {
  await lockKeys(trx)
  const active = await trx.selectFrom('identity_key').select('private_jwk').where('retired_at', 'is', null).execute()
  if (isNewSecret && secret === undefined) throw new KeySecretError('SIGNING_KEY_SECRET is not set.')
  if (!isNewSecret) for (const {private_jwk: stored} of active) await unsealedKey(stored, secret)
  await trx
    .updateTable('identity_key')
    .set({retired_at: new Date(now), private_jwk: ''})
    .where('retired_at', 'is', null)
    .execute()
  await trx
    .deleteFrom('identity_key')
    .where('retired_at', '<', new Date(now - retiredKeyLife))
    .execute()
  await insertKey(trx, now, secret)
}

async function readKeys(db: Kysely<Tables>, now: number): Promise<SigningKeys> {
  const secret = secrets.get(db)
  const rows = (await publishedRows(db, now)) ?? (await createFirst(db, now, secret))
  const newest = rows.find((row) => row.retired_at === null)
  if (newest === undefined) throw new Error('the database has no active signing key')
  const privateKey = await importJWK(await unsealedKey(newest.private_jwk, secret), 'RS256')
  if (privateKey instanceof Uint8Array) throw new Error('the signing key is not an RSA key')
  const publicJwks = rows.map((row) => ({...parseJwk(row.public_jwk), kid: row.kid, alg: 'RS256', use: 'sig'}))
  return {current: {kid: newest.kid, privateKey}, published: {keys: publicJwks}}
}

/** Newest first; undefined when no key signs yet. */
async function publishedRows(db: Kysely<Tables>, now: number) {
  const rows = await db
    .selectFrom('identity_key')
    .selectAll()
    .where((eb) => eb.or([eb('retired_at', 'is', null), eb('retired_at', '>=', new Date(now - retiredKeyLife))]))
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute()
  return rows.some((row) => row.retired_at === null) ? rows : undefined
}

async function createFirst(db: Kysely<Tables>, now: number, secret: string | undefined) {
  return db.transaction().execute(async (trx) => {
    await lockKeys(trx)
    const raced = await publishedRows(trx, now)
    if (raced !== undefined) return raced
    await insertKey(trx, now, secret)
    return (await publishedRows(trx, now)) ?? []
  })
}

async function lockKeys(trx: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('identity_key'))`.execute(trx)
}

async function insertKey(trx: Kysely<Tables>, now: number, secret: string | undefined): Promise<void> {
  const {privateKey, publicKey} = await generateKeyPair('RS256', {extractable: true})
  await trx
    .insertInto('identity_key')
    .values({
      kid: randomSecret().slice(0, 22),
      private_jwk: await sealedKey(await exportJWK(privateKey), secret),
      public_jwk: JSON.stringify(await exportJWK(publicKey)),
      created_at: new Date(now),
      retired_at: null,
    })
    .execute()
}
