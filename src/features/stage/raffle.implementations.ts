import type {raffleMachine} from '../../../machines/stage/raffle.machine.ts'
import {loadRaffleWith, openItem} from '../../services/stage/raffle.actors.ts'
import {raffleStore} from '../../services/stage/stageStore.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

export const createRaffleImplementations = ({
  client,
}: Pick<StudentActors, 'client'>): Implementations<typeof raffleMachine> => ({
  actors: {loadRaffle: loadRaffleWith(client()), openItem},
  actions: {keepRaffle: (_, kept) => raffleStore.write(kept)},
})
