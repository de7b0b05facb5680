import {lazy, Suspense, useSyncExternalStore} from 'react'
import {hasWaiting, subscribeToWaiting} from './notify.ts'

type Labels = {readonly closeLabel: string; readonly label: string}

/** Ark's toaster weighs more than a login form: it is fetched with the first notice. */
const Loaded = lazy(async () => {
  const {createToastStore, Toaster} = await import('./Toaster.tsx')
  const store = createToastStore()
  return {default: (props: Labels) => <Toaster store={store} {...props} />}
})

/** Put once near the root; draws nothing until somebody calls `notify`. */
export const LazyToaster = (props: Labels) => {
  const isNeeded = useSyncExternalStore(subscribeToWaiting, hasWaiting)
  return isNeeded ? <Suspense fallback={null}><Loaded {...props} /></Suspense> : null
}
