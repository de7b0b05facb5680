import {useSelector} from '@xstate/react'
import {useEffect, useMemo} from 'react'
import {cupBounds} from '../../../domain/stage/cup.ts'
import {cupMachine} from '../../../machines/stage/cup.machine.ts'
import {cupStore, onCupElsewhere} from '../../services/stage/stageStore.ts'
import {useFlow} from '../useFlow.ts'
import {createCupImplementations} from './cup.implementations.ts'

/** The cup of this device, with what its keys do: a team's number gives it a point, `z` takes the last step back. */
export function useCup() {
  const actor = useFlow(cupMachine, {
    implementations: createCupImplementations(),
    input: () => ({kept: cupStore.read()}),
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  useEffect(() => onCupElsewhere((kept) => actor.send({type: 'cup.changed', kept})), [actor])
  const keys = useMemo(() => {
    const numbers = Array.from(
      {length: cupBounds.most},
      (_, team) => [String(team + 1), () => actor.send({type: 'points.give', team, points: 1})] as const,
    )
    return {...Object.fromEntries(numbers), z: () => actor.send({type: 'points.undo'})}
  }, [actor])
  return {state, send: actor.send, keys}
}
