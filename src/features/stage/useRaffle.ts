import {useSelector} from '@xstate/react'
import {useEffect, useMemo} from 'react'
import {raffleCategories} from '../../../domain/stage/raffle.ts'
import {raffleMachine} from '../../../machines/stage/raffle.machine.ts'
import {randomShare} from '../../services/platform/device.ts'
import {onRaffleElsewhere, raffleStore} from '../../services/stage/stageStore.ts'
import {useNetworkReturned} from '../shell/useNetworkReturned.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {createRaffleImplementations} from './raffle.implementations.ts'

const newRoll = () => ({
  roll: randomShare(),
  isMotionReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
})

/** The raffle of this device, with what its keys do. */
export function useRaffle() {
  const {client} = useStudentActors()
  const actor = useFlow(raffleMachine, {
    implementations: createRaffleImplementations({client}),
    input: () => ({kept: raffleStore.read()}),
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  useNetworkReturned(actor, 'network.returned')
  useEffect(() => onRaffleElsewhere((kept) => actor.send({type: 'raffle.changed', kept})), [actor])
  const keys = useMemo(() => {
    const draw = () => actor.send({type: 'raffle.draw', ...newRoll()})
    const choices = raffleCategories.map(
      (category, index) => [String(index + 1), () => actor.send({type: 'category.choose', category})] as const,
    )
    return {...Object.fromEntries(choices), s: draw, pagedown: draw, a: () => actor.send({type: 'item.open'})}
  }, [actor])
  return {state, send: actor.send, newRoll, keys}
}
