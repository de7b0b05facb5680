import {useEffect} from 'react'

type Judged = {readonly send: (event: {type: 'window.changed'; isEditable: boolean}) => void}

/** Tells an actor whether the day may still be changed (F-034). */
export function useEditability(actor: Judged, isEditable: boolean): void {
  useEffect(() => actor.send({type: 'window.changed', isEditable}), [actor, isEditable])
}
