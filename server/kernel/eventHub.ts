import type {Database} from './database/database.ts'
import type {Unlisten} from './database/postgresListener.ts'
import {eventQueue} from './eventQueue.ts'
import {guarded, type Report} from './guarded.ts'
import {DomainError} from './domainError.ts'

/** Something of one student's was stored, by whichever process; it names rows, never their content. */
export type StudyEvent = {
  readonly kind: 'answer' | 'preChoice' | 'flashcard' | 'exam'
  readonly profileId: string
  readonly agendaId: string
  /** The question's id, or the flashcard's; of an exam what happened to it. */
  readonly questionId: string
}

/** A notification was stored, for one student or, with `profileId` null, for several. */
export type NotificationEvent = {
  readonly kind: 'notification'
  readonly profileId: string | null
  readonly notificationId: string
}

type HubEvent = StudyEvent | NotificationEvent
type Kind = HubEvent['kind']
type EventOf<K extends Kind> = K extends 'notification' ? NotificationEvent : StudyEvent

/** The channel that writing statements notify. */
export const studyChannel = 'study_event'

/** Spreads stored events to the subscriptions of this process. */
export type EventHub = {
  /** Endless events of one student and kind, until `return` is called. A slow reader loses the oldest ones. */
  readonly events: <K extends Kind>(profileId: string, kind: K) => AsyncIterableIterator<EventOf<K>>
  /** Resolves once the database tells this process of new events; a reader from then on misses none. */
  readonly ready: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Events that wait for a reader; a slow one loses the oldest. */
export const queueLimit = 200

/** Readers of one student: one for each subscription of each tab. */
export const mostReaders = 200

type Reader = {readonly push: (event: HubEvent) => void}

const isOfKind = <K extends Kind>(event: HubEvent, kind: K): event is HubEvent & EventOf<K> => event.kind === kind

/** The text that names an event on the channel; for `pg_notify` inside a writing statement. */
export const eventPrefix = (kind: StudyEvent['kind'], profileId: string, agendaId: string): string =>
  `${kind}|${profileId}|${agendaId}|`

/** The text that names a notification on the channel; a null `profileId` stands for several students. */
export const notificationPayload = (profileId: string | null, notificationId: string): string =>
  `notification|${profileId ?? '*'}|${notificationId}`

/** Listens on the database's channel once for all sockets of the process. */
export function openEventHub(database: Database, report: Report = () => {}): EventHub {
  const readers = new Map<string, Set<Reader>>()
  let listening: Promise<Unlisten> | undefined

  /** Once for all; when the database is away whoever waits is told, and the next one tries again. */
  function listen(): Promise<Unlisten> {
    if (listening !== undefined) return listening
    const attempt = database.listen(studyChannel, guarded(report, 'study event', spread))
    attempt.catch(() => {
      if (listening === attempt) listening = undefined
    })
    listening = attempt
    return attempt
  }

  function spread(payload: string): void {
    const event = parse(payload)
    if (event === undefined) return
    const concerned = event.profileId === null ? readers.values() : [readers.get(event.profileId) ?? []]
    for (const own of concerned) for (const reader of own) reader.push(event)
  }

  /** @throws DomainError RATE_LIMITED when the student has too many readers */
  function enter(profileId: string, reader: Reader): void {
    const own = readers.get(profileId) ?? new Set()
    if (own.size >= mostReaders) throw new DomainError('RATE_LIMITED', 'Too many subscriptions.')
    readers.set(profileId, own.add(reader))
  }

  function leave(profileId: string, reader: Reader): void {
    const own = readers.get(profileId)
    own?.delete(reader)
    if (own?.size === 0) readers.delete(profileId)
  }

  function events<K extends Kind>(profileId: string, kind: K): AsyncIterableIterator<EventOf<K>> {
    const reader: Reader = {push: (event) => (isOfKind(event, kind) ? queue.push(event) : undefined)}
    enter(profileId, reader)
    const queue = eventQueue<EventOf<K>>({limit: queueLimit, begun: listen(), onEnd: () => leave(profileId, reader)})
    return queue.iterator
  }

  return {
    events,
    ready: async () => {
      await listen()
    },
    close: async () => {
      const unlisten = await listening?.catch(() => undefined)
      await unlisten?.()
    },
  }
}

const isStudyKind = (kind: string | undefined): kind is StudyEvent['kind'] =>
  kind === 'answer' || kind === 'preChoice' || kind === 'flashcard' || kind === 'exam'

function parse(payload: string): HubEvent | undefined {
  const [kind, profileId, agendaId, questionId] = payload.split('|')
  if (kind === 'notification' && profileId && agendaId) {
    return {kind, profileId: profileId === '*' ? null : profileId, notificationId: agendaId}
  }
  if (!profileId || !agendaId || !questionId) return undefined
  return isStudyKind(kind) ? {kind, profileId, agendaId, questionId} : undefined
}
