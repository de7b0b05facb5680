import {useSyncExternalStore} from 'react'

/** Whether the window has a width at least. The query is made once: every render asks, and a new one has the browser look at the page. */
function atLeast(width: string): () => boolean {
  let known: MediaQueryList | undefined
  const query = () => (known ??= matchMedia(`(min-width: ${width})`))
  const subscribe = (listener: () => void) => {
    query().addEventListener('change', listener)
    return () => query().removeEventListener('change', listener)
  }
  const matches = () => query().matches
  return () => useSyncExternalStore(subscribe, matches)
}

/** True on a laptop or tablet, false on a phone; the same width as the style sheet's `md`. */
export const useIsWide = atLeast('48rem')

/** True where the menu is the rail beside the page, false where it is the bar at the bottom; the same width as the style sheet's `lg`. */
export const useHasRail = atLeast('64rem')
