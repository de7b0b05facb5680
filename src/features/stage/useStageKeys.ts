import {useEffect, useSyncExternalStore} from 'react'
import {onPreferences, shortcutsPreference} from '../../services/question/preferences.ts'
import {isTyping} from '../question/shortcutKeys.ts'

/** Whether single keys act, and their switch; it is the one of the questions (D-30). */
export const useAreKeysOn = (): readonly [areOn: boolean, switchTo: (areOn: boolean) => void] => [
  useSyncExternalStore(onPreferences, shortcutsPreference.read),
  shortcutsPreference.write,
]

const isAsked = () => document.querySelector('[role=alertdialog]') !== null

/** What the keys of the stage do, by `KeyboardEvent.key` in lower case: never while typing, nor below a question. */
export function useStageKeys(areOn: boolean, actions: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    if (!areOn) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return
      const name = event.key.toLowerCase()
      const act = Object.hasOwn(actions, name) ? actions[name] : undefined
      if (act === undefined || isTyping(event.target) || isAsked()) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [areOn, actions])
}
