import * as v from 'valibot'
import {fromCallback, fromPromise} from 'xstate'
import {failureOfWrite} from '../../../domain/shared/failureOfWrite.ts'
import {isErrorCode} from '../../../domain/shared/errors.ts'
import type {
  Delivery,
  DeliveryInput,
  DeliveryOutcome,
  DiagnosticOperation,
  OutboxEntry,
  StoreCommand,
} from '../../../machines/outbox/outbox.types.ts'
import {FinishDiagnosticExamDocument, UpdateDiagnosticExamPreChoiceDocument} from '../gen/diagnostic/graphql.ts'
import {codeOfError} from '../platform/graphqlErrors.ts'
import {doorState} from '../platform/doors.ts'
import {withLock} from '../platform/lock.ts'
import {localStore, onOtherTab} from '../platform/storage.ts'
import {diagnosticClient} from './client.ts'

type Entry = OutboxEntry<DiagnosticOperation>

/** Whoever takes a diagnostic has no account; all of this device's are one. */
export const outboxOwner = 'diagnostic'

const frame = {
  key: v.string(),
  lane: v.string(),
  owner: v.literal(outboxOwner),
  requestedAt: v.number(),
  attempts: v.number(),
  refusal: v.nullable(v.custom<NonNullable<Entry['refusal']>>(isErrorCode)),
}
const entry: v.GenericSchema<unknown, Entry> = v.variant('operation', [
  v.object({
    ...frame,
    operation: v.literal('updateDiagnosticExamPreChoice'),
    input: v.object({
      _id: v.string(),
      preChoice: v.object({questionId: v.string(), selected: v.number(), dateNow: v.string()}),
    }),
  }),
  v.object({...frame, operation: v.literal('finishDiagnosticExam'), input: v.object({_id: v.string()})}),
])

const storeKey = 'diagnosticOutbox'
const store = localStore<readonly Entry[]>(storeKey, 1, v.array(entry), [])

/** What waits on this device, oldest first. */
export const waitingWrites = (): readonly Entry[] => store.read()

const isOfDiagnostic = (write: OutboxEntry): write is Entry =>
  write.operation === 'updateDiagnosticExamPreChoice' || write.operation === 'finishDiagnosticExam'

function carryOut(command: Exclude<StoreCommand, {type: 'delivery.tell'}>): void {
  const entries = store.read()
  if (command.type === 'entry.remove') {
    store.write(entries.filter(({key}) => key !== command.key))
    return
  }
  const {entry: written} = command
  if (!isOfDiagnostic(written)) return
  const isKnown = entries.some(({key}) => key === written.key)
  store.write(isKnown ? entries.map((one) => (one.key === written.key ? written : one)) : [...entries, written])
}

/**
 * The memory of the outbox of a diagnostic (D-01): local storage, which is there before the first line of a screen is, so
 * that a mark is kept in the very moment it is made. Other tabs hear of its changes.
 */
export const diagnosticEntryStore = fromCallback<StoreCommand, undefined>(({sendBack, receive}) => {
  sendBack({type: 'store.opened', entries: store.read()})
  receive((command) => {
    if (command.type === 'delivery.tell') return
    carryOut(command)
    if (command.type !== 'entry.append') return
    // What the browser did not take lives in this tab alone, and is sent from there.
    sendBack({type: doorState('localStorage') === 'open' ? 'entry.kept' : 'entry.unkept', key: command.entry.key})
  })
  return onOtherTab(storeKey, () => sendBack({type: 'store.changed', entries: store.read()}))
})

/** A reply that takes longer than this counts as lost; the entry is sent again with the same key. */
const timeoutMs = 20_000

function request({key, operation, input}: Entry) {
  const context = {fetchOptions: {signal: AbortSignal.timeout(timeoutMs)}}
  if (operation === 'finishDiagnosticExam')
    return diagnosticClient
      .mutation(FinishDiagnosticExamDocument, {id: input._id, idempotencyKey: key}, context)
      .toPromise()
      .then(({error}) => ({error, isSaved: true}))
  const {_id: id, preChoice} = input
  return diagnosticClient
    .mutation(UpdateDiagnosticExamPreChoiceDocument, {id, preChoice, idempotencyKey: key}, context)
    .toPromise()
    .then(({error, data}) => ({error, isSaved: data?.updateDiagnosticExamPreChoice === true}))
}

/** A mark that the server says it has not saved counts as refused (spec 3§8). */
async function send(write: Entry): Promise<DeliveryOutcome> {
  const {error, isSaved} = await request(write)
  if (error) {
    const code = codeOfError(error)
    return code === null ? {kind: 'unreachable'} : failureOfWrite(code)
  }
  return isSaved ? {kind: 'confirmed'} : {kind: 'refused', code: 'BAD_INPUT'}
}

async function deliverOne(write: OutboxEntry): Promise<Delivery> {
  const isWaiting = isOfDiagnostic(write) && store.read().some(({key}) => key === write.key)
  return {key: write.key, outcome: isWaiting ? await send(write) : {kind: 'gone'}}
}

/** Sends what waits, one at a time for each diagnostic; one tab at a time. */
export const deliverDiagnostic = fromPromise<readonly Delivery[], DeliveryInput>(({input: {entries}, signal}) =>
  withLock('aristo-diagnostic', () => Promise.all(entries.map(deliverOne)), signal),
)
