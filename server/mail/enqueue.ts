import {randomUUID} from 'node:crypto'
import {type Kysely, sql} from 'kysely'
import * as v from 'valibot'
import {consentPurposes, type ConsentPurpose} from '../../domain/contact/consent.ts'
import type {Html} from '../http/pages/html.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {mailAddress} from './address.ts'
import {standingConsent} from './consent.ts'

const hour = 3_600_000

/** What one address is sent at most, of all kinds but those of the identity provider, which has limits of its own. */
export const mailLimits = {perHour: 5, perDay: 15} as const

/** Bounds of one mail: characters of its subject and of its text, and of what its template is given. */
export const mailBounds = {subject: 200, text: 50_000, html: 200_000, payload: 200_000} as const

const shape = v.object({
  key: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/^[\x21-\x7e]+$/, 'printable characters')),
  kind: v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]{0,39}$/, 'a word')),
  recipient: mailAddress,
  subject: v.pipe(v.string(), v.minLength(1), v.maxLength(mailBounds.subject), v.regex(/^[^\p{Cc}]+$/u, 'one line')),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(mailBounds.text), v.excludes('\0')),
  link: v.optional(v.pipe(v.string(), v.url(), v.maxLength(2_000))),
  html: v.optional(v.object({html: v.pipe(v.string(), v.maxLength(mailBounds.html), v.excludes('\0'))})),
  template: v.optional(v.object({name: v.string(), payload: v.looseObject({})})),
  consent: v.nullable(v.picklist(consentPurposes)),
  expiresAt: v.optional(v.number()),
})

/** A mail to one person, in Portuguese. */
export type NewMail = {
  /** The same key is the same mail: it is sent once, however often it is asked for within thirty days. */
  readonly key: string
  /** A word for lists of operators, such as `diagnosticReport`. */
  readonly kind: string
  readonly recipient: string
  readonly subject: string
  /** The part in plain text: paragraphs with an empty line between them. */
  readonly text: string
  /** An absolute address that stands in the text as a paragraph of its own, and is a button in HTML. */
  readonly link?: string | undefined
  /** The part in HTML, made by the `html` template; the paragraphs of `text` when absent. */
  readonly html?: Html | undefined
  /** What makes HTML and attachments when the mail leaves (`templates.ts`). */
  readonly template?: {readonly name: string; readonly payload: object} | undefined
  /** What the recipient must have agreed to; null for a mail that they asked for themselves, or that concerns their account. */
  readonly consent: ConsentPurpose | null
  /** From this instant on the mail is of no use and is not sent any more, in milliseconds. */
  readonly expiresAt?: number | undefined
}

export type Enqueued =
  | {readonly status: 'queued' | 'known'; readonly id: string}
  | {readonly status: 'refused'; readonly reason: 'noConsent' | 'tooMany'}

/**
 * Puts a mail into the outbox, from where the worker delivers it; without a mail server the page of mails shows it. It
 * belongs into the transaction that makes what the mail is about: both are stored, or neither.
 *
 * @param now milliseconds since 1970-01-01 UTC
 * @throws ValiError for a mail that is too large or not well-formed; what visitors typed is checked before
 */
export async function enqueueMail(trx: Kysely<Tables>, mail: NewMail, now: number): Promise<Enqueued> {
  const {key, recipient, link = '', text, html, template, consent, expiresAt, ...rest} = v.parse(shape, mail)
  const payload = template === undefined ? null : JSON.stringify(template.payload)
  if (payload !== null && payload.length > mailBounds.payload)
    throw new RangeError('The payload of the mail is too large.')
  // Mails to one address are counted one after another.
  await sql`select pg_advisory_xact_lock(hashtext(${`mails ${recipient}`}))`.execute(trx)
  const known = await trx.selectFrom('mail_outbox').select('id').where('key', '=', key).executeTakeFirst()
  if (known !== undefined) return {status: 'known', id: known.id}
  if (consent !== null && (await standingConsent(trx, recipient, consent)) === undefined)
    return {status: 'refused', reason: 'noConsent'}
  if (await hasEnough(trx, recipient, now)) return {status: 'refused', reason: 'tooMany'}
  const id = randomUUID()
  await trx
    .insertInto('mail_outbox')
    .values({
      ...rest,
      id,
      key,
      recipient,
      body: text,
      link,
      html: html?.html ?? null,
      template: template?.name ?? null,
      payload,
      consent,
      created_at: new Date(now),
      sent_at: null,
      code_hash: null,
      expires_at: expiresAt === undefined ? null : new Date(expiresAt),
    })
    .execute()
  return {status: 'queued', id}
}

async function hasEnough(trx: Kysely<Tables>, recipient: string, now: number): Promise<boolean> {
  const {rows} = await sql<{hour: number; day: number}>`
    select count(*) filter (where created_at > ${new Date(now - hour)})::integer as hour, count(*)::integer as day
    from mail_outbox where recipient = ${recipient} and key is not null and created_at > ${new Date(now - 24 * hour)}`.execute(
    trx,
  )
  const {hour: ofHour, day: ofDay} = rows[0] ?? {hour: 0, day: 0}
  return ofHour >= mailLimits.perHour || ofDay >= mailLimits.perDay
}
