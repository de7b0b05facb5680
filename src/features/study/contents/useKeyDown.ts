import {type RefObject, useEffect, useLayoutEffect, useRef} from 'react'

/** Hears the keys pressed while an element, or something in it, has the focus; never those with a modifier held. */
export function useKeyDown(target: RefObject<HTMLElement | null>, onKey: (event: KeyboardEvent) => void): void {
  const current = useRef(onKey)
  useLayoutEffect(() => {
    current.current = onKey
  })
  useEffect(() => {
    const element = target.current
    const hear = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.altKey && !event.metaKey) current.current(event)
    }
    element?.addEventListener('keydown', hear)
    return () => element?.removeEventListener('keydown', hear)
  }, [target])
}
