import {useEffect} from 'react'
import {importWhenIdle, importWithRetry} from '../../ui/loading/lazyLoading.tsx'
import type {ShortcutAction, shortcutOf} from './shortcutKeys.ts'

export type {ShortcutAction}

type Keys = {readonly shortcutOf: typeof shortcutOf}
let keys: Keys | undefined

const load = () => import('./shortcutKeys.ts')

async function loadKeys(inTime: typeof importWithRetry): Promise<Keys> {
  keys ??= await inTime(load)
  return keys
}

/**
 * Single-key shortcuts, never while typing, with a modifier held, or turned off (D-30). They are loaded when the student is idle, or
 * with the first key, which waits for them.
 */
export function useShortcuts(areOn: boolean, perform: (action: ShortcutAction) => void): void {
  useEffect(() => {
    if (!areOn) return undefined
    let isOver = false
    // Without its code the page goes on without keys, as on a phone.
    if (!keys) void loadKeys(importWhenIdle).catch(() => undefined)
    const act = (loaded: Keys, event: KeyboardEvent) => {
      const action = loaded.shortcutOf(event)
      if (action) perform(action)
    }
    const onKey = (event: KeyboardEvent) => {
      if (keys) act(keys, event)
      else
        void loadKeys(importWithRetry)
          .then((loaded) => isOver || act(loaded, event))
          .catch(() => undefined)
    }
    document.addEventListener('keydown', onKey)
    return () => {
      isOver = true
      document.removeEventListener('keydown', onKey)
    }
  }, [areOn, perform])
}
