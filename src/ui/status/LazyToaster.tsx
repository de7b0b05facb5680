import {lazy, type ReactNode, Suspense, useSyncExternalStore} from 'react'
import {importAfterPaint} from '../loading/lazyLoading.tsx'
import {hasWaiting, subscribeToWaiting} from './notify.ts'

type Labels = {readonly closeLabel: string; readonly label: string}

/** Ark's toaster weighs more than a login form: it is fetched with the first notice, which waits for it. */
async function load(): Promise<{default: (props: Labels) => ReactNode}> {
  const {createToastStore, Toaster} = await importAfterPaint(() => import('./Toaster.tsx'))
  const store = createToastStore()
  return {default: (props) => <Toaster store={store} {...props} />}
}

/** A server that is down for long must not take the screen with it: whoever shows a notice shows the error too. */
const Loaded = lazy(function again(): ReturnType<typeof load> {
  return load().catch(again)
})

/** Put once near the root; draws nothing until somebody calls `notify`. */
export const LazyToaster = (props: Labels) => {
  const isNeeded = useSyncExternalStore(subscribeToWaiting, hasWaiting)
  return isNeeded ? (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  ) : null
}
