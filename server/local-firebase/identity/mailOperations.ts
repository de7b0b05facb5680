import type {Kysely} from 'kysely'
import type {InferOutput} from 'valibot'
import {networkOf} from '../../http/clientAddress.ts'
import type {Tables} from '../../kernel/database/tables.ts'
import {mailToOutbox} from '../../mail/outbox.ts'
import type {LocalFirebaseOptions} from '../options.ts'
import type {IdentityUserTable} from '../tables.ts'
import {changeEmail, changePassword, findByEmail, insistFree, newPasswordHash, ownerOf, parseEmail} from './accounts.ts'
import {attemptsElsewhere, failureLimits, forgiveSubject, noteAttempt, type Subject} from './attempts.ts'
import {type Call, checkRecent} from './call.ts'
import {standingCaller} from './caller.ts'
import {mailCode, usableCode, useCode, type UsableCode} from './codes.ts'
import {IdentityError} from './errors.ts'
import type {MailKind} from './mailTexts.ts'
import type {requests} from './requests.ts'
import {isTrustedUrl, linkOrigin} from './trustedOrigins.ts'
import {profileOf} from './userRecord.ts'

type Body<Name extends keyof typeof requests> = InferOutput<(typeof requests)[Name]>
type WithEmail = IdentityUserTable & {readonly email: string}

/** `accounts:sendOobCode`: the mail that resets a password, verifies an address or changes it. */
export async function sendOobCode(call: Call, body: Body<'sendOobCode'>) {
  const {requestType, continueUrl} = body
  if (requestType === undefined || requestType === 'OOB_REQ_TYPE_UNSPECIFIED')
    throw new IdentityError('MISSING_REQ_TYPE')
  if (requestType === 'EMAIL_SIGNIN') throw new IdentityError('OPERATION_NOT_ALLOWED')
  checkContinueUrl(continueUrl, call.options)
  const {user, newEmail} = await addressee[requestType](call, body)
  await mailTo(call, user, {kind: requestType, continueUrl, newEmail})
  return {kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: user.email}
}

type Addressee = {readonly user: WithEmail; readonly newEmail?: string}

/** Whose mail each kind is; every limit is looked at before anything is told about an address. */
const addressee: Readonly<
  Record<Exclude<MailKind, 'RECOVER_EMAIL'>, (call: Call, body: Body<'sendOobCode'>) => Promise<Addressee>>
> = {
  PASSWORD_RESET: async (call, {email}) => {
    if (!email) throw new IdentityError('MISSING_EMAIL')
    const wanted = parseEmail(email)
    await limitRecovery(call, wanted)
    const user = await findByEmail(call.db, wanted)
    if (user === undefined) throw new IdentityError('EMAIL_NOT_FOUND')
    return {user: {...user, email: wanted}}
  },

  VERIFY_EMAIL: async (call, {idToken}) => {
    const {user} = await mailedCaller(call, idToken || undefined, 'INVALID_ID_TOKEN')
    await noteAttempt(call.db, [{kind: 'mail', value: user.uid}], call.options.clock())
    return {user}
  },

  VERIFY_AND_CHANGE_EMAIL: async (call, {idToken, newEmail: given}) => {
    if (!given) throw new IdentityError('MISSING_NEW_EMAIL')
    const newEmail = parseEmail(given)
    const {user, token} = await mailedCaller(call, idToken || undefined, 'MISSING_ID_TOKEN')
    checkRecent(token, call.options.clock())
    await noteAttempt(call.db, [{kind: 'mail', value: user.uid}, ...enquiry(call)], call.options.clock())
    await insistFree(call.db, newEmail)
    return {user, newEmail}
  },
}

/** `accounts:createAuthUri`, for `fetchSignInMethodsForEmail`: how an address signs in. */
export async function createAuthUri(call: Call, {identifier, continueUri}: Body<'createAuthUri'>) {
  if (!identifier) throw new IdentityError('MISSING_IDENTIFIER')
  if (!continueUri) throw new IdentityError('MISSING_CONTINUE_URI')
  const email = parseEmail(identifier, 'INVALID_IDENTIFIER')
  if (!URL.canParse(continueUri)) throw new IdentityError('INVALID_CONTINUE_URI')
  await noteAttempt(call.db, enquiry(call), call.options.clock())
  const user = await findByEmail(call.db, email)
  const providers = user === undefined ? [] : ['password']
  return {
    kind: 'identitytoolkit#CreateAuthUriResponse',
    registered: user !== undefined,
    allProviders: providers,
    signinMethods: user?.password_hash === null ? [] : providers,
  }
}

