import type {deckFilesMachine} from '../../../machines/decks/deckFiles.machine.ts'
import type {Progress} from '../../../machines/decks/deckFiles.types.ts'
import {exportDecksWith, importCardsFor, readDeckFileFor} from '../../services/decks/deckFiles.actors.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

type Deps = Pick<StudentActors, 'client' | 'uid'> & {
  readonly tell: (progress: Progress) => void
  readonly refreshLists: () => void
}

export const createDeckFilesImplementations = ({
  client,
  uid,
  tell,
  refreshLists,
}: Deps): Implementations<typeof deckFilesMachine> => ({
  actors: {
    readFile: readDeckFileFor(uid),
    importCards: importCardsFor(uid),
    exportDecks: exportDecksWith(uid, client(), tell),
  },
  actions: {refreshLists: () => refreshLists()},
})
