import MailComposer from 'nodemailer/lib/mail-composer'
import {html} from '../http/pages/html.ts'
import {mailHtml, mailText, paragraphs} from './layout.ts'
import type {MailSettings} from './settings.ts'
import type {Letter} from './smtp.ts'
import {rendered} from './templates.ts'

/** A mail of the outbox, as it leaves. */
export type OutgoingMail = {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly link: string
  readonly html: string | null
  readonly template: string | null
  readonly payload: object | null
}

export type ComposeOptions = {
  readonly from: MailSettings['from']
  readonly brandName: string
  /** Where its recipient withdraws their consent; null for a mail to somebody who gave none. */
  readonly withdrawalLink: string | null
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: number
}

/** How programs withdraw a consent by one click (RFC 8058), and that nobody reads replies (RFC 3834). */
const headersOf = (withdrawalLink: string | null): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  'Content-Language': 'pt-BR',
  ...(withdrawalLink !== null && {
    'List-Unsubscribe': `<${withdrawalLink}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})

/**
 * Writes a mail out: plain text, HTML, and what its template attaches. Its Message-ID is the same at every attempt, so that
 * a receiver who gets it twice shows it once.
 */
export async function composeMail(mail: OutgoingMail, options: ComposeOptions): Promise<Letter> {
  const {from, brandName, withdrawalLink, now} = options
  const {content, attachments} = await rendered(mail, {brandName})
  const parts = {brandName, subject: mail.subject, withdrawalLink}
  const composer = new MailComposer({
    from,
    to: {name: '', address: mail.recipient},
    subject: mail.subject,
    messageId: `<${mail.id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    date: new Date(now),
    text: mailText(mail.body, withdrawalLink),
    html: mailHtml({...parts, content: content ?? html`${paragraphs(mail.body, mail.link)}`}),
    attachments: attachments.map(({name, contentType, bytes}) => ({
      filename: name,
      contentType,
      content: Buffer.from(bytes),
    })),
    headers: headersOf(withdrawalLink),
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'win',
  })
  return {envelope: {from: from.address, to: mail.recipient}, bytes: await composer.compile().build()}
}
