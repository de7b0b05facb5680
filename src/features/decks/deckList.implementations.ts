import type {DeckLesson} from '../../../domain/decks/deckList.ts'
import type {deckListMachine} from '../../../machines/decks/deckList.machine.ts'
import {loadDecksWith} from '../../services/decks/decks.actors.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

type Deps = Pick<StudentActors, 'client'> & {readonly openCreation: (lessons: readonly DeckLesson[]) => void}

export const createDeckListImplementations = ({
  client,
  openCreation,
}: Deps): Implementations<typeof deckListMachine> => ({
  actors: {loadDecks: loadDecksWith(client())},
  actions: {openCreation: (_, {lessons}) => openCreation(lessons)},
})
