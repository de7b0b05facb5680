import {useSyncExternalStore} from 'react'
import {onPreferences, shortcutsPreference} from '../../../services/question/preferences.ts'

/** Whether the student wants single keys, as last heard of on this device (D-30). */
export const useKeysPreference = (): boolean => useSyncExternalStore(onPreferences, shortcutsPreference.read)
