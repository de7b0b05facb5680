import * as v from 'valibot'
import type {Json} from './realtime/tree.ts'

/**
 * Who may do what, for the realtime database and the storage, in one place. The same rules for a Firebase project are
 * in `docs/firebase.md`: change both together.
 */

/** Who asks; null for a visitor. */
export type Caller = {readonly uid: string} | null

/** A subtree with rules of its own: a write below it is judged by the whole subtree before and after. */
export type RealtimeRule = {
  readonly root: string
  readonly mayRead: (caller: Caller) => boolean
  readonly mayWrite: (caller: Caller, before: Json, after: Json) => boolean
}

const connection = v.strictObject({state: v.literal('online'), since: v.number()})

/** The tabs of one student, by connection. */
const presenceSchema = v.nullable(
  v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(64)), connection),
    v.check((connections) => Object.keys(connections).length <= 32),
  ),
)

/** Where the number of people who are online stands. */
export const onlineCountPath = '/onlineCount'

/** Below this every person who is online has a node; what is below the uid are that person's tabs. */
export const presencePath = '/presence'

/**
 * The rule of a path; undefined where nobody may do anything. A student has one node for each tab under
 * `/presence/{uid}`; everybody who is signed in reads `/onlineCount`, which only the database itself moves (spec 1§7,
 * 3§3): a number that clients move can be forged.
 */
export function realtimeRule(path: string): RealtimeRule | undefined {
  if (path === onlineCountPath) return onlineCount
  const [area, owner, ...rest] = path.split('/').slice(1)
  if (`/${area}` !== presencePath || owner === undefined || rest.length > 2) return undefined
  return {
    root: `${presencePath}/${owner}`,
    mayRead: (caller) => caller?.uid === owner,
    mayWrite: (caller, _before, after) => caller?.uid === owner && v.is(presenceSchema, after),
  }
}

const onlineCount: RealtimeRule = {
  root: onlineCountPath,
  mayRead: (caller) => caller !== null,
  mayWrite: () => false,
}

/** The largest object of the storage, in bytes. */
export const maxObjectSize = 5 * 1024 * 1024

/** What an avatar may be (spec 1§5). SVG is left out: it can carry scripts. */
export const objectTypes = ['image/png', 'image/jpeg'] as const

/** The most objects one profile may keep. */
export const maxObjects = 16

/** Whether an object belongs to this profile: `images/users/{profileId}` or below it (spec 1§7). */
export function mayWriteObject(profileId: string, name: string): boolean {
  const own = folderOf(profileId)
  return name === own || name.startsWith(`${own}/`)
}

/** Whether a signed-in student may look an object up: the own ones, and the documents of the courses. */
export function mayReadObject(profileId: string, name: string): boolean {
  return name.startsWith('pdfs/') || mayWriteObject(profileId, name)
}

/** The place of a profile's objects. */
export function folderOf(profileId: string): string {
  return `images/users/${profileId}`
}
