import type {Kysely} from 'kysely'
import * as v from 'valibot'
import type {PasswordOwner} from '../../../domain/access/passwordPolicy.ts'
import type {Tables} from '../../kernel/database/tables.ts'
import type {IdentityUserTable} from '../tables.ts'
import {endPendingChanges} from './codes.ts'
import {IdentityError} from './errors.ts'
import {insistStrong} from './passwordPolicy.ts'
import {hashPassword} from './passwords.ts'
import {randomUid} from './secrets.ts'
import {endSessions} from './standingSessions.ts'

/** The least length of a password (spec 1§8, registration); what people choose is held against `insistStrong` as well. */
const minPasswordLength = 6

const emailSchema = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email(), v.toLowerCase())

/** An error of PostgreSQL and PGlite alike. */
const uniqueViolation = v.object({code: v.literal('23505')})

/** What a new account starts with. Without `uid` one is made up. */
export type NewUser = {
  readonly email: string
  readonly password: string
  readonly displayName?: string | undefined
  readonly emailVerified?: boolean | undefined
  readonly uid?: string | undefined
}

/** An account that is checked and hashed, but not stored. */
export type PreparedUser = Omit<NewUser, 'password'> & {readonly passwordHash: string}

/**
 * Checks a new account and hashes its password, which takes a while: do it before a transaction begins.
 *
 * @throws IdentityError INVALID_EMAIL, MISSING_PASSWORD or WEAK_PASSWORD
 */
export async function preparedUser({password, ...user}: NewUser): Promise<PreparedUser> {
  const email = parseEmail(user.email)
  checkLength(password)
  return {...user, email, passwordHash: await hashPassword(password)}
}

/**
 * Creates an account with e-mail and password. It is safe inside the caller's transaction: a refusal breaks nothing.
 *
 * @throws IdentityError INVALID_EMAIL, MISSING_PASSWORD, WEAK_PASSWORD or EMAIL_EXISTS
 */
export async function createUser(
  db: Kysely<Tables>,
  user: NewUser,
  clock: () => number,
): Promise<{readonly uid: string; readonly email: string}> {
  const prepared = await preparedUser(user)
  return {uid: await insertUser(db, prepared, clock), email: prepared.email}
}

/**
 * Stores a prepared account.
 *
 * @returns its uid
 * @throws IdentityError EMAIL_EXISTS, after which the caller's transaction still stands
 */
