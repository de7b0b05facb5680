import {lazy, Suspense, useSyncExternalStore} from 'react'
import {hasWaiting, subscribeToWaiting} from './notify.ts'

/** Ark's toaster weighs more than a login form: it is fetched with the first notice. */
const Loaded = lazy(async () => {
  const {createToastStore, Toaster} = await import('./Toaster.tsx')
  const store = createToastStore()
  return {default: ({closeLabel}: {readonly closeLabel: string}) => <Toaster store={store} closeLabel={closeLabel} />}
})

/** Put once near the root; draws nothing until somebody calls `notify`. */
export const LazyToaster = ({closeLabel}: {readonly closeLabel: string}) => {
  const isNeeded = useSyncExternalStore(subscribeToWaiting, hasWaiting)
  return isNeeded ? <Suspense fallback={null}><Loaded closeLabel={closeLabel} /></Suspense> : null
}
