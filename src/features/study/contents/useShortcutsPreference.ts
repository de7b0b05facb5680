import {useSyncExternalStore} from 'react'
import {onPreferences, shortcutsPreference} from '../../../services/question/preferences.ts'

/** Whether single-key shortcuts are on for this account, and its switch (D-23, D-30). */
export function useShortcutsPreference(): {readonly areOn: boolean; readonly toggle: () => void} {
  const areOn = useSyncExternalStore(onPreferences, shortcutsPreference.read)
  return {areOn, toggle: () => shortcutsPreference.write(!areOn)}
}
