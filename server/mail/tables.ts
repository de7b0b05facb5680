import type {Generated, JSONColumnType} from 'kysely'
import type {DeliveryState} from '../delivery/queue.ts'

/** The tables of mails, in Kysely's terms. Instants are `timestamptz`, a JavaScript `Date` on both databases. */
export interface MailTables {
  mail_outbox: MailOutboxTable
  mail_consent: MailConsentTable
  mail_secret: MailSecretTable
}

/**
 * A mail: the page of mails shows it, the delivery worker sends it. `body`, `link`, `html` and `payload` are empty once it
 * is of no use.
 */
export interface MailOutboxTable {
  id: string
  recipient: string
  kind: string
  subject: string
  /** The part in plain text. */
  body: string
  link: string
  created_at: Date
  sent_at: Date | null
  /** The SHA-256 of the code in the link; its use empties the mail. */
  code_hash: string | null
  /** From then on the mail is of no use, and is emptied. */
  expires_at: Date | null
  /** The caller's idempotency key; null for mails of the identity provider, whose codes are their keys. */
  key: Generated<string | null>
  /** What stands in the part in HTML, from templates of ours; null for paragraphs of `body`. */
  html: Generated<string | null>
  /** What makes HTML and attachments of `payload` when the mail leaves; null for none. */
  template: Generated<string | null>
  payload: JSONColumnType<object | null, string | null | undefined, string | null>
  /** What the recipient must have agreed to; null for a mail that needs no consent. */
  consent: Generated<string | null>
  state: Generated<DeliveryState>
  /** Attempts that failed. */
  failures: Generated<number>
  next_attempt_at: Generated<Date>
  lease_until: Generated<Date | null>
  claim: Generated<string | null>
  last_error: Generated<string | null>
  /** Set just before the end of the mail is sent: from then on the receiver may have it. */
  committing_at: Generated<Date | null>
}

/** That a person agreed to mails of one purpose: to which words, when, and where they did. */
export interface MailConsentTable {
  id: string
  /** Trimmed and in lower case. */
  recipient: string
  purpose: string
  /** The words they agreed to, and the name of that version. */
  text: string
  text_version: string
  /** The screen that asked. */
  source: string
  given_at: Date
  withdrawn_at: Date | null
  /** How it was withdrawn: on the page of the link, by the one click of a mail program, or by an operator. */
  withdrawn_by: 'link' | 'oneClick' | 'operator' | null
}

/** The one secret that signs links of withdrawal. */
export interface MailSecretTable {
  id: Generated<number>
  secret: string
}

declare module '../kernel/database/tables.ts' {
  interface Tables extends MailTables {}
}
