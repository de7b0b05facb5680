import type {cupMachine} from '../../../machines/stage/cup.machine.ts'
import {cupStore} from '../../services/stage/stageStore.ts'
import type {Implementations} from '../useFlow.ts'

export const createCupImplementations = (): Implementations<typeof cupMachine> => ({
  actions: {keepCup: (_, kept) => cupStore.write(kept)},
})
