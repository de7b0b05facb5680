import type {Kysely, Selectable} from 'kysely'
import * as v from 'valibot'
import type {Tables} from '../../kernel/database/tables.ts'
import {emptyMailsOf, type SendMail} from '../../mail/outbox.ts'
import type {IdentityCodeTable, IdentityUserTable} from '../tables.ts'
import {IdentityError} from './errors.ts'
import {mailText} from './mailTexts.ts'
import type {MailKind} from './mailTexts.ts'
import {digest, randomSecret} from './secrets.ts'

const day = 24 * 3_600_000

/** Milliseconds a code of each kind can be used; the first two as Firebase's. */
export const codeLife: Readonly<Record<MailKind, number>> = {
  PASSWORD_RESET: 3_600_000,
  VERIFY_EMAIL: 3 * day,
  VERIFY_AND_CHANGE_EMAIL: 3 * day,
  RECOVER_EMAIL: 7 * day,
}

const kindSchema = v.picklist(['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL'])

/** Where the links of mails lead, as at Google's: the page that does what the mail is about. */
export const actionPath = '/__/auth/action'

const modes: Readonly<Record<MailKind, string>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
}

/** A mail to write. `linkBase` is the origin its link leads to, `continueUrl` where the page goes on afterwards. */
type CodeMail = {
  readonly kind: MailKind
  readonly linkBase: string
  readonly continueUrl?: string | undefined
  /** The address that the code gives the account, and to which its mail goes. */
  readonly newEmail?: string | undefined
  readonly brandName: string
  readonly sendMail: SendMail
}

/** A code that may be used now. */
export type UsableCode = {
  readonly uid: string
  /** The account's address; of `RECOVER_EMAIL` the one it had before. */
  readonly email: string
  readonly newEmail: string | null
  readonly kind: MailKind
  readonly hash: string
  readonly createdAt: Date
}

/** Makes a one-time code for the account and sends the mail with its link. */
export async function mailCode(
  db: Kysely<Tables>,
  user: IdentityUserTable & {readonly email: string},
  mail: CodeMail,
  now: number,
): Promise<void> {
  const code = randomSecret()
  const link = linkOf(code, mail)
  const expiresAt = new Date(now + codeLife[mail.kind])
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('identity_code')
      .values({
        code_hash: digest(code),
        uid: user.uid,
        email: user.email,
        request_type: mail.kind,
        created_at: new Date(now),
        expires_at: expiresAt,
        used_at: null,
        new_email: mail.newEmail ?? null,
      })
      .execute()
    const text = mailText(mail.kind, link, mail.brandName)
    const recipient = mail.newEmail ?? user.email
    await mail.sendMail(trx, {...text, recipient, kind: mail.kind, link, codeHash: digest(code), expiresAt}, now)
  })
}

/**
 * Looks a code up without using it.
 *
 * @throws IdentityError INVALID_OOB_CODE when unknown, used or for an e-mail the account has no more; EXPIRED_OOB_CODE
 */
export async function usableCode(db: Kysely<Tables>, code: string, now: number): Promise<UsableCode> {
  const row = await db
    .selectFrom('identity_code')
    .innerJoin('identity_user', 'identity_user.uid', 'identity_code.uid')
    .selectAll('identity_code')
    .where('code_hash', '=', digest(code))
    .where((eb) =>
      eb.or([eb('identity_user.email', '=', eb.ref('identity_code.email')), eb('request_type', '=', 'RECOVER_EMAIL')]),
    )
    .executeTakeFirst()
  if (row === undefined || row.used_at !== null) throw new IdentityError('INVALID_OOB_CODE')
  if (row.expires_at.getTime() <= now) throw new IdentityError('EXPIRED_OOB_CODE')
  return usable(row)
}

/**
 * Uses a code up, together with all others of its kind that the account was sent, and empties their mails. Of the ways
 * back to a former address only the later ones end: who moved an account on and on cannot take away the owner's. Of two
 * uses at the same moment one wins.
 *
 * @throws IdentityError INVALID_OOB_CODE
 */
export async function useCode(
  trx: Kysely<Tables>,
  {hash, uid, kind, createdAt}: UsableCode,
  now: number,
): Promise<void> {
  const used = await trx
    .updateTable('identity_code')
    .set({used_at: new Date(now)})
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst()
  if (used === undefined) throw new IdentityError('INVALID_OOB_CODE')
  await emptyMailsOf(trx, [hash])
  await endCodes(trx, {uid, kind, since: kind === 'RECOVER_EMAIL' ? createdAt : new Date(0)}, now)
}

/**
 * Ends the changes of address that an account asked for and did not confirm. It comes with every new password and every
 * new address: who asked may be who has just been shut out.
 */
export async function endPendingChanges(trx: Kysely<Tables>, uid: string, now: number): Promise<void> {
  await endCodes(trx, {uid, kind: 'VERIFY_AND_CHANGE_EMAIL', since: new Date(0)}, now)
}

type Ending = {readonly uid: string; readonly kind: MailKind; readonly since: Date}

async function endCodes(trx: Kysely<Tables>, {uid, kind, since}: Ending, now: number): Promise<void> {
  const ended = await trx
    .updateTable('identity_code')
    .set({used_at: new Date(now)})
    .where('uid', '=', uid)
    .where('request_type', '=', kind)
    .where('created_at', '>=', since)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .execute()
  if (ended.length > 0)
    await emptyMailsOf(
      trx,
      ended.map((row) => row.code_hash),
    )
}

/** Forgets codes that ended thirty days ago; until then their links say that their time is over. */
export async function pruneCodes(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('identity_code')
    .where('expires_at', '<', new Date(now - 30 * day))
    .execute()
}

function usable(row: Selectable<IdentityCodeTable>): UsableCode {
  const {uid, email, new_email: newEmail, code_hash: hash, created_at: createdAt} = row
  return {uid, email, newEmail, kind: v.parse(kindSchema, row.request_type), hash, createdAt}
}

function linkOf(code: string, {kind, linkBase, continueUrl}: CodeMail): string {
  const link = new URL(actionPath, linkBase)
  link.searchParams.set('mode', modes[kind])
  link.searchParams.set('oobCode', code)
  if (continueUrl !== undefined) link.searchParams.set('continueUrl', continueUrl)
  return link.href
}
