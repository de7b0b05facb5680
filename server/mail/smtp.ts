import {Readable} from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import {type Outcome, oneLine} from '../delivery/queue.ts'
import {guarded} from '../kernel/guarded.ts'
import type {MailPatience, MailSettings} from './settings.ts'

/** Bytes of a reply that are read; further ones end the connection. */
const mostOfReply = 65_536

/** Bytes of a mail that are handed on at once. */
const piece = 16_384

export type Letter = {
  readonly envelope: {readonly from: string; readonly to: string}
  /** The mail as it stands between DATA and its end. */
  readonly bytes: Buffer
}

export type SmtpOptions = {
  readonly settings: MailSettings
  readonly patience: MailPatience
  /** Ends what has not been committed. */
  readonly signal: AbortSignal
  /**
   * Called when everything but the end of the mail is sent: with the end, the receiver has it. False breaks off, and then
   * the receiver has nothing.
   */
  readonly commit: () => Promise<boolean>
}

/** What nodemailer tells of a failure. */
type Failure = Error & {readonly code?: unknown; readonly command?: unknown; readonly responseCode?: unknown}

const isRefusal = (code: unknown): code is number => typeof code === 'number' && code >= 400 && code < 600

/** Steps at which a final refusal is one of this mail or its recipient, not of this server or its configuration. */
const stepsOfMail = new Set<unknown>(['RCPT TO', 'DATA'])

/**
 * What a failure means. Before the end of the mail was sent the receiver does not have it, and it can be sent again; after
 * it only a plain refusal says so.
 */
function outcomeOf(failure: Failure, isCommitted: boolean): Outcome {
  const error = oneLine(failure.message)
  const isPermanent = isRefusal(failure.responseCode) && failure.responseCode >= 500
  if (!isCommitted) return {kind: isPermanent && stepsOfMail.has(failure.command) ? 'dead' : 'failed', error}
  if (failure.code !== 'EMESSAGE' || !isRefusal(failure.responseCode)) return {kind: 'unknown', error}
  return {kind: isPermanent ? 'dead' : 'failed', error}
}

/** Sends one mail over a connection of its own. It has an end whatever the server does, and never rejects. */
export function sendOverSmtp(letter: Letter, {settings, patience, signal, commit}: SmtpOptions): Promise<Outcome> {
  const {promise, resolve} = Promise.withResolvers<Outcome>()
  let isCommitted = false
  const connection = new SMTPConnection({
    host: settings.host,
    port: settings.port,
    secure: settings.isSecure,
    requireTLS: settings.requiresTls,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    dnsTimeout: patience.connect,
    socketTimeout: patience.reply,
    maxResponseSize: mostOfReply,
    tls: {minVersion: 'TLSv1.2'},
  })
  const end = (outcome: Outcome) => {
    clearTimeout(deadline)
    signal.removeEventListener('abort', onAbort)
    // The first word counts: closing tells that the connection has ended.
    resolve(outcome)
    connection.close()
  }
  const fail = (failure: Failure) => end(outcomeOf(failure, isCommitted))
  const report = (error: unknown) => fail(error instanceof Error ? error : new Error('unknown failure'))
  const onDeadline = () => fail(new Error('The delivery took too long.'))
  const deadline = setTimeout(guarded(report, 'mail', onDeadline), patience.whole)
  const onAbort = guarded(report, 'mail', () => {
    if (!isCommitted) end({kind: 'released'})
  })
  signal.addEventListener('abort', onAbort)
  if (signal.aborted) {
    end({kind: 'released'})
    return promise
  }

  /** The mail, and before its end the word that from now on the receiver may have it. */
  async function* content() {
    // In pieces, so that the last one is asked for when the others have gone.
    for (let at = 0; at < letter.bytes.length; at += piece) yield letter.bytes.subarray(at, at + piece)
    isCommitted = await commit()
    if (!isCommitted) throw new Error('Another process has taken the mail over, or it is not wanted any more.')
  }
  const send = () =>
    connection.send(
      {from: letter.envelope.from, to: [letter.envelope.to], size: letter.bytes.length},
      Readable.from(content(), {objectMode: false, highWaterMark: piece}),
      (failure) => {
        if (failure) fail(failure)
        else if (isCommitted) end({kind: 'sent'})
        else fail(new Error('The server answered before it had the mail.'))
      },
    )
  connection.on('error', guarded(report, 'mail', fail))
  const onEnd = () => fail(new Error('The server closed the connection.'))
  connection.on('end', guarded(report, 'mail', onEnd))
  connection.connect((failure) => {
    if (failure) fail(failure)
    else if (settings.user === undefined) send()
    else
      connection.login({user: settings.user, pass: settings.password ?? ''}, (refusal) =>
        refusal ? fail(refusal) : send(),
      )
  })
  return promise
}
