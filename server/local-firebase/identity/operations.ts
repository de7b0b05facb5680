import type {Kysely} from 'kysely'
import type {InferOutput} from 'valibot'
import type {Tables} from '../../db/tables.ts'
import type {LocalFirebaseOptions} from '../options.ts'
import {mailToOutbox} from '../mail/outbox.ts'
import type {IdentityUserTable} from '../tables.ts'
import {
  changePassword,
  createUser,
  ensureUser,
  findByEmail,
  newPasswordHash,
  parseEmail,
  standingUser,
} from './accounts.ts'
import {forgive, forgiveAccount, networkOf, noteAttempt} from './attempts.ts'
import {mailCode, usableCode, useCode} from './codes.ts'
import {IdentityError} from './errors.ts'
import {passwordMatches} from './passwords.ts'
import type {requests} from './requests.ts'
import {refreshSession, startSession} from './sessions.ts'
import {verifyCustomToken, verifyIdToken} from './tokens.ts'
import type {VerifiedIdToken} from './tokens.ts'
import {isTrustedUrl, linkOrigin} from './trustedOrigins.ts'
import {providersOf, userRecord} from './userRecord.ts'

/** Milliseconds a sign-in counts as recent: what changes a password or ends an account asks for one. */
export const recentSignIn = 5 * 60_000

type Body<Name extends keyof typeof requests> = InferOutput<(typeof requests)[Name]>
type WithEmail = IdentityUserTable & {readonly email: string}

/** What one call of the identity service works with. `address` is the caller's network address. */
export type Call = {
  readonly db: Kysely<Tables>
  readonly options: LocalFirebaseOptions
  readonly address: string
  /** The page the call comes from, as its browser says; undefined from elsewhere. */
  readonly origin: string | undefined
}

/** `accounts:signUp`: a new account, signed in at once. */
export async function signUp({db, options, address}: Call, body: Body<'signUp'>) {
  if (options.allowSignUp === false) throw new IdentityError('ADMIN_ONLY_OPERATION')
  if (body.idToken !== undefined) throw new IdentityError('OPERATION_NOT_ALLOWED')
  if (body.email === undefined) throw new IdentityError('ADMIN_ONLY_OPERATION')
  parseEmail(body.email)
  await noteAttempt(db, [{kind: 'signUp', value: networkOf(address)}], options.clock())
  const created = await createUser(
    db,
    {email: body.email, password: body.password ?? '', displayName: body.displayName},
    options.clock,
  )
  const user = await standingUser(db, created.uid, options.clock())
  return {kind: 'identitytoolkit#SignupNewUserResponse', email: created.email, ...(await signedIn(db, user, options))}
}

/** `accounts:signInWithPassword`, with the limits on failures. */
export async function signInWithPassword({db, options, address}: Call, body: Body<'signInWithPassword'>) {
  const email = parseEmail(body.email)
  if (body.password === undefined || body.password === '') throw new IdentityError('MISSING_PASSWORD')
  const noted = await noteAttempt(
    db,
    [{kind: 'account', value: email}, {kind: 'address', value: networkOf(address)}],
    options.clock(),
  )
  const user = await findByEmail(db, email)
  const matches = await passwordMatches(body.password, user?.password_hash)
  if (user === undefined) throw new IdentityError('EMAIL_NOT_FOUND')
  if (!matches) throw new IdentityError('INVALID_PASSWORD')
  await forgive(db, noted)
  await forgiveAccount(db, email)
  if (user.disabled) throw new IdentityError('USER_DISABLED')
  const tokens = await signedIn(db, user, options)
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    email,
    displayName: user.display_name ?? '',
    registered: true,
    ...tokens,
  }
}

/** `accounts:signInWithCustomToken`, for tokens of `createCustomToken`. */
export async function signInWithCustomToken({db, options}: Call, body: Body<'signInWithCustomToken'>) {
  const {uid, claims} = await verifyCustomToken(db, body.token, options)
  const now = options.clock()
  const {user, isNew} = await ensureUser(db, uid, now)
  if (user.disabled) throw new IdentityError('USER_DISABLED')
  const tokens = await startSession(db, user, {provider: 'custom', authTime: now, claims}, options)
  await noteLogin(db, uid, now)
  return {kind: 'identitytoolkit#VerifyCustomTokenResponse', isNewUser: isNew, ...tokens}
}

/** `accounts:lookup`: the account of an id token. */
export async function lookup(call: Call, body: Body<'lookup'>) {
  const {user} = await callerOf(call, body.idToken)
  return {kind: 'identitytoolkit#GetAccountInfoResponse', users: [userRecord(user)]}
}

