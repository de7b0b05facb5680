import {exportJWK, generateKeyPair, importJWK} from 'jose'
import type {CryptoKey, JSONWebKeySet, JWK} from 'jose'
import type {Kysely} from 'kysely'
import {sql} from 'kysely'
import * as v from 'valibot'
import type {Tables} from '../../db/tables.ts'
import {randomSecret} from './secrets.ts'

/** Milliseconds a retired key stays published: longer than the longest life of a token signed with it. */
export const retiredKeyLife = 2 * 3_600_000

const cacheLife = 60_000

const rsaJwk = v.looseObject({kty: v.literal('RSA'), n: v.string(), e: v.string()})

/** The key that signs now. */
export type SigningKey = {readonly kid: string; readonly privateKey: CryptoKey}

/** The keys of one database at one moment. */
export type SigningKeys = {readonly current: SigningKey; readonly published: JSONWebKeySet}

type Cached = {readonly at: number; readonly keys: Promise<SigningKeys>}

const caches = new WeakMap<object, Cached>()

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
  const now = clock()
  await db.transaction().execute(async (trx) => {
    await lockKeys(trx)
    await trx.updateTable('identity_key').set({retired_at: new Date(now)}).where('retired_at', 'is', null).execute()
    await trx.deleteFrom('identity_key').where('retired_at', '<', new Date(now - retiredKeyLife)).execute()
    await insertKey(trx, now)
  })
  caches.delete(db)
}

async function readKeys(db: Kysely<Tables>, now: number): Promise<SigningKeys> {
  const rows = (await publishedRows(db, now)) ?? (await createFirst(db, now))
  const newest = rows.find((row) => row.retired_at === null)
  if (newest === undefined) throw new Error('the database has no active signing key')
  const privateKey = await importJWK(parseJwk(newest.private_jwk), 'RS256')
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

async function createFirst(db: Kysely<Tables>, now: number) {
  return db.transaction().execute(async (trx) => {
    await lockKeys(trx)
    const raced = await publishedRows(trx, now)
    if (raced !== undefined) return raced
    await insertKey(trx, now)
    return (await publishedRows(trx, now)) ?? []
  })
}

async function lockKeys(trx: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('identity_key'))`.execute(trx)
}

async function insertKey(trx: Kysely<Tables>, now: number): Promise<void> {
  const {privateKey, publicKey} = await generateKeyPair('RS256', {extractable: true})
  await trx
    .insertInto('identity_key')
    .values({
      kid: randomSecret().slice(0, 22),
      private_jwk: JSON.stringify(await exportJWK(privateKey)),
      public_jwk: JSON.stringify(await exportJWK(publicKey)),
      created_at: new Date(now),
      retired_at: null,
    })
    .execute()
}

function parseJwk(text: string): JWK {
  return v.parse(rsaJwk, JSON.parse(text))
}
