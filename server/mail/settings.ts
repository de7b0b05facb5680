/** How this deployment sends mails. */
export type MailSettings = {
  readonly host: string
  readonly port: number
  /** TLS from the first byte (`smtps://`). */
  readonly isSecure: boolean
  /** Whether STARTTLS is insisted on; only a server of this machine may do without. */
  readonly requiresTls: boolean
  readonly user: string | undefined
  readonly password: string | undefined
  /** Whom mails come from. */
  readonly from: {readonly name: string; readonly address: string}
}

/** Patience with a mail server, in milliseconds. */
export type MailPatience = {
  /** For a connection, and then for its greeting. */
  readonly connect: number
  /** For each reply, the last one included (RFC 5321 §4.5.3.2 asks for ten minutes there; the claim of a mail is shorter). */
  readonly reply: number
  /** For one delivery as a whole: a server that sends a byte now and then never runs into the others. */
  readonly whole: number
}

export const mailPatience: MailPatience = {connect: 30_000, reply: 180_000, whole: 480_000}