/** The token endpoint: a refresh token for a new id token. */
export async function refresh({db, options}: Call, body: Body<'token'>) {
  if (body.grant_type !== 'refresh_token') throw new IdentityError('INVALID_GRANT_TYPE')
  const tokens = await refreshSession(db, body.refresh_token, options)
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

/** `accounts:sendOobCode`: the mail that resets a password or verifies an address. */
export async function sendOobCode(call: Call, body: Body<'sendOobCode'>) {
  const {db, options} = call
  checkContinueUrl(body.continueUrl, options)
  const isReset = body.requestType === 'PASSWORD_RESET'
  const user = isReset ? await userOfEmail(call, body.email) : await verifiableCaller(call, body.idToken)
  await limitMails(call, user.email)
  const {sendMail = mailToOutbox, brandName = 'Aristo'} = options
  const linkBase = linkOrigin(call.origin, options)
  const mail = {kind: body.requestType, linkBase, continueUrl: body.continueUrl, sendMail, brandName}
  await mailCode(db, user, mail, options.clock())
  return {kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: user.email}
}

/** `accounts:resetPassword`: tells what a code is for; with a new password, sets it. */
export async function resetPassword({db, options}: Call, body: Body<'resetPassword'>) {
  const now = options.clock()
  const code = await usableCode(db, body.oobCode, now)
  const reply = {kind: 'identitytoolkit#ResetPasswordResponse', email: code.email, requestType: code.kind}
  const {newPassword} = body
  if (newPassword === undefined) return reply
  if (code.kind !== 'PASSWORD_RESET') throw new IdentityError('INVALID_OOB_CODE')
  const passwordHash = await newPasswordHash(newPassword)
  await db.transaction().execute(async (trx) => {
    // Only who reads the mail has the code, so the address is proven as well.
    await changePassword(trx, code.uid, passwordHash, now, {email_verified: true})
    await useCode(trx, code, now)
  })
  await forgiveAccount(db, code.email)
  return reply
}

/** `accounts:update`: applies a verification code, or changes name, picture or password of the caller. */
export async function update(call: Call, body: Body<'update'>) {
  if (body.oobCode !== undefined) return applyCode(call, body.oobCode)
  const {db, options} = call
  if (body.email !== undefined) throw new IdentityError('OPERATION_NOT_ALLOWED')
  const {user, token} = await callerOf(call, body.idToken)
  if (body.password !== undefined) checkRecent(token, options.clock())
  const passwordHash = body.password === undefined ? undefined : await newPasswordHash(body.password)
  const named = await updateProfile(db, user, body)
  const changed =
    passwordHash === undefined ? named : await changePassword(db, user.uid, passwordHash, options.clock())
  const authTime = body.password === undefined ? token.authTime : options.clock()
  const provider = token.provider === 'custom' ? 'custom' : 'password'
  const tokens = await startSession(db, changed, {provider, authTime, claims: token.claims}, options)
  return {kind: 'identitytoolkit#SetAccountInfoResponse', ...profileOf(changed), ...tokens}
}

/** `accounts:delete`: ends the caller's account. */
export async function deleteAccount(call: Call, body: Body<'delete'>) {
  const {user, token} = await callerOf(call, body.idToken)
  checkRecent(token, call.options.clock())
  await call.db.deleteFrom('identity_user').where('uid', '=', user.uid).execute()
  return {kind: 'identitytoolkit#DeleteAccountResponse'}
}

/** Verifies the address that the code was sent to. */
export async function applyCode({db, options}: Call, oobCode: string) {
  const now = options.clock()
  const code = await usableCode(db, oobCode, now)
  if (code.kind !== 'VERIFY_EMAIL') throw new IdentityError('INVALID_OOB_CODE')
  const user = await db.transaction().execute(async (trx) => {
    await useCode(trx, code, now)
    const verified = trx.updateTable('identity_user').set({email_verified: true}).where('uid', '=', code.uid)
    return verified.returningAll().executeTakeFirstOrThrow()
  })
  return {kind: 'identitytoolkit#SetAccountInfoResponse', ...profileOf(user)}
}

async function signedIn(db: Kysely<Tables>, user: IdentityUserTable, options: LocalFirebaseOptions) {
  const now = options.clock()
  const tokens = await startSession(db, user, {provider: 'password', authTime: now, claims: {}}, options)
  await noteLogin(db, user.uid, now)
  return {localId: user.uid, ...tokens}
}

async function noteLogin(db: Kysely<Tables>, uid: string, now: number): Promise<void> {
  await db.updateTable('identity_user').set({last_login_at: new Date(now)}).where('uid', '=', uid).execute()
}

async function callerOf({db, options}: Call, idToken: string | undefined) {
  if (idToken === undefined) throw new IdentityError('INVALID_ID_TOKEN')
  const token = await verifyIdToken(db, idToken, options)
  return {token, user: await standingUser(db, token.uid, token.authTime)}
}

async function userOfEmail({db}: Call, email: string | undefined): Promise<WithEmail> {
  const wanted = parseEmail(email)
  const user = await findByEmail(db, wanted)
  if (user === undefined) throw new IdentityError('EMAIL_NOT_FOUND')
  return {...user, email: wanted}
}

async function verifiableCaller(call: Call, idToken: string | undefined): Promise<WithEmail> {
  const {user} = await callerOf(call, idToken)
  if (user.email === null) throw new IdentityError('INVALID_EMAIL')
  return {...user, email: user.email}
}

async function limitMails({db, options, address}: Call, email: string): Promise<void> {
  const subjects = [{kind: 'mail', value: email}, {kind: 'address', value: networkOf(address)}] as const
  await noteAttempt(db, subjects, options.clock())
}

function checkRecent(token: VerifiedIdToken, now: number): void {
  if (now - token.authTime > recentSignIn) throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
}

function checkContinueUrl(url: string | undefined, options: LocalFirebaseOptions): void {
  if (url !== undefined && !isTrustedUrl(url, options)) throw new IdentityError('UNAUTHORIZED_DOMAIN')
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

function profileOf(user: IdentityUserTable) {
  return {
    localId: user.uid,
    email: user.email ?? undefined,
    emailVerified: user.email_verified,
    displayName: user.display_name ?? undefined,
    photoUrl: user.photo_url ?? undefined,
    providerUserInfo: providersOf(user),
  }
}