export async function insertUser(db: Kysely<Tables>, user: PreparedUser, clock: () => number): Promise<string> {
  const now = wholeSecond(clock())
  const created = await db
    .insertInto('identity_user')
    .values({
      uid: user.uid ?? randomUid(),
      email: user.email,
      password_hash: user.passwordHash,
      display_name: user.displayName ?? null,
      photo_url: null,
      email_verified: user.emailVerified ?? false,
      disabled: false,
      created_at: now,
      last_login_at: null,
      password_updated_at: now,
      tokens_valid_after: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['uid'])
    .executeTakeFirst()
  if (created === undefined) throw new IdentityError('EMAIL_EXISTS')
  return created.uid
}

/** The account of a custom token, made without e-mail at its first sign-in. */
export async function ensureUser(
  db: Kysely<Tables>,
  uid: string,
  now: number,
): Promise<{readonly user: IdentityUserTable; readonly isNew: boolean}> {
  const created = await db
    .insertInto('identity_user')
    .values({
      uid,
      email: null,
      password_hash: null,
      display_name: null,
      photo_url: null,
      email_verified: false,
      disabled: false,
      created_at: wholeSecond(now),
      last_login_at: null,
      password_updated_at: null,
      tokens_valid_after: wholeSecond(now),
    })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (created !== undefined) return {user: created, isNew: true}
  const user = await db.selectFrom('identity_user').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()
  return {user, isNew: false}
}

/** Finds an account by its e-mail in any case. */
export function findByEmail(db: Kysely<Tables>, email: string): Promise<IdentityUserTable | undefined> {
  return db.selectFrom('identity_user').selectAll().where('email', '=', email).executeTakeFirst()
}

/**
 * The account of a token whose sign-in is at `authTime` (milliseconds).
 *
 * @throws IdentityError USER_NOT_FOUND, USER_DISABLED, or TOKEN_EXPIRED when the password changed since the sign-in
 */
export async function standingUser(db: Kysely<Tables>, uid: string, authTime: number): Promise<IdentityUserTable> {
  const user = await db.selectFrom('identity_user').selectAll().where('uid', '=', uid).executeTakeFirst()
  if (user === undefined) throw new IdentityError('USER_NOT_FOUND')
  if (user.disabled) throw new IdentityError('USER_DISABLED')
  if (authTime < user.tokens_valid_after.getTime()) throw new IdentityError('TOKEN_EXPIRED')
  return user
}

/**
 * The hash of a password that somebody chose. It takes a while, so make it before a transaction begins.
 *
 * @throws IdentityError MISSING_PASSWORD or WEAK_PASSWORD
 */
export async function newPasswordHash(password: string, owner: PasswordOwner): Promise<string> {
  await insistStrong(password, owner)
  return hashPassword(password)
}

/** What is known of the owner of an account. */
export const ownerOf = ({
  email,
  display_name: name,
}: Pick<IdentityUserTable, 'email' | 'display_name'>): PasswordOwner => ({
  name: name ?? '',
  email: email ?? '',
})

/** Sets a new password, by its hash, and with it ends all sessions, tokens of before there were sessions, and pending changes of address. */
export async function changePassword(
  db: Kysely<Tables>,
  uid: string,
  passwordHash: string,
  now: number,
  changes: {readonly email_verified?: true} = {},
): Promise<IdentityUserTable> {
  const instant = wholeSecond(now)
  await endSessions(db, {uid}, now)
  await endPendingChanges(db, uid, now)
  return db
    .updateTable('identity_user')
    .set({
      ...changes,
      password_hash: passwordHash,
      password_updated_at: instant,
      tokens_valid_after: instant,
    })
    .where('uid', '=', uid)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Gives an account another address, and ends all sessions, tokens of before there were sessions, and pending changes of address.
 *
 * @throws IdentityError EMAIL_EXISTS
 */
export async function changeEmail(
  trx: Kysely<Tables>,
  uid: string,
  {email, isVerified}: {readonly email: string; readonly isVerified: boolean},
  now: number,
): Promise<IdentityUserTable> {
  await insistFree(trx, email, uid)
  await endSessions(trx, {uid}, now)
  await endPendingChanges(trx, uid, now)
  return trx
    .updateTable('identity_user')
    .set({email, email_verified: isVerified, tokens_valid_after: wholeSecond(now)})
    .where('uid', '=', uid)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      // Somebody else took the address between the look and the write.
      throw v.is(uniqueViolation, error) ? new IdentityError('EMAIL_EXISTS') : error
    })
}

/**
 * Makes sure that nobody else has an address.
 *
 * @throws IdentityError EMAIL_EXISTS
 */
export async function insistFree(db: Kysely<Tables>, email: string, exceptUid?: string): Promise<void> {
  const owner = await findByEmail(db, email)
  if (owner !== undefined && owner.uid !== exceptUid) throw new IdentityError('EMAIL_EXISTS')
}

/**
 * An e-mail as accounts keep it: trimmed, in lower case.
 *
 * @throws IdentityError INVALID_EMAIL, or the given code
 */
export function parseEmail(
  text: string | undefined,
  code: 'INVALID_EMAIL' | 'INVALID_IDENTIFIER' = 'INVALID_EMAIL',
): string {
  const parsed = v.safeParse(emailSchema, text)
  if (!parsed.success) throw new IdentityError(code)
  return parsed.output
}

function checkLength(password: string): void {
  if (password === '') throw new IdentityError('MISSING_PASSWORD')
  if ([...password].length < minPasswordLength) throw new IdentityError('WEAK_PASSWORD')
}

/** Tokens carry whole seconds, so instants compared with theirs have no fraction either. */
function wholeSecond(now: number): Date {
  return new Date(Math.floor(now / 1000) * 1000)
}
