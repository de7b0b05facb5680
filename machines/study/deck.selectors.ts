import type {SnapshotFrom} from 'xstate'
import {cardWindow} from '../../domain/study/flashcard.ts'
import type {deckMachine} from './deck.machine.ts'
import type {LastGrade} from './deck.types.ts'

type DeckSnapshot = SnapshotFrom<typeof deckMachine>

export const currentCardId = ({context}: DeckSnapshot): string => context.currentId

/** Place of the current card, from 1. */
export const cardNumber = ({context}: DeckSnapshot): number => context.cardIds.indexOf(context.currentId) + 1

export const deckSize = ({context}: DeckSnapshot): number => context.cardIds.length

export type WindowCard = {readonly cardId: string; readonly number: number}

/** The cards the navigator shows: ten at a time (spec 2§9). */
export const cardsInView = ({context: {cardIds, windowStart}}: DeckSnapshot): readonly WindowCard[] =>
  cardIds
    .slice(windowStart, windowStart + cardWindow)
    .map((cardId, index) => ({cardId, number: windowStart + index + 1}))

/** All cards of the deck with their places, from 1. */
export const deckCards = ({context: {cardIds}}: DeckSnapshot): readonly WindowCard[] =>
  cardIds.map((cardId, index) => ({cardId, number: index + 1}))

export const hasManyWindows = ({context}: DeckSnapshot): boolean => context.cardIds.length > cardWindow

/** The line of numbers on narrow screens. */
export const isCardStripShown = ({context}: DeckSnapshot): boolean => context.isStripShown

export const isReversed = ({context}: DeckSnapshot): boolean => context.isReversed

export const areCardShortcutsOn = ({context}: DeckSnapshot): boolean => context.areShortcutsOn

/** The grade to offer for taking back: of a card that is no longer on the screen; the card itself offers its own. */
export const leftGrade = (state: DeckSnapshot): (LastGrade & {readonly number: number}) | null => {
  const {lastGrade, currentId, cardIds} = state.context
  if (!lastGrade || (lastGrade.cardId === currentId && !state.matches('summary'))) return null
  return {...lastGrade, number: cardIds.indexOf(lastGrade.cardId) + 1}
}
