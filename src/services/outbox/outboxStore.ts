import {type DBSchema, type IDBPDatabase, openDB} from 'idb'
import {fromCallback} from 'xstate'
import {isErrorCode} from '../../../domain/shared/errors.ts'
import type {Delivery, OutboxEntry, StoreCommand, StudentOperation} from '../../../machines/outbox/outbox.types.ts'
import {noteDoor, openChannel, through} from '../platform/doors.ts'
import {inTransaction} from '../platform/inTransaction.ts'

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

/** The entries of this device, oldest first. One that cannot be read is left where it is and not sent. */
export async function readEntries(): Promise<OutboxEntry[]> {
  const rows = await (await database()).getAllFromIndex('entries', 'at')
  return rows.flatMap(({version: written, entry}) => (written === version && isEntry(entry) ? [entry] : []))
}

/** True while the entry is still on the device, as far as that can be told: another tab may have delivered it. */
export async function hasEntry(key: string): Promise<boolean> {
  const found = await database()
    .then((db) => db.getKey('entries', key))
    .catch(() => key)
  return isLost || found !== undefined
}

/** Puts a new entry after all others, though the clock may have been set back since; a known one keeps its place. */
async function putInPlace(entry: OutboxEntry): Promise<void> {
  await inTransaction(await database(), 'entries', async (store) => {
    const known = await store.get(entry.key)
    const last = await store.index('at').openKeyCursor(null, 'prev')
    const at = known?.at ?? Math.max(entry.requestedAt, last ? last.key + 1 : 0)
    await store.put({version, entry, at}, entry.key)
  })
}

async function carryOut(command: StoreCommand): Promise<void> {
  if (command.type === 'entry.append' || command.type === 'entry.replace') await putInPlace(command.entry)
  if (command.type === 'entry.remove') await (await database()).delete('entries', command.key)
}

type Message = {readonly kind: 'changed'} | {readonly kind: 'delivery'; readonly delivery: Delivery}

/** A device that takes longer than this many milliseconds to open its storage is not waited for. */
const timeoutMs = 3_000

/**
 * The outbox's memory on this device (D-01): IndexedDB, shared by all tabs; each tab hears of the others' changes and
 * deliveries. Commands are carried out in their order. Storage that is closed, or that loses what it kept, is told.
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
  tellLoss = () => {
    losses += 1
    refuse()
  }
  let turn: Promise<void> = readEntries()
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
    turn = turn
      // After a loss everything comes again, in its order: what was asked for before would overtake it.
      .then(() => before === losses && carryOut(command).then(() => true))
      .then(
        (isDone) => {
          if (!isDone) return
          if (command.type === 'entry.append') sendBack({type: 'entry.kept', key: command.entry.key})
          tell({kind: 'changed'})
        },
        () => {
          // A connection that fails may do so for ever: the next command tries another.
          void opening?.then(
            (db) => db.close(),
            () => undefined,
          )
          opening = null
          if (command.type === 'entry.append') sendBack({type: 'entry.unkept', key: command.entry.key})
        },
      )
  })
  return () => {
    clearTimeout(late)
    tellLoss = () => undefined
    channel.close()
  }
})
