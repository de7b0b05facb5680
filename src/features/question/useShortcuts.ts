import {useEffect, useRef} from 'react'
import {importWhenIdle, importWithRetry} from '../../ui/loading/lazyLoading.tsx'
import type {ShortcutAction, shortcutOf} from './shortcutKeys.ts'

export type {ShortcutAction}

type Keys = {readonly shortcutOf: typeof shortcutOf}
let keys: Keys | undefined

const load = () => import('./shortcutKeys.ts')

async function loadKeys(inTime: typeof importWithRetry): Promise<void> {
  keys ??= await inTime(load)
}

/**
 * Single-key shortcuts, never while typing, with a modifier held, or turned off (D-30). They are loaded when the student is idle, or
 * with the first key; keys until then wait, and act one after the other on what is drawn by then.
 */
export function useShortcuts(areOn: boolean, perform: (action: ShortcutAction) => void): void {
  const latest = useRef<typeof perform>(undefined)
  const waiting = useRef<KeyboardEvent[]>([])
  useEffect(() => {
    if (!areOn) return undefined
    latest.current = perform
    const act = () => {
      for (const event of waiting.current.splice(0)) {
        const action = keys?.shortcutOf(event)
        if (action) latest.current?.(action)
      }
    }
    // Without its code the page goes on without keys, as on a phone.
    const actWhenLoaded = (inTime: typeof importWithRetry) => void loadKeys(inTime).then(act, () => undefined)
    if (!keys) actWhenLoaded(importWhenIdle)
    const onKey = (event: KeyboardEvent) => {
      waiting.current.push(event)
      if (keys) act()
      else actWhenLoaded(importWithRetry)
    }
    document.addEventListener('keydown', onKey)
    return () => {
      latest.current = undefined
      document.removeEventListener('keydown', onKey)
    }
  }, [areOn, perform])
}
