import type {deckMachine} from '../../../../machines/study/deck.machine.ts'
import {setQuery} from '../../../services/platform/url.ts'
import {flashcardsReversedPreference, shortcutsPreference, stripStore} from '../../../services/question/preferences.ts'
import type {Implementations} from '../../useFlow.ts'

export type CardWrite =
  | {readonly operation: 'answerFlashcard'; readonly document: string; readonly choosen: 0 | 1}
  | {readonly operation: 'undoFlashcardAnswer'; readonly document: string}

type Deps = {readonly onWrite: ((key: string, write: CardWrite) => void) | undefined}

export const createDeckImplementations = ({onWrite}: Deps): Implementations<typeof deckMachine> => ({
  actions: {
    openCard: (_, {cardId}) => setQuery({id: cardId}),
    saveReversed: (_, {isReversed: isBackFirst}) => flashcardsReversedPreference.write(isBackFirst),
    saveStrip: (_, {isShown}) => stripStore.write(isShown),
    saveShortcuts: (_, {areOn}) => shortcutsPreference.write(areOn),
    requestUndo: (_, {cardId, key}) => onWrite?.(key, {operation: 'undoFlashcardAnswer', document: cardId}),
  },
})
