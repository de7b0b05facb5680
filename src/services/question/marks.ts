import * as v from 'valibot'
import {highlightColours} from '../../../domain/question/highlightColours.ts'
import type {Highlight} from '../../../domain/question/highlights.ts'
import {serverClock} from '../platform/clock.ts'
import {accountStore} from '../platform/storage.ts'

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
export type WireMarks = Omit<DatedMarks, 'essay'> & {readonly essay?: string | null}

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

export const marksPrefix = 'marks.'
const noMarks: Marks = {struck: [], selected: -1, essay: null, highlights: []}

/** What storage that is full or blocked did not take lives as long as the tab. */
export const liveMarks = new Map<string, KeptMarks>()
const listeners = new Set<(scopedId: string) => void>()

export const marksStore = (scopedId: string) => accountStore<KeptMarks | null>(marksPrefix + scopedId, 1, schema, null)

type Dated = Pick<DatedMarks, 'dateNow'>

const isNewer = (one: Dated, other: Dated) => Date.parse(one.dateNow) > Date.parse(other.dateNow)

export function keptMarks(scopedId: string): KeptMarks | null {
  const stored = marksStore(scopedId).read()
  const inTab = liveMarks.get(scopedId)
  return inTab && (!stored || !isNewer(stored, inTab)) ? inTab : stored
}

export function keepMarks(scopedId: string, marks: KeptMarks): void {
  liveMarks.set(scopedId, marks)
  marksStore(scopedId).write(marks)
}

/** The server's marks as they are kept here; null unless they are newer than those of this device. */
function newsIn(fromServer: WireMarks | null | undefined, here: KeptMarks | null): KeptMarks | null {
  if (!fromServer || (here && !isNewer(fromServer, here))) return null
  const {struck, selected, essay, highlights, dateNow} = fromServer
  return {struck, selected, essay: essay ?? null, highlights, dateNow, isSent: true}
}

/**
 * The marks of a question by its `scopedId`: this device's or the server's, whichever were made later (D-23). Only reads,
 * so that it may be called while rendering; `adoptMarks` keeps the server's.
 */
export function marksOf(scopedId: string, fromServer?: WireMarks | null): Marks {
  const here = keptMarks(scopedId)
  return newsIn(fromServer, here) ?? here ?? noMarks
}

/** Keeps the server's marks on this device, if they are newer: later changes are made to them. */
export function adoptMarks(scopedId: string, fromServer: WireMarks | null | undefined): void {
  const news = newsIn(fromServer, keptMarks(scopedId))
  if (news) keepMarks(scopedId, news)
}

/** Keeps changes of a question's marks on the device at once; they go to the server a little later (D-01, D-23). */
export function saveMarks(scopedId: string, changes: Partial<Marks>): void {
  const {struck, selected, essay, highlights} = keptMarks(scopedId) ?? noMarks
  keepMarks(scopedId, {
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
