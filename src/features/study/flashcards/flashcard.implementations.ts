import type {Grade} from '../../../../domain/study/flashcard.ts'
import type {flashcardMachine} from '../../../../machines/study/flashcard.machine.ts'
import {flashcardText} from '../../../text/study/flashcard.ts'
import {notify} from '../../../ui/status/notify.ts'
import type {Implementations} from '../../useFlow.ts'

/** What a card asks of the deck around it. */
export type CardDeck = {
  readonly onGrade: (cardId: string, grade: Grade, key: string) => void
  readonly onUndo: (cardId: string, key: string) => void
  readonly onAdvance: () => void
}

type Deps = {readonly cardId: string; readonly deck: CardDeck}

export const createFlashcardImplementations = ({cardId, deck}: Deps): Implementations<typeof flashcardMachine> => ({
  actions: {
    requestGrade: (_, {grade, key}) => deck.onGrade(cardId, grade, key),
    requestUndo: (_, {key}) => deck.onUndo(cardId, key),
    advance: deck.onAdvance,
    notifyRefused: () => notify({tone: 'error', title: flashcardText.refusedTitle, text: flashcardText.refusedHint}),
  },
})
