import type {Kysely, Selectable} from 'kysely'
import * as v from 'valibot'
import type {Tables} from '../../db/tables.ts'
import type {SendMail} from '../mail/outbox.ts'
import type {IdentityCodeTable, IdentityUserTable} from '../tables.ts'
import {IdentityError} from './errors.ts'
import {mailText} from './mailTexts.ts'
import type {MailKind} from './mailTexts.ts'
import {digest, randomSecret} from './secrets.ts'

/** Milliseconds a code of each kind can be used, as Firebase's. */
export const codeLife: Readonly<Record<MailKind, number>> = {
  PASSWORD_RESET: 3_600_000,
  VERIFY_EMAIL: 3 * 24 * 3_600_000,
}

const kindSchema = v.picklist(['PASSWORD_RESET', 'VERIFY_EMAIL'])

/** Where the links of mails lead, as at Google's: the page that does what the mail is about. */
export const actionPath = '/__/auth/action'

const modes: Readonly<Record<MailKind, string>> = {PASSWORD_RESET: 'resetPassword', VERIFY_EMAIL: 'verifyEmail'}

/** A mail to write. `linkBase` is the origin its link leads to, `continueUrl` where the page goes on afterwards. */
type CodeMail = {
  readonly kind: MailKind
  readonly linkBase: string
  readonly continueUrl?: string | undefined
  readonly brandName: string
  readonly sendMail: SendMail
}

/** A code that may be used now. */
export type UsableCode = {readonly uid: string; readonly email: string; readonly kind: MailKind; readonly hash: string}

/** Makes a one-time code for the account and sends the mail with its link. */
export async function mailCode(
  db: Kysely<Tables>,
  user: IdentityUserTable & {readonly email: string},
  mail: CodeMail,
  now: number,
): Promise<void> {
  const code = randomSecret()
  const link = linkOf(code, mail)
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('identity_code')
      .values({
        code_hash: digest(code),
        uid: user.uid,
        email: user.email,
        request_type: mail.kind,
        created_at: new Date(now),
        expires_at: new Date(now + codeLife[mail.kind]),
        used_at: null,
      })
      .execute()
    const text = mailText(mail.kind, link, mail.brandName)
    await mail.sendMail(trx, {...text, recipient: user.email, kind: mail.kind, link}, now)
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
    .whereRef('identity_user.email', '=', 'identity_code.email')
    .executeTakeFirst()
  if (row === undefined || row.used_at !== null) throw new IdentityError('INVALID_OOB_CODE')
  if (row.expires_at.getTime() <= now) throw new IdentityError('EXPIRED_OOB_CODE')
  return usable(row)
}

/**
 * Uses a code up, together with all others of its kind that the account was sent. Of two uses at the same moment one
 * wins.
 *
 * @throws IdentityError INVALID_OOB_CODE
 */
export async function useCode(trx: Kysely<Tables>, code: UsableCode, now: number): Promise<void> {
  const used = await trx
    .updateTable('identity_code')
    .set({used_at: new Date(now)})
    .where('code_hash', '=', code.hash)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst()
  if (used === undefined) throw new IdentityError('INVALID_OOB_CODE')
  await trx
    .updateTable('identity_code')
    .set({used_at: new Date(now)})
    .where('uid', '=', code.uid)
    .where('request_type', '=', code.kind)
    .where('used_at', 'is', null)
    .execute()
}

function usable(row: Selectable<IdentityCodeTable>): UsableCode {
  return {uid: row.uid, email: row.email, kind: v.parse(kindSchema, row.request_type), hash: row.code_hash}
}

function linkOf(code: string, {kind, linkBase, continueUrl}: CodeMail): string {
  const link = new URL(actionPath, linkBase)
  link.searchParams.set('mode', modes[kind])
  link.searchParams.set('oobCode', code)
  if (continueUrl !== undefined) link.searchParams.set('continueUrl', continueUrl)
  return link.href
}
