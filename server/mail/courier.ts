import {type Kysely, sql} from 'kysely'
import type {DatabaseClock} from '../kernel/database/clock.ts'
import type {Tables} from '../kernel/database/tables.ts'
import type {Claimed, Outcome} from '../delivery/queue.ts'
import type {Courier} from '../delivery/worker.ts'
import {standingConsent, withdrawalLink} from './consent.ts'
import {emptied} from './outbox.ts'
import {mailPatience, type MailPatience, type MailSettings} from './settings.ts'

type Db = Kysely<Tables>

export type MailCourierOptions = {
  readonly settings: MailSettings
  readonly brandName: string
  /** Where the links of withdrawal lead, without a slash at the end. */
  readonly origin: string
  readonly databaseNow: DatabaseClock
  readonly patience?: MailPatience | undefined
}

/** A mail whose process ended between the end of the mail and the receiver's reply: nobody knows whether it was taken. */
async function markUnknown(db: Db, now: number): Promise<void> {
  await sql`
    update mail_outbox set state = 'unknown', claim = null, lease_until = null,
      last_error = 'the server stopped before the receiver had answered'
    where state = 'waiting' and committing_at is not null and lease_until <= ${new Date(now)}`.execute(db)
}

/** Whether the mail may leave still: it is this claim's, and nobody has withdrawn what it needs. */
async function commit(db: Db, {id, claim}: Claimed, now: number): Promise<boolean> {
  const at = new Date(now)
  const {numAffectedRows} = await sql`
    update mail_outbox m set committing_at = ${at}
    where id = ${id} and claim = ${claim} and state = 'waiting' and lease_until > ${at}
      and (consent is null or exists (
        select from mail_consent c
        where c.recipient = m.recipient and c.purpose = m.consent and c.withdrawn_at is null))`.execute(db)
  return numAffectedRows === 1n
}

/** Delivers mails over SMTP. */
export function mailCourier(options: MailCourierOptions): Courier {
  const {settings, brandName, origin, databaseNow, patience = mailPatience} = options

  async function deliver(db: Db, claimed: Claimed, signal: AbortSignal): Promise<Outcome> {
    const mail = await db.selectFrom('mail_outbox').selectAll().where('id', '=', claimed.id).executeTakeFirst()
    if (mail === undefined) return {kind: 'dropped', error: 'deleted'}
    const now = await databaseNow(db)
    if (mail.body === '') return {kind: 'dropped', error: 'its link was used'}
    if (mail.expires_at !== null && mail.expires_at.getTime() <= now) return {kind: 'dropped', error: 'out of date'}
    const consent = await standingConsent(db, mail.recipient, 'contact')
    if (mail.consent !== null && consent === undefined) return {kind: 'dropped', error: 'no consent'}
    // A mail of the identity provider is about the account alone.
    const isPersonal = mail.key !== null
    const link = consent !== undefined && isPersonal ? await withdrawalLink(db, consent.id, origin) : null
    // What writes and sends mails is loaded with the first one.
    const [{composeMail}, {sendOverSmtp}] = await Promise.all([import('./compose.ts'), import('./smtp.ts')])
    const letter = await composeMail(mail, {from: settings.from, brandName, withdrawalLink: link, now})
    return sendOverSmtp(letter, {
      settings,
      patience,
      signal,
      commit: async () => commit(db, claimed, await databaseNow(db)),
    })
  }

  return {
    table: 'mail_outbox',
    recover: markUnknown,
    deliver,
    settled: async (tx, id, {kind}) => {
      const change = tx.updateTable('mail_outbox').where('id', '=', id)
      if (kind === 'sent' || kind === 'dropped') await change.set(emptied).execute()
      if (kind === 'failed' || kind === 'dead') await change.set({committing_at: null}).execute()
    },
  }
}
