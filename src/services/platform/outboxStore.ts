import {type DBSchema, type IDBPDatabase, openDB} from 'idb'
import * as v from 'valibot'
import {fromCallback} from 'xstate'
import {errorCodes} from '../../../domain/shared/errors.ts'
import type {Delivery, OutboxEntry, StoreCommand} from '../../../machines/shared/outbox.types.ts'

interface OutboxSchema extends DBSchema {
  entries: {key: string; value: {version: number; entry: unknown; at: number}; indexes: {at: number}}
}

/** The shape of an entry; raise it with the shape, and teach `parse` the older ones. */
const version = 1
const channelName = 'aristo-outbox'

const theoreticalType = v.picklist(['theoreticalStudy', 'theoreticalReview', 'smartReview'])
const frame = {
  key: v.string(),
  lane: v.string(),
  owner: v.string(),
  requestedAt: v.number(),
  attempts: v.number(),
  refusal: v.nullable(v.picklist(errorCodes)),
}
const activity = {calendarDate: v.string(), type: v.string(), theoreticalType, activity: v.string(), dateNow: v.string()}
const entrySchema = v.variant('operation', [
  v.object({...frame, operation: v.literal('createOneAnswer'), input: v.object({...activity, document: v.string(), choosen: v.number()})}),
  v.object({
    ...frame,
    operation: v.literal('createManyAnswer'),
    input: v.object({...activity, answers: v.array(v.object({document: v.string(), choosen: v.number()}))}),
  }),
  v.object({
    ...frame,
    operation: v.literal('createOrUpdateOnePreChoice'),
    input: v.object({question: v.string(), selected: v.number(), agenda: v.string(), dateNow: v.string()}),
  }),
  v.object({
    ...frame,
    operation: v.literal('finishAgendaActivityContent'),
    input: v.object({theoreticalType, lessonId: v.nullable(v.string()), calendarDate: v.string(), dateNow: v.string()}),
  }),
])

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
  return rows.flatMap((row) => {
    const parsed = v.safeParse(entrySchema, row.entry)
    return row.version === version && parsed.success ? [parsed.output] : []
  })
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
