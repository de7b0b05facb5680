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

/** Something happened in a topic that several people read; `text` says what, in words of the topic's area. */
type TopicEvent = {readonly kind: 'topic'; readonly topic: string; readonly text: string}

type HubEvent = StudyEvent | NotificationEvent | TopicEvent
type Kind = Exclude<HubEvent['kind'], 'topic'>
type EventOf<K extends Kind> = K extends 'notification' ? NotificationEvent : StudyEvent

/** The channel that writing statements notify. */
export const studyChannel = 'study_event'

/** Spreads stored events to the subscriptions of this process. */
export type EventHub = {
  /** Endless events of one student and kind, until `return` is called. A slow reader loses the oldest ones. */
  readonly events: <K extends Kind>(profileId: string, kind: K) => AsyncIterableIterator<EventOf<K>>
  /**
   * Endless batches of what happens in a topic. Events are gathered for a moment, and `load` makes a batch of their texts, which
   * are one array for all readers; null stands for events that were lost, by a failure or because the reader is too slow.
   */
  readonly batches: <Batch>(
    topic: string,
    profileId: string,
    load: (texts: readonly string[]) => Promise<Batch>,
  ) => AsyncIterableIterator<Batch | null>
  /** Resolves once the database tells this process of new events; a reader from then on misses none. */
  readonly ready: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Events that wait for a reader; a slow one loses the oldest. */
export const queueLimit = 200

/** Readers of one student: one for each subscription of each tab. */
export const mostReaders = 200

type PersonalEvent = StudyEvent | NotificationEvent
type Reader = {readonly push: (event: PersonalEvent) => void}

const isOfKind = <K extends Kind>(event: PersonalEvent, kind: K): event is PersonalEvent & EventOf<K> =>
  event.kind === kind

/** The text that names an event on the channel; for `pg_notify` inside a writing statement. */
export const eventPrefix = (kind: StudyEvent['kind'], profileId: string, agendaId: string): string =>
  `${kind}|${profileId}|${agendaId}|`

/** The text that names a notification on the channel; a null `profileId` stands for several students. */
export const notificationPayload = (profileId: string | null, notificationId: string): string =>
  `notification|${profileId ?? '*'}|${notificationId}`

/** The text that names an event of a topic on the channel. */
export const topicPayload = (topic: string, text: string): string => `topic|${topic}|${text}`

/** Milliseconds for which the events of a topic are gathered. */
export const gatherTime = 150

/** Batches that wait for one reader. */
const batchLimit = 40

/** Reads the texts of a batch; null stands for texts that were lost. */
type TopicReader = (texts: readonly string[] | null) => void

type Topic = {readonly readers: Set<TopicReader>; readonly waiting: string[]; timer: NodeJS.Timeout | undefined}

/** Listens on the database's channel once for all sockets of the process. */
export function openEventHub(database: Database, report: Report = () => {}): EventHub {
  const readers = new Map<string, Set<Reader>>()
  const topics = topicReaders(report)
  let listening: Promise<Unlisten> | undefined

  /** Once for all; when the database is away whoever waits is told, and the next one tries again. */
  function listen(): Promise<Unlisten> {
    if (listening !== undefined) return listening
    const attempt = database.listen(
      studyChannel,
      guarded(report, 'study event', spread),
      guarded(report, 'lost events', topics.lose),
    )
    attempt.catch(() => {
      if (listening === attempt) listening = undefined
    })
    listening = attempt
    return attempt
  }

  function spread(payload: string): void {
    const event = parse(payload)
    if (event === undefined) return
    if (event.kind === 'topic') return topics.spread(event)
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

  function batches<Batch>(
    topic: string,
    profileId: string,
    load: (texts: readonly string[]) => Promise<Batch>,
  ): AsyncIterableIterator<Batch | null> {
    const place: Reader = {push: () => {}}
    enter(profileId, place)
    let turn = Promise.resolve()
    const read = (texts: readonly string[] | null) => {
      turn = turn.then(() => (texts === null ? null : load(texts))).then(queue.push, () => queue.push(null))
    }
    const enough = topics.enter(topic, read)
    const queue = eventQueue<Batch | null>({
      limit: batchLimit,
      overflow: null,
      begun: listen(),
      onEnd: () => {
        enough()
        leave(profileId, place)
      },
    })
    return queue.iterator
  }

  return {
    events,
    batches,
    ready: async () => {
      await listen()
    },
    close: async () => {
      topics.close()
      const unlisten = await listening?.catch(() => undefined)
      await unlisten?.()
    },
  }
}

/** Gathers the events of topics and tells them to all their readers of this process. */
function topicReaders(report: Report) {
  const topics = new Map<string, Topic>()

  function flush(topic: Topic): void {
    topic.timer = undefined
    const texts = topic.waiting.splice(0)
    for (const reader of topic.readers) reader(texts)
  }

  return {
    spread: ({topic: name, text}: TopicEvent): void => {
      const topic = topics.get(name)
      if (topic === undefined) return
      topic.waiting.push(text)
      topic.timer ??= setTimeout(
        guarded(report, 'topic', () => flush(topic)),
        gatherTime,
      )
    },
    enter: (name: string, reader: TopicReader): (() => void) => {
      const topic = topics.get(name) ?? {readers: new Set(), waiting: [], timer: undefined}
      topics.set(name, topic)
      topic.readers.add(reader)
      return () => {
        topic.readers.delete(reader)
        if (topic.readers.size > 0) return
        clearTimeout(topic.timer)
        topics.delete(name)
      }
    },
    lose: () => topics.forEach(({readers}) => readers.forEach((reader) => reader(null))),
    close: () => topics.forEach(({timer}) => clearTimeout(timer)),
  }
}

const isStudyKind = (kind: string | undefined): kind is StudyEvent['kind'] =>
  kind === 'answer' || kind === 'preChoice' || kind === 'flashcard' || kind === 'exam'

function parse(payload: string): HubEvent | undefined {
  const [kind, profileId, agendaId, questionId] = payload.split('|')
  if (kind === 'topic' && profileId && agendaId) return {kind, topic: profileId, text: agendaId}
  if (kind === 'notification' && profileId && agendaId) {
    return {kind, profileId: profileId === '*' ? null : profileId, notificationId: agendaId}
  }
  if (!profileId || !agendaId || !questionId) return undefined
  return isStudyKind(kind) ? {kind, profileId, agendaId, questionId} : undefined
}
