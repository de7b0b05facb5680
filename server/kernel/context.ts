import type {FastifyBaseLogger} from 'fastify'
import type {DatabaseClock} from './database/clock.ts'
import type {Database} from './database/database.ts'
import type {EventHub} from './eventHub.ts'
import type {Identity, Registrar, TokenVerifier} from './identity.types.ts'
import type {Session} from './session.types.ts'

/** Milliseconds since 1970-01-01 UTC. */
export type Clock = () => number

/** What every area of the server works with; made once per process. */
export type Services = {
  readonly database: Database
  readonly clock: Clock
  /** The one clock of all processes on this database, by which exams go. */
  readonly databaseNow: DatabaseClock
  /** For so many days a device may be offline: older writes of a day are refused. */
  readonly lateWriteDays: number
  readonly verifyToken: TokenVerifier
  readonly events: EventHub
  /**
   * A token that signs this person in at another address (flow F-023); null where nobody can make one: a Firebase project
   * wants a service account for it, which this server does not have.
   */
  readonly customTokenFor: (identity: Identity) => Promise<string | null>
  /** Makes accounts for visitors who register. */
  readonly register: Registrar
  readonly log: FastifyBaseLogger
  /** Where the product stands, for the links of mails, and what it is called. */
  readonly site: {readonly origin: string; readonly brandName: string}
}

/** One request, or one subscription of a socket. */
export type RequestContext = {
  readonly services: Services
  /** IANA zone of the student's device, already checked. */
  readonly timeZone: string
  /** The caller's network address; empty where nobody asked. */
  readonly address: string
  /** True for a visitor who carries the id of a diagnostic exam. */
  readonly hasDiagnosticId: boolean
  /**
   * Who asks; null without a token. Read once per request.
   *
   * @throws DomainError UNAUTHENTICATED for a token that is not valid
   */
  readonly session: () => Promise<Session | null>
}
