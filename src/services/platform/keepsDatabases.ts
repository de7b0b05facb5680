import {noteDoor} from './doors.ts'

const name = 'aristo-door'
/** A browser that takes longer than this many milliseconds does not answer. */
const timeoutMs = 3_000

const tryOut = () =>
  new Promise<boolean>((resolve) => {
    const request = indexedDB.open(name)
    request.onsuccess = () => {
      request.result.close()
      indexedDB.deleteDatabase(name)
      resolve(true)
    }
    request.onerror = () => resolve(false)
    setTimeout(resolve, timeoutMs, false)
  }).catch(() => false)

/** Whether the browser lets this site have databases: tried out, because nothing else tells. */
export async function keepsDatabases(): Promise<boolean> {
  const keeps = await tryOut()
  noteDoor('indexedDB', keeps)
  return keeps
}
