import type {ChainCommit, MarkLink} from '../../../domain/exam/markChain.ts'
import type {OutboxEntry} from '../../../machines/outbox/outbox.types.ts'
import {readEntries} from '../outbox/outboxStore.ts'
import type {Sent} from '../outbox/send.ts'
import {linked, markedBy} from './markChain.ts'

/** The place of an exam's mark in the chain of marks (D-19); nothing for a mark outside exams. */
type Chained = {readonly link: MarkLink; readonly commit: ChainCommit | null} | object

/** What waits on this device behind an entry of the same activity; nothing when storage cannot be read. */
async function waitingBehind({key, lane, owner}: OutboxEntry): Promise<readonly OutboxEntry[]> {
  const entries = await readEntries().catch(() => [])
  return entries
    .slice(entries.findIndex((entry) => entry.key === key) + 1)
    .filter((entry) => entry.lane === lane && entry.owner === owner && entry.refusal === null)
}

/** Sends a mark with its place in the chain of its exam; the chain goes on once the server has taken it. */
export async function sendChained(entry: OutboxEntry, send: (chained: Chained) => Promise<Sent>): Promise<Sent> {
  if (markedBy(entry) === null) return send({})
  const place = await linked(entry, await waitingBehind(entry))
  const outcome = await send(place === null ? {} : {link: place.link, commit: place.commit})
  if (outcome.kind === 'confirmed') place?.confirm()
  return outcome
}
