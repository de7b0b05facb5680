import {createHmac, randomBytes, randomUUID} from 'node:crypto'
import {type Kysely, sql} from 'kysely'
import * as v from 'valibot'
import {type ConsentPurpose, consentText} from '../../domain/contact/consent.ts'
import {isSameSecret} from '../http/serviceToken.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {mailAddress} from './address.ts'
import type {MailConsentTable} from './tables.ts'

type Db = Kysely<Tables>

/** Milliseconds for which a consent that was withdrawn is kept, to show what was agreed to and until when. */
export const withdrawnLife = 365 * 86_400_000

export type NewConsent = {
  readonly recipient: string
  readonly purpose: ConsentPurpose
  /** The version of the words that the screen showed. */
  readonly textVersion: string
  /** The screen that asked, such as `diagnostic`. */
  readonly source: string
  readonly brandName: string
}

/**
 * Stores that a person agrees to mails of a purpose. Who agrees already agrees once.
 *
 * @returns false when the words that were shown are not the present ones: they must be shown and asked again
 * @throws ValiError for what is no address
 */
export async function giveConsent(db: Db, consent: NewConsent, now: number): Promise<boolean> {
  const {purpose, textVersion, source, brandName} = consent
  const {version, text} = consentText(purpose, brandName)
  if (textVersion !== version) return false
  const row = {id: randomUUID(), purpose, text, text_version: version, source, given_at: new Date(now)}
  await db
    .insertInto('mail_consent')
    .values({...row, recipient: v.parse(mailAddress, consent.recipient), withdrawn_at: null, withdrawn_by: null})
    .onConflict((conflict) => conflict.columns(['recipient', 'purpose']).where('withdrawn_at', 'is', null).doNothing())
    .execute()
  return true
}

/** The standing consent of an address; undefined when there is none. */
export async function standingConsent(
  db: Db,
  recipient: string,
  purpose: ConsentPurpose,
): Promise<{readonly id: string} | undefined> {
  return db
    .selectFrom('mail_consent')
    .select('id')
    .where('recipient', '=', recipient)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
}

export type Withdrawal = NonNullable<MailConsentTable['withdrawn_by']>

/**
 * Withdraws a consent: mails that need it are not sent from now on, those that wait included. The link of an older mail
 * withdraws a consent that was given again since as well, because it says so to the same person.
 */
export async function withdraw(db: Db, recipient: string, how: Withdrawal, now: number): Promise<void> {
  await db
    .updateTable('mail_consent')
    .set({withdrawn_at: new Date(now), withdrawn_by: how})
    .where('recipient', '=', recipient)
    .where('withdrawn_at', 'is', null)
    .execute()
  await sql`
    update mail_outbox set state = 'dropped', body = '', link = '', html = null, payload = null,
      last_error = 'consent withdrawn'
    where recipient = ${recipient} and consent is not null and state = 'waiting' and claim is null`.execute(db)
}

/** Forgets consents that were withdrawn long ago. */
export async function pruneConsents(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('mail_consent')
    .where('withdrawn_at', '<', new Date(now - withdrawnLife))
    .execute()
}

/** The secret of the links, made once for all processes of a database. */
async function secretOf(db: Db): Promise<string> {
  await db
    .insertInto('mail_secret')
    .values({secret: randomBytes(32).toString('base64url')})
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const {secret} = await db.selectFrom('mail_secret').select('secret').executeTakeFirstOrThrow()
  return secret
}

const signatureOf = (id: string, secret: string): string =>
  createHmac('sha256', secret).update(`mail consent ${id}`).digest('base64url')

/** Where the links of withdrawal lead. */
export const withdrawalPath = '/emails/cancelar'

/** The link that withdraws this consent; it holds as long as the consent is known. */
export async function withdrawalLink(db: Db, consentId: string, origin: string): Promise<string> {
  return `${origin}${withdrawalPath}/${consentId}.${signatureOf(consentId, await secretOf(db))}`
}

const token = /^([0-9a-f-]{36})\.([\w-]{43})$/

/** Whose consent a link withdraws; undefined for a link that nobody signed, or of a consent that was forgotten. */
export async function consentOfToken(
  db: Db,
  text: string,
): Promise<{readonly recipient: string; readonly isStanding: boolean} | undefined> {
  const [, id = '', signature = ''] = token.exec(text) ?? []
  if (id === '' || !isSameSecret(signature, signatureOf(id, await secretOf(db)))) return undefined
  const row = await db.selectFrom('mail_consent').select('recipient').where('id', '=', id).executeTakeFirst()
  if (row === undefined) return undefined
  return {recipient: row.recipient, isStanding: (await standingConsent(db, row.recipient, 'contact')) !== undefined}
}
