import {useSyncExternalStore} from 'react'

const width = () => matchMedia('(min-width: 48rem)')

const subscribe = (listener: () => void) => {
  const query = width()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** True on a laptop or tablet, false on a phone; the same width as the style sheet's `md`. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => width().matches)
