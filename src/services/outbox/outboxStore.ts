import {type DBSchema, type IDBPDatabase, openDB} from 'idb'
import {fromCallback} from 'xstate'
import {isErrorCode} from '../../../domain/shared/errors.ts'
import {isKeptByLog} from '../../../machines/outbox/outbox.queue.ts'
import type {Delivery, OutboxEntry, StoreCommand, StudentOperation} from '../../../machines/outbox/outbox.types.ts'
import {noteDoor, openChannel, through} from '../platform/doors.ts'
import {inTransaction} from '../platform/inTransaction.ts'
import {
  forgetLogged,
  isLogged,
  lastPlace,
  logEntry,
  loggedRows,
  type Place,
  settleLogged,
  takePlace,
} from './entryLog.ts'

interface OutboxSchema extends DBSchema {
  entries: {key: string; value: {version: number; entry: unknown; at: number}; indexes: {at: number}}
}

/** The shape of an entry; raise it with the shape, and teach `readEntries` the older ones. */
const version = 1
const channelName = 'aristo-outbox'

const operations: Readonly<Record<StudentOperation, true>> = {
  createOneAnswer: true,
  createManyAnswer: true,
  createOrUpdateOnePreChoice: true,
  createManyPreChoices: true,
  revealEssay: true,
  saveQuestionMarks: true,
  answerFlashcard: true,
  undoFlashcardAnswer: true,
  addOrRemoveQuestionAsDoubt: true,
  updateStudyPreferences: true,
  finishAgendaActivityContent: true,
  finishTheoreticalStudy: true,
  startExam: true,
  finishMockExam: true,
  finishExtraActivity: true,
  finishExtraTheoreticalStudyExtraActivity: true,
  finishExtraTheoreticalReviewActivity: true,
  createForumComment: true,
  sendFeedback: true,
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The frame is looked at here; what a write says, the server checks: its refusal is shown to the student. */
const isEntry = (value: unknown): value is OutboxEntry =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  typeof value.lane === 'string' &&
  typeof value.owner === 'string' &&
  typeof value.requestedAt === 'number' &&
  typeof value.attempts === 'number' &&
  (value.refusal === null || isErrorCode(value.refusal)) &&
  typeof value.operation === 'string' &&
  value.operation in operations &&
  isRecord(value.input)

type Logged = {readonly entry: OutboxEntry; readonly at: number}

/** What earlier pages noted, in its order. One that cannot be read is left where it is. */
const loggedEntries = (): Logged[] => loggedRows().filter((row): row is Logged => isEntry(row.entry))

let opening: Promise<IDBPDatabase<OutboxSchema>> | null = null
/** What was kept here is gone: that an entry is not here says nothing any more. */
let isLost = false
let tellLoss = (): void => undefined

function lose(): void {
  opening = null
  isLost = true
  noteDoor('indexedDB', false)
  tellLoss()
}

async function open(): Promise<IDBPDatabase<OutboxSchema>> {
  try {
    const opened = await openDB<OutboxSchema>('aristo-outbox', 1, {
      upgrade: (db) => {
        db.createObjectStore('entries').createIndex('at', 'at')
      },
      blocking: (_current, blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close()
        opening = null
        // No version waits: the database is being deleted.
        if (blocked === null) lose()
      },
      terminated: lose,
    })
    noteDoor('indexedDB', true)
    return opened
  } catch (error) {
    opening = null
    noteDoor('indexedDB', false)
    throw error
  }
}

const database = () => (opening ??= open())

/**
 * The entries of this device, oldest first: the database's, and answers that are noted and not there yet. One that cannot be
 * read is left where it is and not sent.
 */
export async function readEntries(): Promise<OutboxEntry[]> {
  const rows = await (await database()).getAll('entries')
  const stored = rows.flatMap(({version: written, entry, at}) =>
    written === version && isEntry(entry) ? [{entry, at}] : [],
  )
  const known = new Set(stored.map(({entry}) => entry.key))
  const notedAnswers = loggedEntries().filter(({entry}) => isKeptByLog(entry) && !known.has(entry.key))
  return [...stored, ...notedAnswers].sort((one, other) => one.at - other.at).map(({entry}) => entry)
}

/** True while the entry is still on the device, as far as that can be told: another tab may have delivered it. */
export async function hasEntry(key: string): Promise<boolean> {
  if (isLogged(key)) return true
  const found = await database()
    .then((db) => db.getKey('entries', key))
    .catch(() => key)
  return isLost || found !== undefined
}

/** Keys of answers that this page has noted and told no other tab of: none sends them. */
const unshared = new Set<string>()

/** True from the note of an answer until the other tabs are told that there is something new. */
export const isUnshared = (key: string): boolean => unshared.has(key)

/**
 * Puts a new entry at its place: what was noted has one, all others come last. A known one keeps its own. What was noted just
 * now is asked for at once: its row is on the way into the database before any other task runs, and so before a reply.
 */
async function putInPlace(entry: OutboxEntry, noted: Place | null): Promise<void> {
  await inTransaction(await database(), 'entries', async (store) => {
    const put = (at: number) => store.put({version, entry, at}, entry.key)
    const readLast = () => store.index('at').openKeyCursor(null, 'prev')
    if (noted?.isNew) {
      const [, last] = await Promise.all([put(noted.at), readLast()])
      takePlace(last?.key ?? noted.at)
      return
    }
    const known = await store.get(entry.key)
    const last = await readLast()
    const at = known?.at ?? noted?.at ?? Math.max(entry.requestedAt, lastPlace() + 1, last ? last.key + 1 : 0)
    await put(at)
    takePlace(Math.max(at, last?.key ?? 0))
  })
}

/** Stores what an earlier page may have had no time to store. */
async function store(logged: readonly Logged[]): Promise<void> {
  const stored = new Set(logged.length > 0 ? await (await database()).getAllKeys('entries') : [])
  for (const {entry, at} of logged) if (!stored.has(entry.key)) await putInPlace(entry, {at, isNew: true})
}

/** Writes down at once what the command says, and returns the place of its entry; storing it takes its turn. */
function log(command: StoreCommand): Place | null {
  if (command.type === 'entry.remove') forgetLogged(command.key)
  if (command.type !== 'entry.append' && command.type !== 'entry.replace') return null
  return logEntry(command.entry, command.type === 'entry.append')
}

async function carryOut(command: StoreCommand, noted: Place | null): Promise<void> {
  if (command.type === 'entry.append' || command.type === 'entry.replace') await putInPlace(command.entry, noted)
  if (command.type === 'entry.remove') await (await database()).delete('entries', command.key)
}

type Message = {readonly kind: 'changed'} | {readonly kind: 'delivery'; readonly delivery: Delivery}

/** A device that takes longer than this many milliseconds to open its storage is not waited for. */
const timeoutMs = 3_000

/**
 * The outbox's memory on this device (D-01): IndexedDB and a log of what it has not committed, shared by all tabs; each tab
 * hears of the others' changes and deliveries. An answer that is in the log is kept, and may be sent. Commands are carried out
 * in their order. Storage that is closed, or that loses what it kept, is told.
 */
export const entryStore = fromCallback<StoreCommand, undefined>(({sendBack, receive}) => {
  const channel = openChannel(channelName)
  const tell = (message: Message) =>
    through(
      'BroadcastChannel',
      () => channel.postMessage(message),
      () => undefined,
    )
  const refuse = () => sendBack({type: 'store.refused'})
  const late = setTimeout(refuse, timeoutMs)
  let losses = 0
  /** The database failed when it was used last: what is noted counts only once it has it. */
  let isFailing = false
  tellLoss = () => {
    losses += 1
    refuse()
  }
  const logged = loggedEntries()
  if (logged.length > 0) sendBack({type: 'store.logged', entries: logged.map(({entry}) => entry)})
  let turn: Promise<void> = store(logged)
    .then(readEntries)
    .then((entries) => sendBack({type: 'store.opened', entries}), refuse)
    .then(() => clearTimeout(late))
  channel.onmessage = ({data}: MessageEvent<Message>) => {
    if (data.kind === 'delivery') sendBack({type: 'delivery.heard', delivery: data.delivery})
    else
      void readEntries().then(
        (entries) => sendBack({type: 'store.changed', entries}),
        () => undefined,
      )
  }
  receive((command) => {
    if (command.type === 'delivery.tell') {
      tell({kind: 'delivery', delivery: command.delivery})
      return
    }
    const before = losses
    const noted = log(command)
    const isToldAlready = noted !== null && !isFailing && command.type === 'entry.append' && isKeptByLog(command.entry)
    if (isToldAlready) {
      if (noted.isNew) unshared.add(command.entry.key)
      sendBack({type: 'entry.kept', key: command.entry.key})
    }
    const answer = (type: 'entry.kept' | 'entry.unkept') => {
      isFailing = type === 'entry.unkept'
      if (command.type !== 'entry.append') return
      settleLogged(command.entry.key)
      if (isFailing || !isToldAlready) sendBack({type, key: command.entry.key})
    }
    turn = turn
      // After a loss everything comes again, in its order: what was asked for before would overtake it.
      .then(() => before === losses && carryOut(command, noted).then(() => true))
      .finally(() => {
        if (command.type === 'entry.append') unshared.delete(command.entry.key)
      })
      .then(
        (isDone) => {
          if (!isDone) return
          answer('entry.kept')
          tell({kind: 'changed'})
        },
        () => {
          // A connection that fails may do so for ever: the next command tries another.
          void opening?.then(
            (db) => db.close(),
            () => undefined,
          )
          opening = null
          answer('entry.unkept')
        },
      )
  })
  return () => {
    clearTimeout(late)
    tellLoss = () => undefined
    channel.close()
  }
})
