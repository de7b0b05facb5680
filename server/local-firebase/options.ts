import type {IncomingMessage} from 'node:http'
import type {Database} from '../db/database.ts'
import type {SendMail} from './mail/outbox.ts'

/** What the local Firebase endpoints need to know; everything else is in the database. */
export type LocalFirebaseOptions = {
  readonly database: Database
  /** The Firebase project id: audience of every token and namespace of the realtime database. */
  readonly projectId: string
  /** Milliseconds since the epoch. Every window and expiry goes by it. */
  readonly clock: () => number
  /**
   * Where the links of mails lead, without a slash at the end: `https://aristo.example`. A page of another trusted origin
   * that asks for a mail gets its own.
   */
  readonly linkBase: string
  /** Issuer of id tokens. Absent: the one Google uses for the project. */
  readonly issuer?: string | undefined
  /** The bucket of the storage endpoints. Absent: `<projectId>.appspot.com`. */
  readonly bucket?: string | undefined
  /** Other origins whose pages may call the endpoints. Absent: the server's own origin only. */
  readonly allowedOrigins?: readonly string[] | undefined
  /** The network address behind a socket, where a proxy stands in front. Absent: the socket's own. */
  readonly addressOf?: ((request: IncomingMessage) => string) | undefined
  /** The product's name, in mails and on pages. Absent: Aristo. */
  readonly brandName?: string | undefined
  /** How mails leave. Absent: into the outbox. */
  readonly sendMail?: SendMail | undefined
  /** Shows the outbox at `/local-firebase/mails`. For tests only: the links in it open accounts. */
  readonly showMails?: boolean | undefined
  /** Whether `signUp` of the SDK may create accounts; the product creates them by its own mutation. Absent: yes. */
  readonly allowSignUp?: boolean | undefined
  /** Remote configuration values that replace the defaults, before those of the table. */
  readonly remoteConfig?: Readonly<Record<string, string>> | undefined
  /** The profile whose folder the account may write. Absent: the profile id is the account's uid. */
  readonly profileIdOf?: ((uid: string) => Promise<string | undefined>) | undefined
}

/** The issuer of id tokens for these options. */
export function issuerOf({issuer, projectId}: Pick<LocalFirebaseOptions, 'issuer' | 'projectId'>): string {
  return issuer ?? `https://securetoken.google.com/${projectId}`
}
