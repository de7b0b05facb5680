let waiting: ServiceWorker | null = null

/** Keeps the product on the device for use without network; calls back when a newer version is ready to take over. */
export async function keepOnDevice(onNewVersion: () => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  // Without a network, or where the browser forbids it, the product works as a page; the next start tries again.
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null)
  if (!registration) return
  const tell = (worker: ServiceWorker | null) => {
    if (!worker || !navigator.serviceWorker.controller) return
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
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {once: true})
  waiting.postMessage('take-over')
}

/** Calls back when the service worker says this. Returns the stop. */
export function onWorkerMessage(name: string, listener: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const onMessage = ({data}: MessageEvent<unknown>) => {
    if (data === name) listener()
  }
  navigator.serviceWorker.addEventListener('message', onMessage)
  return () => navigator.serviceWorker.removeEventListener('message', onMessage)
}
