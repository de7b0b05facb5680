import * as v from 'valibot'
import {picturePath} from '../../../domain/profile/avatar.ts'
import {whenIdle} from '../platform/idle.ts'
import {accountStore} from '../platform/storage.ts'

const kept = v.nullable(v.object({profileId: v.string(), version: v.string(), url: v.string()}))

/** The address of the picture that this device showed last; only a shortcut past the storage's SDK. */
const store = accountStore<v.InferOutput<typeof kept>>('photo', 1, kept, null)

let shown: {readonly id: string; readonly url: string | null} = {id: '', url: null}
let isAskedAnew = false
const listeners = new Set<() => void>()

function show(id: string, url: string | null): void {
  shown = {id, url}
  for (const listener of listeners) listener()
}

async function ask(id: string, profileId: string, version: string): Promise<void> {
  const {files} = await import('../platform/files.ts')
  const {sdk, storage} = await files()
  const url = await sdk.getDownloadURL(sdk.ref(storage, picturePath(profileId)))
  store.write({profileId, version, url})
  if (shown.id === id) show(id, url)
}

/** A failure to find a picture is no trouble: the initials stand for it (spec 1§8). */
function askWhenIdle(id: string, profileId: string, version: string): void {
  whenIdle(() => void ask(id, profileId, version).catch(() => undefined))
}

/**
 * Follows the picture of a profile. `version` is when it was last replaced, null when there is none: another device's new
 * picture is asked for once, and who has no picture never loads the storage.
 */
export function followPhoto(profileId: string, version: string | null): void {
  const id = `${profileId} ${version ?? ''}`
  if (shown.id === id) return
  isAskedAnew = false
  const known = store.read()
  const url = known !== null && known.profileId === profileId && known.version === version ? known.url : null
  show(id, url)
  if (url === null && version !== null) askWhenIdle(id, profileId, version)
}

/** The picture could not be shown: its address is asked for once more, then the initials stay. */
export function photoBroke(profileId: string, version: string | null): void {
  const {id} = shown
  show(id, null)
  if (isAskedAnew || version === null || !navigator.onLine) return
  isAskedAnew = true
  askWhenIdle(id, profileId, version)
}

/** The address of the picture; null while there is none to show. */
export const photoUrl = (): string | null => shown.url

export function watchPhoto(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
