import {randomUUID} from 'node:crypto'
import type {Kysely} from 'kysely'
import type {Tables} from '../kernel/database/tables.ts'

/** A mail to one person. `link` stands in the body as well, on a line of its own. */
type Mail = {
  readonly recipient: string
  readonly kind: string
  readonly subject: string
  readonly body: string
  readonly link: string
}

/** A mail with what its link is good for: the SHA-256 of its code, and until when. */
type CodeMail = Mail & {readonly codeHash: string; readonly expiresAt: Date}

/**
 * Hands a mail over. It runs in the transaction that makes what the mail is about, so that there is no mail without its
 * code and no code without its mail; what delivers over the network therefore reads an outbox of its own afterwards.
 */
export type SendMail = (trx: Kysely<Tables>, mail: CodeMail, now: number) => Promise<void>

/** Puts the mail into `mail_outbox`, from where the page of mails shows it and the worker delivers it (G-34). */
export const mailToOutbox: SendMail = async (trx, {codeHash, expiresAt, ...mail}, now) => {
  const times = {created_at: new Date(now), sent_at: null, expires_at: expiresAt}
  await trx
    .insertInto('mail_outbox')
    .values({...mail, ...times, id: randomUUID(), code_hash: codeHash})
    .execute()
}

/** A mail whose link is of no use any more, or has gone where it should, keeps neither link nor text. */
export const emptied = {body: '', link: '', html: null, payload: null} as const

/** Milliseconds after which nothing of a mail is kept. */
export const mailLife = 30 * 24 * 3_600_000

/** The longest that links of mails from before they had an end were good for. */
const longestLink = 3 * 24 * 3_600_000

/** Empties the mails of codes that were used up. */
export async function emptyMailsOf(trx: Kysely<Tables>, codeHashes: readonly string[]): Promise<void> {
  await trx.updateTable('mail_outbox').set(emptied).where('code_hash', 'in', codeHashes).execute()
}

/** Empties mails that were delivered or whose link ended, and forgets those of thirty days ago. */
export async function pruneMails(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('created_at', '<', new Date(now - mailLife))
    .execute()
  await db
    .updateTable('mail_outbox')
    .set(emptied)
    .where('body', '<>', '')
    .where((eb) =>
      eb.or([
        eb('sent_at', 'is not', null),
        eb('expires_at', '<=', new Date(now)),
        eb.and([
          eb('expires_at', 'is', null),
          eb('key', 'is', null),
          eb('created_at', '<=', new Date(now - longestLink)),
        ]),
      ]),
    )
    .execute()
}

/** A mail as the outbox shows it. */
export type OutboxMail = Mail & {readonly id: string; readonly createdAt: Date; readonly isSent: boolean}

/** The newest mails, at most so many; with `recipient`, those whose address contains the text. */
export async function recentMails(
  db: Kysely<Tables>,
  {recipient, most}: {readonly recipient: string; readonly most: number},
): Promise<OutboxMail[]> {
  const wanted = recipient.trim().toLowerCase()
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['id', 'recipient', 'kind', 'subject', 'body', 'link', 'created_at', 'sent_at'])
    .where((eb) => (wanted === '' ? eb.lit(true) : eb(eb.fn('strpos', ['recipient', eb.val(wanted)]), '>', eb.lit(0))))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({created_at: createdAt, sent_at: sentAt, ...mail}) => ({
    ...mail,
    createdAt,
    isSent: sentAt !== null,
  }))
}
