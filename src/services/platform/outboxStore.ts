import {type DBSchema, type IDBPDatabase, openDB} from 'idb'
import {fromCallback} from 'xstate'
import {isErrorCode} from '../../../domain/shared/errors.ts'
import type {Delivery, OutboxEntry, StoreCommand, WriteOperation} from '../../../machines/shared/outbox.types.ts'

interface OutboxSchema extends DBSchema {
  entries: {key: string; value: {version: number; entry: unknown; at: number}; indexes: {at: number}}
}

/** The shape of an entry; raise it with the shape, and teach `readEntries` the older ones. */
const version = 1
const channelName = 'aristo-outbox'

const operations: Readonly<Record<WriteOperation, true>> = {
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
  startExam: true,
  finishMockExam: true,
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

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

function database(): Promise<IDBPDatabase<OutboxSchema>> {
  opening ??= openDB<OutboxSchema>('aristo-outbox', 1, {
    upgrade: (db) => {
      db.createObjectStore('entries').createIndex('at', 'at')
    },
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
      opening = null
    },
    terminated: () => {
      opening = null
    },
  })
  return opening
}

/** The entries of this device, oldest first. One that cannot be read is left where it is and not sent. */
export async function readEntries(): Promise<OutboxEntry[]> {
  const rows = await (await database()).getAllFromIndex('entries', 'at')
  return rows.flatMap(({version: written, entry}) => (written === version && isEntry(entry) ? [entry] : []))
}

/** True while the entry is still on the device: another tab may have delivered it. */
export async function hasEntry(key: string): Promise<boolean> {
  return (await (await database()).getKey('entries', key)) !== undefined
}

/** Puts a new entry after all others, though the clock may have been set back since; a known one keeps its place. */
async function putInPlace(entry: OutboxEntry): Promise<void> {
  const {store, done} = (await database()).transaction('entries', 'readwrite')
  const known = await store.get(entry.key)
  const last = await store.index('at').openKeyCursor(null, 'prev')
  const at = known?.at ?? Math.max(entry.requestedAt, last ? last.key + 1 : 0)
  await Promise.all([store.put({version, entry, at}, entry.key), done])
}

async function carryOut(command: StoreCommand): Promise<void> {
  if (command.type === 'entry.append' || command.type === 'entry.replace') await putInPlace(command.entry)
  if (command.type === 'entry.remove') await (await database()).delete('entries', command.key)
}

type Message = {readonly kind: 'changed'} | {readonly kind: 'delivery'; readonly delivery: Delivery}

/**
 * The outbox's memory on this device (D-01): IndexedDB, shared by all tabs; each tab hears of the others' changes and
 * deliveries. Commands are carried out in their order.
 */
export const entryStore = fromCallback<StoreCommand, undefined>(({sendBack, receive}) => {
  const channel = new BroadcastChannel(channelName)
  const tell = (message: Message) => channel.postMessage(message)
  let turn: Promise<void> = readEntries().then(
    (entries) => sendBack({type: 'store.opened', entries}),
    () => sendBack({type: 'store.refused'}),
  )
  channel.onmessage = ({data}: MessageEvent<Message>) => {
    if (data.kind === 'delivery') sendBack({type: 'delivery.heard', delivery: data.delivery})
    else void readEntries().then((entries) => sendBack({type: 'store.changed', entries}), () => undefined)
  }
  receive((command) => {
    if (command.type === 'delivery.tell') {
      tell({kind: 'delivery', delivery: command.delivery})
      return
    }
    turn = turn
      .then(() => carryOut(command))
      .then(
        () => {
          if (command.type === 'entry.append') sendBack({type: 'entry.kept', key: command.entry.key})
          tell({kind: 'changed'})
        },
        () => {
          if (command.type === 'entry.append') sendBack({type: 'entry.unkept', key: command.entry.key})
        },
      )
  })
  return () => channel.close()
})
