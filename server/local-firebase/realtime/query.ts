import * as v from 'valibot'
import {valueAt} from './tree.ts'
import type {Json} from './tree.ts'

const bound = v.optional(v.union([v.string(), v.number(), v.boolean(), v.null()]))
const name = v.optional(v.string())

/** A query as the protocol writes it: start, end, limit and side, and the index it is ordered by. */
export const querySchema = v.object({
  sp: bound,
  sn: name,
  sin: v.optional(v.boolean(), true),
  ep: bound,
  en: name,
  ein: v.optional(v.boolean(), true),
  l: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  vf: v.optional(v.picklist(['l', 'r'])),
  i: v.optional(v.string(), '.priority'),
})

/** A parsed query. */
export type Query = v.InferOutput<typeof querySchema>

type Entry = {readonly name: string; readonly child: Json; readonly key: Json}

/** The children of a tree that a query asks for, still as a tree. */
export function selectBy(query: Query, value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .map(([childName, child]): Entry => ({name: childName, child, key: indexOf(query.i, child)}))
    .sort(compare)
    .filter((entry) => isFrom(query, entry) && isUntil(query, entry))
  const {l: limit = entries.length} = query
  const kept = query.vf === 'r' ? entries.slice(Math.max(0, entries.length - limit)) : entries.slice(0, limit)
  return kept.length === 0 ? null : Object.fromEntries(kept.map((entry) => [entry.name, entry.child]))
}

function indexOf(index: string, child: Json): Json {
  if (index === '.value') return child
  return index === '.key' || index === '.priority' ? null : valueAt(child, index.split('/'))
}

function isFrom({i, sp, sn, sin}: Query, entry: Entry): boolean {
  if (sp === undefined) return true
  const order = compareTo(i, entry, sp, sn)
  return order > 0 || (order === 0 && sin)
}

function isUntil({i, ep, en, ein}: Query, entry: Entry): boolean {
  if (ep === undefined) return true
  const order = compareTo(i, entry, ep, en)
  return order < 0 || (order === 0 && ein)
}

/** Ordered by name, the bound itself is a name; else a name only decides between equal keys. */
function compareTo(index: string, entry: Entry, key: Json, entryName: string | undefined): number {
  if (index === '.key') return compareNames(entry.name, String(key))
  return compareKeys(entry.key, key) || (entryName === undefined ? 0 : compareNames(entry.name, entryName))
}

function compare(a: Entry, b: Entry): number {
  return compareKeys(a.key, b.key) || compareNames(a.name, b.name)
}

/** Firebase's order: nothing, false, true, numbers, texts, trees. */
function compareKeys(a: Json, b: Json): number {
  const byRank = rank(a) - rank(b)
  if (byRank !== 0) return byRank
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'string' && typeof b === 'string') return a === b ? 0 : a < b ? -1 : 1
  return 0
}

function rank(key: Json): number {
  if (key === null) return 0
  if (typeof key === 'boolean') return key ? 2 : 1
  if (typeof key === 'number') return 3
  return typeof key === 'string' ? 4 : 5
}

/** Whole numbers come first, by their value. */
function compareNames(a: string, b: string): number {
  const [x, y] = [wholeNumber(a), wholeNumber(b)]
  if (x !== undefined && y !== undefined) return x - y
  if (x !== undefined || y !== undefined) return x === undefined ? 1 : -1
  return a === b ? 0 : a < b ? -1 : 1
}

function wholeNumber(text: string): number | undefined {
  return /^(0|-?[1-9]\d{0,9})$/.test(text) ? Number(text) : undefined
}
