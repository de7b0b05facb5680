import {useEffect} from 'react'
import {isTyping} from '../../question/shortcutKeys.ts'

export type CardAction = 'wrong' | 'right' | 'previous' | 'flip' | 'next' | 'undo'

const actions: Readonly<Record<string, CardAction>> = {
  q: 'wrong',
  e: 'right',
  a: 'previous',
  s: 'flip',
  d: 'next',
  z: 'undo',
}

/** The action of a key on the flashcards (spec 2§5), and Z, which takes the last grade back (D-21). */
export const cardActionOf = ({key}: Pick<KeyboardEvent, 'key'>): CardAction | null => actions[key.toLowerCase()] ?? null

/** Single-key shortcuts, never while typing, with a modifier held, or turned off (D-30). */
export function useCardShortcuts(areOn: boolean, perform: (action: CardAction) => void): void {
  useEffect(() => {
    if (!areOn) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || isTyping(event.target) || event.altKey || event.metaKey || event.ctrlKey || event.shiftKey)
        return
      const action = cardActionOf(event)
      if (action) perform(action)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [areOn, perform])
}
