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

const statusSchema = v.nullable(
  v.union([
    v.pipe(v.string(), v.maxLength(32)),
    v.pipe(
      v.record(
        v.pipe(v.string(), v.maxLength(32)),
        v.union([v.pipe(v.string(), v.maxLength(128)), v.number(), v.boolean()]),
      ),
      v.check((status) => Object.keys(status).length <= 8),
    ),
  ]),
)

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * The rule of a path; undefined where nobody may do anything. A student has the own status under `/presence/{uid}`, and
 * everybody who is signed in moves `/onlineCount` by one and reads it (spec 1§7, 3§3).
 */
export function realtimeRule(path: string): RealtimeRule | undefined {
  const [area, owner, ...rest] = path.split('/').slice(1)
  if (area === 'onlineCount' && owner === undefined) return onlineCount
  if (area !== 'presence' || owner === undefined || rest.length > 1) return undefined
  return {
    root: `/presence/${owner}`,
    mayRead: (caller) => caller?.uid === owner,
    mayWrite: (caller, _before, after) => caller?.uid === owner && v.is(statusSchema, after),
  }
}

const onlineCount: RealtimeRule = {
  root: '/onlineCount',
  mayRead: (caller) => caller !== null,
  mayWrite: (caller, before, after) =>
    caller !== null && v.is(countSchema, after) && Math.abs(after - (typeof before === 'number' ? before : 0)) === 1,
}

/** The largest object of the storage, in bytes. */
export const maxObjectSize = 5 * 1024 * 1024

/** What an avatar may be. SVG is left out: it can carry scripts. */
export const objectTypes = ['image/png', 'image/jpeg', 'application/pdf'] as const

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
