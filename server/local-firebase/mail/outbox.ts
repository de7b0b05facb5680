import {randomUUID} from 'node:crypto'
import type {Kysely} from 'kysely'
import type {Tables} from '../../db/tables.ts'

/** A mail to one person. `link` stands in the body as well, on a line of its own. */
type Mail = {
  readonly recipient: string
  readonly kind: string
  readonly subject: string
  readonly body: string
  readonly link: string
}

/**
 * Hands a mail over. It runs in the transaction that makes what the mail is about, so that there is no mail without its
 * code and no code without its mail; what delivers over the network therefore reads an outbox of its own afterwards.
 */
export type SendMail = (trx: Kysely<Tables>, mail: Mail, now: number) => Promise<void>

/** Puts the mail into `mail_outbox`, from where the page of mails shows it and an operator delivers it (G-34). */
export const mailToOutbox: SendMail = async (trx, mail, now) => {
  const row = {...mail, id: randomUUID(), created_at: new Date(now), sent_at: null}
  await trx.insertInto('mail_outbox').values(row).execute()
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
    .selectAll()
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
