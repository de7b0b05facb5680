import {noteDoor, through} from './doors.ts'

let waiting: ServiceWorker | null = null

/** The browser's service workers; null where it has none, or none for this page. */
export const workers = (): ServiceWorkerContainer | null =>
  through(
    'serviceWorker',
    () => ('serviceWorker' in navigator ? navigator.serviceWorker : null),
    () => null,
  )

/** Keeps the product on the device for use without network; calls back when a newer version is ready to take over. */
export async function keepOnDevice(onNewVersion: () => void): Promise<void> {
  const container = workers()
  if (!container) return
  // Without a network, or where the browser forbids it, the product works as a page; the next start tries again.
  const registration = await container.register('/sw.js').catch(() => null)
  noteDoor('serviceWorker', registration !== null)
  if (!registration) return
  const tell = (worker: ServiceWorker | null) => {
    if (!worker || !container.controller) return
    waiting = worker
    onNewVersion()
  }
  if (registration.waiting) tell(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') tell(worker)
    })
  })
}

/** Lets the newer version take over and loads the product anew. */
export function loadNewVersion(): void {
  if (!waiting) {
    location.reload()
    return
  }
  workers()?.addEventListener('controllerchange', () => location.reload(), {once: true})
  waiting.postMessage('take-over')
}

/** Calls back when the service worker says this. Returns the stop. */
export function onWorkerMessage(name: string, listener: () => void): () => void {
  const container = workers()
  if (!container) return () => undefined
  const onMessage = ({data}: MessageEvent<unknown>) => {
    if (data === name) listener()
  }
  container.addEventListener('message', onMessage)
  return () => container.removeEventListener('message', onMessage)
}
