import {through} from './doors.ts'

/** What the machine under the browser says: its zone, its network, fresh ids. */
export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/Sao_Paulo'

/** A fresh random id (idempotency keys). */
export const randomId = (): string => crypto.randomUUID()

/** 0 to 1: spreads over time what many devices would otherwise do at once. */
export const randomShare = (): number => Math.random()

/** Tells when the network is lost or found again. Returns the stop. */
export function watchNetwork(onChange: (isOnline: boolean) => void): () => void {
  const tell = () => onChange(navigator.onLine)
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

/** Whether the files of this page come from the device, where a service worker keeps them. */
export const isKeptPage = (): boolean =>
  through(
    'serviceWorker',
    () => Boolean(navigator.serviceWorker?.controller),
    () => false,
  )
