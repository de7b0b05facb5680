import type {Kysely} from 'kysely'
import type {InferOutput} from 'valibot'
import {networkOf} from '../../http/clientAddress.ts'
import type {Tables} from '../../kernel/database/tables.ts'
import type {IdentityUserTable} from '../tables.ts'
import {
  changePassword,
  createUser,
  ensureUser,
  findByEmail,
  newPasswordHash,
  ownerOf,
  parseEmail,
  standingUser,
} from './accounts.ts'
import {attemptsElsewhere, forgive, forgiveSubject, noteAttempt, silentFrom, type Subject} from './attempts.ts'
import {type Call, checkRecent} from './call.ts'
import {standingCaller, standingOwner} from './caller.ts'
import {useCustomToken} from './customTokens.ts'
import {AskAgain, IdentityError} from './errors.ts'
import {applyCode, updateEmail} from './mailOperations.ts'
import {insistStrong} from './passwordPolicy.ts'
import {passwordMatches} from './passwords.ts'
import type {requests} from './requests.ts'
import {endSessionOf, refreshSession, startSession} from './sessions.ts'
import {processPause, slownessOf} from './slowdown.ts'
import {bindSession} from './standingSessions.ts'
import {AgedIdToken, type VerifiedIdToken} from './tokens.ts'
import {profileOf, userRecord} from './userRecord.ts'

type Body<Name extends keyof typeof requests> = InferOutput<(typeof requests)[Name]>

/** `accounts:signUp`: a new account, signed in at once. */
export async function signUp(call: Call, body: Body<'signUp'>) {
  const {db, options, address} = call
  if (options.allowSignUp === false) throw new IdentityError('ADMIN_ONLY_OPERATION')
  if (body.idToken) throw new IdentityError('OPERATION_NOT_ALLOWED')
  // Neither of both asks for an account without a name, which there is none of.
  if (!body.email && !body.password) throw new IdentityError('ADMIN_ONLY_OPERATION')
  if (!body.email) throw new IdentityError('MISSING_EMAIL')
  if (!body.password) throw new IdentityError('MISSING_PASSWORD')
  parseEmail(body.email)
  await noteAttempt(db, [{kind: 'signUp', value: networkOf(address)}], options.clock())
  await insistStrong(body.password, {name: body.displayName ?? '', email: body.email})
  const created = await createUser(
    db,
    {email: body.email, password: body.password, displayName: body.displayName},
    options.clock,
  )
  const user = await standingUser(db, created.uid, options.clock())
  return {kind: 'identitytoolkit#SignupNewUserResponse', email: created.email, ...(await signedIn(call, user))}
}

/**
 * `accounts:signInWithPassword`, with the limits on failures (D-17): those of an account count for each network alone,
 * and failures elsewhere make it slow, so that nobody locks a student out.
 */
export async function signInWithPassword(call: Call, body: Body<'signInWithPassword'>) {
  const {db, options, address} = call
  if (body.email === undefined) throw new IdentityError('MISSING_EMAIL')
  const email = parseEmail(body.email)
  if (!body.password) throw new IdentityError('MISSING_PASSWORD')
  const network = networkOf(address)
  const account: Subject = {kind: 'signIn', value: email, network}
  const noted = await noteAttempt(db, [account, {kind: 'network', value: network}], options.clock())
  const {pause = processPause} = options
  await pause(slownessOf(await attemptsElsewhere(db, account, options.clock())))
  const user = await findByEmail(db, email)
  const matches = await passwordMatches(body.password, user?.password_hash)
  if (user === undefined || !matches) throw signInError(user !== undefined, noted.before[1] ?? 0)
  await forgive(db, noted.ids)
  await forgiveSubject(db, account)
  if (user.disabled) throw new IdentityError('USER_DISABLED')
  const tokens = await signedIn(call, user)
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    email,
    displayName: user.display_name ?? '',
    registered: true,
    ...tokens,
  }
}

