import {createHmac, randomUUID} from 'node:crypto'
import type {Kysely, Selectable} from 'kysely'
import * as v from 'valibot'
import type {Tables} from '../../kernel/database/tables.ts'
import type {LocalFirebaseOptions} from '../options.ts'
import type {IdentityRefreshTable, IdentityUserTable} from '../tables.ts'
import {standingUser} from './accounts.ts'
import {type Device, isDevice} from './device.ts'
import {IdentityError} from './errors.ts'
import {digest, randomSecret} from './secrets.ts'
import {endBeyondMost, endSessions, isOver, type Session} from './standingSessions.ts'
import {idTokenLife, signIdToken} from './tokens.ts'
import type {SignIn} from './tokens.ts'

const day = 24 * 3_600_000

/** Milliseconds after its sign-in that a session ends, however much it is used. */
export const sessionLife = 90 * day

/** The same for a session that a custom token began: nobody proved a password for it. */
export const customSessionLife = 7 * day

/** Milliseconds that a replaced refresh token may be repeated: tabs that refresh at once, or a reply that was lost. */
export const refreshOverlap = 2 * 60_000

/**
 * The same from the session's own device, which its cookie proves: a tab that slept must not sign the student out. The
 * token replaced last has no end there, because its reply may have been lost before the device slept.
 */
export const deviceOverlap = day

const claimsSchema = v.record(v.string(), v.unknown())
const providerSchema = v.picklist(['password', 'custom'])

/** A pair of tokens as the identity endpoints answer them. */
export type IssuedTokens = {readonly idToken: string; readonly refreshToken: string; readonly expiresIn: string}

type SessionOptions = Pick<LocalFirebaseOptions, 'projectId' | 'issuer' | 'clock'>
type Refresh = Selectable<IdentityRefreshTable>

/** Starts a session: an id token and the first refresh token. `endsBy` is the latest end, in milliseconds. */
export async function startSession(
  db: Kysely<Tables>,
  user: IdentityUserTable,
  signIn: SignIn,
  device: Device,
  options: SessionOptions,
  endsBy = Number.POSITIVE_INFINITY,
): Promise<IssuedTokens> {
  const now = options.clock()
  const id = randomUUID()
  const idToken = await signIdToken(db, user, {...signIn, sessionId: id}, options)
  const life = signIn.provider === 'custom' ? customSessionLife : sessionLife
  await db
    .insertInto('identity_session')
    .values({
      id,
      uid: user.uid,
      provider: signIn.provider,
      claims: JSON.stringify(signIn.claims),
      browser: device.browser,
      system: device.system,
      device_hash: digest(device.secret),
      is_bound: device.isProven,
      auth_time: new Date(signIn.authTime),
      last_used_at: new Date(now),
      expires_at: new Date(Math.min(now + life, endsBy)),
      ended_at: null,
    })
    .execute()
  const refreshToken = randomSecret()
  await insertRefresh(db, refreshToken, {uid: user.uid, family: id, generation: 0}, now)
  await endBeyondMost(db, user.uid, now)
  return {idToken, refreshToken, expiresIn: String(idTokenLife)}
}

/**
 * Answers a refresh token with new tokens. The tokens of a session are one chain, of which the last one counts. A
 * replaced one that comes back within its overlap gets the end of that chain, the same for all who ask, so that tabs
 * which share a storage agree. One that comes back later, or from another device than the session's, was stolen, or its
 * successor was: the session ends for everybody.
 *
 * @throws IdentityError INVALID_REFRESH_TOKEN when unknown, TOKEN_EXPIRED when its session is over, USER_DISABLED
 */
export async function refreshSession(
  db: Kysely<Tables>,
  refreshToken: string,
  device: Device,
  options: SessionOptions,
): Promise<IssuedTokens & {readonly uid: string}> {
  const now = options.clock()
  const known = await db
    .selectFrom('identity_refresh')
    .select(['uid', 'family'])
    .where('token_hash', '=', digest(refreshToken))
    .executeTakeFirst()
  if (known === undefined) throw new IdentityError('INVALID_REFRESH_TOKEN')
  const renewed = await db.transaction().execute((trx) => renew(trx, known.family, refreshToken, device, now))
  if (renewed === undefined) throw new IdentityError('TOKEN_EXPIRED')
  const {session, token} = renewed
  const authTime = session.auth_time.getTime()
  const user = await standingUser(db, session.uid, authTime)
  const signIn: SignIn = {
    provider: v.parse(providerSchema, session.provider),
    authTime,
    claims: v.parse(claimsSchema, JSON.parse(session.claims)),
    sessionId: session.id,
  }
  const idToken = await signIdToken(db, user, signIn, options)
  return {idToken, refreshToken: token, expiresIn: String(idTokenLife), uid: user.uid}
}

