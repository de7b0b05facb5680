import type {SnapshotFrom} from 'xstate'
import {type CardDraft, type CardImage, type CardSide, isCreatable} from '../../domain/decks/card.ts'
import type {ImageTrouble} from '../../domain/decks/cardPicture.ts'
import type {DeckLesson} from '../../domain/decks/deckList.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {cardCreationMachine} from './cardCreation.machine.ts'

type CardCreationSnapshot = SnapshotFrom<typeof cardCreationMachine>

export const draftOf = ({context}: CardCreationSnapshot): CardDraft => context.draft

export const imageOf = ({context}: CardCreationSnapshot, side: CardSide): CardImage | null => context.draft.images[side]

/** Why the file that was picked for this face does not stand in it. */
export const imageTrouble = ({context: {imageFailure}}: CardCreationSnapshot, side: CardSide): ImageTrouble | null =>
  imageFailure?.side === side ? imageFailure.trouble : null

export const isAttaching = (state: CardCreationSnapshot, side: CardSide): boolean =>
  state.matches('attaching') && state.context.picked?.side === side

/** The lessons to choose from; empty where the lesson is given. */
export const lessonsToChoose = ({context}: CardCreationSnapshot): readonly DeckLesson[] => context.lessons

export const isDraftWhole = ({context}: CardCreationSnapshot): boolean => isCreatable(context.draft)

export const creationFailure = ({context}: CardCreationSnapshot): RequestFailure | null => context.failure
