import type {IncomingMessage} from 'node:http'
import type {Kysely} from 'kysely'
import type {Database} from '../kernel/database/database.ts'
import type {Tables} from '../kernel/database/tables.ts'
import type {Pause} from './identity/slowdown.ts'
import type {Report} from '../kernel/guarded.ts'
import type {SocketGate} from '../http/socketGate.ts'
import type {SendMail} from '../mail/outbox.ts'

/** Whose an id token is. Instants in milliseconds; only sessions of the local provider have an id. */
export type TokenCaller = {
  readonly uid: string
  readonly authTime: number
  readonly expiresAt: number
  readonly sessionId?: string | undefined
}

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
  /**
   * Who is shown the outbox at `/local-firebase/mails`; the links in it open accounts. `thisMachine` answers 404 to a
   * request that came through a proxy or by another name than the loopback's. Absent or false: nobody.
   */
  readonly showMails?: false | 'thisMachine' | 'everybody' | undefined
  /** Whether the outbox is delivered, which its page says. Absent: no. */
  readonly deliversMails?: boolean | undefined
  /** Whether `signUp` of the SDK may create accounts; the product creates them by its own mutation. Absent: yes. */
  readonly allowSignUp?: boolean | undefined
  /** Remote configuration values that replace the defaults, before those of the table. */
  readonly remoteConfig?: Readonly<Record<string, string>> | undefined
  /** Ends an account in the caller's transaction; false when it may not end this way. Absent: the account alone goes. */
  readonly endAccount?: ((trx: Kysely<Tables>, uid: string, now: number) => Promise<boolean>) | undefined
  /** Told in the same transaction that an account has another address. */
  readonly onEmailChanged?: ((trx: Kysely<Tables>, uid: string, email: string) => Promise<void>) | undefined
  /**
   * Whose token this is where another provider signs people in; then there are no identity endpoints and no mails here.
   *
   * @throws IdentityError INVALID_ID_TOKEN
   */
  readonly foreignCaller?: ((token: string) => Promise<TokenCaller>) | undefined
  /** How an attempt waits that others made slow. Absent: by the process's timer. */
  readonly pause?: Pause | undefined
  /** What every socket of the process passes. */
  readonly sockets: SocketGate
  /** Where failures of handlers are told, which have no request to answer. Absent: nowhere. */
  readonly report?: Report | undefined
  /** The profile whose folder the account may write. Absent: the profile id is the account's uid. */
  readonly profileIdOf?: ((uid: string) => Promise<string | undefined>) | undefined
}

/** The issuer of id tokens for these options. */
export function issuerOf({issuer, projectId}: Pick<LocalFirebaseOptions, 'issuer' | 'projectId'>): string {
  return issuer ?? `https://securetoken.google.com/${projectId}`
}