/** `accounts:resetPassword`: tells what a code is for; with a new password, sets it. */
export async function resetPassword({db, options, address}: Call, body: Body<'resetPassword'>) {
  if (!body.oobCode) throw new IdentityError('MISSING_OOB_CODE')
  const now = options.clock()
  const code = await usableCode(db, body.oobCode, now)
  const reply = {
    kind: 'identitytoolkit#ResetPasswordResponse',
    email: code.email,
    newEmail: code.newEmail ?? undefined,
    requestType: code.kind,
  }
  const {newPassword} = body
  if (newPassword === undefined) return reply
  if (code.kind !== 'PASSWORD_RESET') throw new IdentityError('INVALID_OOB_CODE')
  const user = await db
    .selectFrom('identity_user')
    .select(['email', 'display_name'])
    .where('uid', '=', code.uid)
    .executeTakeFirstOrThrow()
  const passwordHash = await newPasswordHash(newPassword, ownerOf(user))
  await db.transaction().execute(async (trx) => {
    // Only who reads the mail has the code, so the address is proven as well.
    await changePassword(trx, code.uid, passwordHash, now, {email_verified: true})
    await useCode(trx, code, now)
  })
  await forgiveSubject(db, {kind: 'signIn', value: code.email, network: networkOf(address)})
  return reply
}

/** Does what the code of a mail is for: verifies an address, changes it, or takes a change back. */
export async function applyCode(call: Call, oobCode: string) {
  const now = call.options.clock()
  const code = await usableCode(call.db, oobCode, now)
  if (code.kind === 'PASSWORD_RESET') throw new IdentityError('INVALID_OOB_CODE')
  const user = await call.db.transaction().execute(async (trx) => {
    await useCode(trx, code, now)
    return applied(call, trx, code, now)
  })
  if (code.kind === 'VERIFY_AND_CHANGE_EMAIL') await mailFormerAddress(call, user, code.email)
  return {kind: 'identitytoolkit#SetAccountInfoResponse', ...profileOf(user)}
}

async function applied(call: Call, trx: Kysely<Tables>, code: UsableCode, now: number): Promise<IdentityUserTable> {
  if (code.kind === 'VERIFY_EMAIL') {
    const verified = trx.updateTable('identity_user').set({email_verified: true}).where('uid', '=', code.uid)
    return verified.returningAll().executeTakeFirstOrThrow()
  }
  const email = code.kind === 'RECOVER_EMAIL' ? code.email : code.newEmail
  if (email === null) throw new IdentityError('INVALID_OOB_CODE')
  const user = await changeEmail(trx, code.uid, {email, isVerified: true}, now)
  await call.options.onEmailChanged?.(trx, code.uid, email)
  return user
}

/** Sets another address for a caller who signed in a moment ago, and lets the former one take that back. */
export async function updateEmail(call: Call, user: IdentityUserTable, email: string): Promise<IdentityUserTable> {
  const {db, options} = call
  const now = options.clock()
  await noteAttempt(db, [{kind: 'mail', value: user.uid}, ...enquiry(call)], now)
  const changed = await db.transaction().execute(async (trx) => {
    const updated = await changeEmail(trx, user.uid, {email, isVerified: false}, now)
    await options.onEmailChanged?.(trx, user.uid, email)
    return updated
  })
  if (user.email !== null) await mailFormerAddress(call, changed, user.email)
  return changed
}

async function mailFormerAddress(call: Call, user: IdentityUserTable, former: string): Promise<void> {
  await mailTo(call, {...user, email: former}, {kind: 'RECOVER_EMAIL'})
}

type MailOrder = {
  readonly kind: MailKind
  readonly continueUrl?: string | undefined
  readonly newEmail?: string | undefined
}

async function mailTo({db, options, origin}: Call, user: WithEmail, order: MailOrder): Promise<void> {
  const {sendMail = mailToOutbox, brandName = 'Aristo'} = options
  await mailCode(db, user, {...order, linkBase: linkOrigin(origin, options), sendMail, brandName}, options.clock())
}

/**
 * Mails to an address are counted by network, so that nobody uses up those of its owner. When others asked often, each
 * further network gets one: the owner always does, and nobody's mailbox is filled from everywhere.
 */
async function limitRecovery(call: Call, email: string): Promise<void> {
  const {db, options, address} = call
  const subject: Subject = {kind: 'recovery', value: email, network: networkOf(address)}
  const elsewhere = await attemptsElsewhere(db, subject, options.clock())
  const limit = elsewhere < failureLimits.recovery ? failureLimits.recovery : 1
  await noteAttempt(db, [{...subject, limit}, ...enquiry(call)], options.clock())
}

const enquiry = ({address}: Call): readonly Subject[] => [{kind: 'enquiry', value: networkOf(address)}]

async function mailedCaller(
  {db, options}: Call,
  idToken: string | undefined,
  missing: 'INVALID_ID_TOKEN' | 'MISSING_ID_TOKEN',
) {
  if (idToken === undefined) throw new IdentityError(missing)
  const {token, user} = await standingCaller(db, idToken, options)
  if (user.email === null) throw new IdentityError('MISSING_EMAIL')
  return {token, user: {...user, email: user.email}}
}

function checkContinueUrl(url: string | undefined, options: LocalFirebaseOptions): void {
  if (url === undefined) return
  if (!URL.canParse(url)) throw new IdentityError('INVALID_CONTINUE_URI')
  if (!isTrustedUrl(url, options)) throw new IdentityError('UNAUTHORIZED_DOMAIN')
}
