import * as v from 'valibot'
import {
  type ChainCommit,
  type ChainHead,
  linkAfter,
  type MarkedItems,
  type MarkLink,
  markText,
  newChain,
} from '../../../domain/exam/markChain.ts'
import type {OutboxEntry} from '../../../machines/outbox/outbox.types.ts'
import {randomId} from '../platform/device.ts'
import {sha256} from '../platform/sha256.ts'
import {localStore} from '../platform/storage.ts'

/** Where the chain of one exam ends on this device, and the write that ended it. */
const schema = v.array(
  v.object({
    owner: v.string(),
    activity: v.string(),
    chain: v.string(),
    seq: v.number(),
    hash: v.string(),
    key: v.string(),
  }),
)
type Kept = v.InferOutput<typeof schema>[number]

/** Chains of so many exams are kept, the newest; others have long ended. */
const most = 8
const store = localStore<Kept[]>('markChains', 1, schema, [])

/** What storage that is full or blocked did not take. */
let live: readonly Kept[] = []

type Exam = {readonly owner: string; readonly activity: string}

function find({owner, activity}: Exam): Kept | undefined {
  const isMine = (kept: Kept) => kept.owner === owner && kept.activity === activity
  const [stored, held] = [store.read().find(isMine), live.find(isMine)]
  return held && held.seq > (stored?.seq ?? -1) ? held : stored
}

function keep(head: Kept): void {
  const others = store.read().filter(({owner, activity}) => owner !== head.owner || activity !== head.activity)
  live = [head, ...others].slice(0, most)
  store.write([...live])
}

/** The chain of this device in an exam; a new one is begun when there is none. */
export function chainOf(exam: Exam): ChainHead & {readonly key: string} {
  const known = find(exam)
  if (known) return known
  const begun = {...exam, ...newChain(randomId()), key: ''}
  keep(begun)
  return begun
}

/** The exam and the marks of a write; null for a write that marks nothing in an exam. */
export function markedBy(entry: OutboxEntry): {readonly activity: string; readonly marked: MarkedItems} | null {
  if (entry.operation !== 'createOrUpdateOnePreChoice' && entry.operation !== 'createManyPreChoices') return null
  const {activity, dateNow} = entry.input
  if (activity === undefined) return null
  const items = entry.operation === 'createManyPreChoices' ? entry.input.preChoices : [entry.input]
  return {
    activity,
    marked: {
      madeAt: Date.parse(dateNow),
      items: items.map(({question, selected, essay}) => ({questionId: question, selected, essay: essay ?? null})),
    },
  }
}

/** The place of a mark in the chain, and what makes it the end of the chain when the server has taken it. */
export type Linked = {readonly link: MarkLink; readonly commit: ChainCommit | null; readonly confirm: () => void}

/**
 * The place of a write in the chain of its exam (D-19). Links are made when a write is sent, which one tab does at a time:
 * what was refused or given up leaves no hole, and a write that is sent again has the same link, because the chain goes on
 * only when the server has taken it. `waiting` are the writes behind it, which the device commits itself to. Null for what is no mark, for a mark
 * that was taken before, and where the browser has no SHA-256.
 */
export async function linked(entry: OutboxEntry, waiting: readonly OutboxEntry[]): Promise<Linked | null> {
  const mark = markedBy(entry)
  if (mark === null) return null
  const {activity, marked} = mark
  const head = chainOf({owner: entry.owner, activity})
  if (head.key === entry.key) return null
  const link = linkAfter(head)
  const hash = await sha256(markText(activity, link, marked))
  if (hash === null) return null
  const taken: ChainHead = {chain: link.chain, seq: link.seq, hash}
  return {
    link,
    commit: await commitOf(activity, taken, waiting),
    confirm: () => keep({owner: entry.owner, activity, ...taken, key: entry.key}),
  }
}

async function commitOf(
  activity: string,
  from: ChainHead,
  waiting: readonly OutboxEntry[],
): Promise<ChainCommit | null> {
  let head = from
  for (const entry of waiting) {
    const mark = markedBy(entry)
    if (mark === null) continue
    const link = linkAfter(head)
    const hash = await sha256(markText(activity, link, mark.marked))
    if (hash === null) return null
    head = {chain: link.chain, seq: link.seq, hash}
  }
  return head.seq === from.seq ? null : {seq: head.seq, hash: head.hash}
}
