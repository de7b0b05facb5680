import type {similarCardsMachine} from '../../../machines/decks/similarCards.machine.ts'
import {findSimilarWith} from '../../services/decks/decks.actors.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

export const createSimilarCardsImplementations = ({
  client,
}: Pick<StudentActors, 'client'>): Implementations<typeof similarCardsMachine> => ({
  actors: {findSimilar: findSimilarWith(client())},
})
