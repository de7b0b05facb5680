import {useEffect} from 'react'

type Judged = {readonly send: (event: {type: 'window.changed'; isEditable: boolean}) => void}

/** Hands what is on the screen to whoever listens to the keyboard, for as long as it is there. */
export function useOnScreen<Reached>(reached: Reached, tell: ((reached: Reached | null) => void) | undefined): void {
  useEffect(() => {
    tell?.(reached)
    return () => tell?.(null)
  }, [reached, tell])
}

/** Tells an actor whether the day may still be changed (F-034). */
export function useWindow(actor: Judged, isEditable: boolean): void {
  useEffect(() => actor.send({type: 'window.changed', isEditable}), [actor, isEditable])
}
