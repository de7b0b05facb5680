import * as v from 'valibot'
import {highlightColours} from '../../../domain/question/highlightColours.ts'
import type {Highlight} from '../../../domain/question/highlights.ts'
import {serverClock} from '../platform/clock.ts'
import {accountNames, accountStore, forgetAccountName} from '../platform/storage.ts'

/** What a student put on a question without answering it (D-23). `selected` is -1 for none. */
export type Marks = {
  readonly struck: readonly number[]
  readonly selected: number
  readonly essay: string | null
  readonly highlights: readonly Highlight[]
}

export type DatedMarks = Marks & {readonly dateNow: string}

type KeptMarks = DatedMarks & {
  /** The server has them. */
  readonly isSent: boolean
}

/** Marks as the wire gives them. */
type WireMarks = Omit<DatedMarks, 'essay'> & {readonly essay?: string | null}

const highlight = v.object({
  block: v.string(),
  start: v.number(),
  end: v.number(),
  colour: v.picklist(highlightColours),
})
const schema = v.nullable(
  v.object({
    struck: v.array(v.number()),
    selected: v.number(),
    essay: v.nullable(v.string()),
    highlights: v.array(highlight),
    dateNow: v.string(),
    isSent: v.boolean(),
  }),
)

const prefix = 'marks.'
/** Milliseconds. */
const keptFor = 7 * 86_400_000
const noMarks: Marks = {struck: [], selected: -1, essay: null, highlights: []}

/** What storage that is full or blocked did not take lives as long as the tab. */
const live = new Map<string, KeptMarks>()
const listeners = new Set<(scopedId: string) => void>()

const storeOf = (scopedId: string) => accountStore<KeptMarks | null>(prefix + scopedId, 1, schema, null)

type Dated = Pick<DatedMarks, 'dateNow'>

const isNewer = (one: Dated, other: Dated) => Date.parse(one.dateNow) > Date.parse(other.dateNow)

function keptMarks(scopedId: string): KeptMarks | null {
  const stored = storeOf(scopedId).read()
  const inTab = live.get(scopedId)
  return inTab && (!stored || !isNewer(stored, inTab)) ? inTab : stored
}

function keep(scopedId: string, marks: KeptMarks): void {
  live.set(scopedId, marks)
  storeOf(scopedId).write(marks)
}

/**
 * The marks of a question by its `scopedId`: this device's or the server's, whichever were made later (D-23). The
 * server's, being newer, are kept here too.
 */
export function marksOf(scopedId: string, fromServer?: WireMarks | null): Marks {
  const here = keptMarks(scopedId)
  if (!fromServer || (here && !isNewer(fromServer, here))) return here ?? noMarks
  const {struck, selected, essay, highlights, dateNow} = fromServer
  const marks = {struck, selected, essay: essay ?? null, highlights}
  keep(scopedId, {...marks, dateNow, isSent: true})
  return marks
}

/** Keeps changes of a question's marks on the device at once; they go to the server a little later (D-01, D-23). */
export function saveMarks(scopedId: string, changes: Partial<Marks>): void {
  const {struck, selected, essay, highlights} = keptMarks(scopedId) ?? noMarks
  keep(scopedId, {
    struck,
    selected,
    essay,
    highlights,
    ...changes,
    dateNow: new Date(serverClock.now()).toISOString(),
    isSent: false,
  })
  for (const listener of listeners) listener(scopedId)
}

/** Calls back with the `scopedId` of every question whose marks change. Returns the stop. */
export function onMarksSaved(listener: (scopedId: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What the server has not got yet, null when it has everything. */
export function unsentMarks(scopedId: string): DatedMarks | null {
  const kept = keptMarks(scopedId)
  return kept && !kept.isSent ? kept : null
}

/** Every question with marks that the server has not got. */
export const unsentQuestions = (): string[] =>
  [...new Set([...accountNames(prefix), ...live.keys()])].filter((scopedId) => unsentMarks(scopedId) !== null)

/** The server has taken, or for good refused, the marks of that instant; later ones stay to be sent. */
export function settleMarks(scopedId: string, dateNow: string): void {
  const kept = keptMarks(scopedId)
  if (kept?.dateNow === dateNow) keep(scopedId, {...kept, isSent: true})
}

/**
 * Drops from this device the marks that the server has and that were made more than a week ago; whoever opens the
 * question again gets them back from there. A year of study would fill the device otherwise.
 */
export function forgetOldMarks(): void {
  const limit = serverClock.now() - keptFor
  for (const scopedId of accountNames(prefix)) {
    const kept = storeOf(scopedId).read()
    if (kept === null || (kept.isSent && Date.parse(kept.dateNow) < limit)) forgetAccountName(prefix + scopedId)
  }
}

/** Another student may come in this tab. */
export const forgetLiveMarks = (): void => live.clear()