/** The login tells both apart (spec 1§8), but not to a network that tries one address after the other. */
function signInError(isKnown: boolean, failuresOfNetwork: number): IdentityError {
  if (failuresOfNetwork >= silentFrom) return new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER')
  return new IdentityError(isKnown ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND')
}

/** `accounts:signInWithCustomToken`, for tokens of `createCustomToken`. */
export async function signInWithCustomToken({db, options, device}: Call, body: Body<'signInWithCustomToken'>) {
  if (!body.token) throw new IdentityError('MISSING_CUSTOM_TOKEN')
  const {uid, claims, endsBy} = await useCustomToken(db, body.token, options)
  const now = options.clock()
  const {user, isNew} = await ensureUser(db, uid, now)
  if (user.disabled) throw new IdentityError('USER_DISABLED')
  const tokens = await startSession(db, user, {provider: 'custom', authTime: now, claims}, device, options, endsBy)
  await noteLogin(db, uid, now)
  return {kind: 'identitytoolkit#VerifyCustomTokenResponse', isNewUser: isNew, ...tokens}
}

/**
 * `accounts:lookup`: the account of an id token. The SDK asks when a page loads, with a token that is good by the
 * device's clock, and signs every tab out at a refusal. So a token that is merely too old is put off: the SDK keeps the
 * user and gets a new token when it asks for one.
 *
 * @throws AskAgain when the token is too old, but account and session stand
 */
export async function lookup(call: Call, body: Body<'lookup'>) {
  const {user, token} = await callerOf(call, body.idToken).catch(async (error: unknown) => {
    if (!(error instanceof AgedIdToken)) throw error
    await standingOwner(call.db, error.token, call.options.clock())
    throw new AskAgain('the id token is too old')
  })
  if (token.sessionId !== undefined) await bindSession(call.db, token.sessionId, call.device)
  return {kind: 'identitytoolkit#GetAccountInfoResponse', users: [userRecord(user)]}
}

/** The token endpoint: a refresh token for a new id token. */
export async function refresh({db, options, device}: Call, body: Body<'token'>) {
  if (!body.grant_type) throw new IdentityError('MISSING_GRANT_TYPE')
  if (body.grant_type !== 'refresh_token') throw new IdentityError('INVALID_GRANT_TYPE')
  if (!body.refresh_token) throw new IdentityError('MISSING_REFRESH_TOKEN')
  const tokens = await refreshSession(db, body.refresh_token, device, options)
  return {
    access_token: tokens.idToken,
    id_token: tokens.idToken,
    refresh_token: tokens.refreshToken,
    expires_in: tokens.expiresIn,
    token_type: 'Bearer',
    user_id: tokens.uid,
    project_id: options.projectId,
  }
}

/**
 * Ours alone, because Google's provider ends no session at a sign-out: ends the session of a refresh token, with
 * `whole_device` all of the account on that device. Nothing tells whether there was one.
 */
export async function signOut({db, options}: Call, body: Body<'signOut'>) {
  const {refresh_token: token, whole_device: isWholeDevice} = body
  if (token) await endSessionOf(db, token, isWholeDevice, options.clock())
  return {}
}

/**
 * `accounts:update`: applies the code of a mail, or changes name, picture, address or password of the caller. A new
 * password or address ends every session and begins one here; nothing else gives tokens, so that an id token that was
 * stolen does not become a session of its own.
 */
export async function update(call: Call, body: Body<'update'>) {
  if (body.oobCode) return applyCode(call, body.oobCode)
  if (!body.idToken) throw new IdentityError('INVALID_REQ_TYPE')
  const {db, options} = call
  const {user, token} = await callerOf(call, body.idToken)
  const email = body.email ? parseEmail(body.email) : user.email
  const isMoved = email !== null && email !== user.email
  const isSecured = body.password !== undefined || isMoved
  if (isSecured) checkRecent(token, options.clock())
  const passwordHash =
    body.password === undefined
      ? undefined
      : await newPasswordHash(body.password, {...ownerOf(user), ...(isMoved ? {email} : {})})
  const moved = isMoved ? await updateEmail(call, user, email) : user
  const named = await updateProfile(db, moved, body)
  const changed = passwordHash === undefined ? named : await changePassword(db, user.uid, passwordHash, options.clock())
  const tokens = isSecured ? await beginAnew(call, changed, token) : {}
  return {kind: 'identitytoolkit#SetAccountInfoResponse', ...profileOf(changed), ...tokens}
}

/**
 * `accounts:delete`: ends the caller's account when nothing of the product belongs to it. Whoever has a profile is
 * refused and asks for the deletion there, where it can be taken back for a time (D-24).
 */
export async function deleteAccount(call: Call, body: Body<'delete'>) {
  const {user, token} = await callerOf(call, body.idToken)
  const {db, options} = call
  checkRecent(token, options.clock())
  const {endAccount = endIdentity} = options
  const hasEnded = await db.transaction().execute((trx) => endAccount(trx, user.uid, options.clock()))
  if (!hasEnded) throw new IdentityError('OPERATION_NOT_ALLOWED', 'Ask for the deletion at /perfil')
  return {kind: 'identitytoolkit#DeleteAccountResponse'}
}

async function endIdentity(trx: Kysely<Tables>, uid: string): Promise<boolean> {
  await trx.deleteFrom('identity_user').where('uid', '=', uid).execute()
  return true
}

async function signedIn({db, options, device}: Call, user: IdentityUserTable) {
  const now = options.clock()
  const tokens = await startSession(db, user, {provider: 'password', authTime: now, claims: {}}, device, options)
  await noteLogin(db, user.uid, now)
  return {localId: user.uid, ...tokens}
}

async function noteLogin(db: Kysely<Tables>, uid: string, now: number): Promise<void> {
  await db
    .updateTable('identity_user')
    .set({last_login_at: new Date(now)})
    .where('uid', '=', uid)
    .execute()
}

async function callerOf({db, options}: Call, idToken: string | undefined) {
  if (!idToken) throw new IdentityError('MISSING_ID_TOKEN')
  return standingCaller(db, idToken, options)
}

function beginAnew({db, options, device}: Call, user: IdentityUserTable, {claims}: VerifiedIdToken) {
  return startSession(db, user, {provider: 'password', authTime: options.clock(), claims}, device, options)
}

async function updateProfile(db: Kysely<Tables>, user: IdentityUserTable, body: Body<'update'>) {
  const changes = {
    ...(body.displayName === undefined ? {} : {display_name: body.displayName}),
    ...(body.photoUrl === undefined ? {} : {photo_url: body.photoUrl}),
  }
  if (Object.keys(changes).length === 0) return user
  return db
    .updateTable('identity_user')
    .set(changes)
    .where('uid', '=', user.uid)
    .returningAll()
    .executeTakeFirstOrThrow()
}