/** Ends the session that a refresh token belongs to, however old the token is, or all of the account on its device. */
export async function endSessionOf(
  db: Kysely<Tables>,
  refreshToken: string,
  isWholeDevice: boolean,
  now: number,
): Promise<void> {
  const known = await db
    .selectFrom('identity_refresh')
    .select(['uid', 'family'])
    .where('token_hash', '=', digest(refreshToken))
    .executeTakeFirst()
  if (known === undefined) return
  const {uid, family} = known
  await endSessions(db, isWholeDevice ? {uid, withDevice: family} : {uid, id: family}, now)
}

/** The session and its newest refresh token; undefined when it is over, or over from now on. */
async function renew(
  trx: Kysely<Tables>,
  family: string,
  given: string,
  device: Device,
  now: number,
): Promise<{readonly session: Session; readonly token: string} | undefined> {
  const session = await trx
    .selectFrom('identity_session')
    .selectAll()
    .where('id', '=', family)
    .forUpdate()
    .executeTakeFirst()
  if (session === undefined || isOver(session, now)) return undefined
  const isOwn = isDevice(device, session.device_hash)
  const chain = await chainFrom(trx, family, digest(given))
  const [first] = chain
  if (first === undefined || (session.is_bound && !isOwn) || !mayServe(first, chain.length, isOwn, now)) {
    await endSessions(trx, {id: family}, now)
    return undefined
  }
  const token = first.superseded_at === null ? await rotate(trx, first, given, now) : endOf(chain, given)
  const seen = {last_used_at: new Date(now), ...(isOwn && {is_bound: true})}
  await trx.updateTable('identity_session').set(seen).where('id', '=', family).execute()
  return {session, token}
}

/** The token of this hash and those after it, up to the one that counts. */
function chainFrom(trx: Kysely<Tables>, family: string, hash: string): Promise<Refresh[]> {
  return trx
    .selectFrom('identity_refresh')
    .selectAll()
    .where('family', '=', family)
    .where('generation', '>=', (eb) =>
      eb.selectFrom('identity_refresh').select('generation').where('token_hash', '=', hash),
    )
    .orderBy('generation')
    .execute()
}

/** The one that counts always; the one before it, or with the cookie any that was replaced, within its overlap. */
function mayServe({superseded_at}: Refresh, chainLength: number, isOwn: boolean, now: number): boolean {
  if (superseded_at === null) return true
  const age = now - superseded_at.getTime()
  const isReplacedLast = chainLength === 2
  return isOwn ? isReplacedLast || age <= deviceOverlap : isReplacedLast && age <= refreshOverlap
}

async function rotate(trx: Kysely<Tables>, {uid, family, generation, token_hash}: Refresh, given: string, now: number) {
  const nonce = randomSecret()
  const next = successorOf(given, nonce)
  await trx
    .updateTable('identity_refresh')
    .set({superseded_at: new Date(now), nonce})
    .where('token_hash', '=', token_hash)
    .execute()
  await insertRefresh(trx, next, {uid, family, generation: generation + 1}, now)
  return next
}

const endOf = (chain: readonly Refresh[], given: string): string =>
  chain.reduce((token, {nonce}) => (nonce === null ? token : successorOf(token, nonce)), given)

/** Who holds a token cannot know what follows it, nor can who reads the database: it takes both. */
function successorOf(token: string, nonce: string): string {
  return createHmac('sha256', token).update(nonce).digest('base64url')
}

async function insertRefresh(
  db: Kysely<Tables>,
  token: string,
  place: {readonly uid: string; readonly family: string; readonly generation: number},
  now: number,
): Promise<void> {
  const row = {...place, token_hash: digest(token), created_at: new Date(now), superseded_at: null, nonce: null}
  await db.insertInto('identity_refresh').values(row).execute()
}
