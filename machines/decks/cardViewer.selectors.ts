import type {SnapshotFrom} from 'xstate'
import {type CardAction, cardActionOf, type CommunityCard} from '../../domain/decks/cards.ts'
import type {cardViewerMachine} from './cardViewer.machine.ts'

type CardViewerSnapshot = SnapshotFrom<typeof cardViewerMachine>

/** The card that is open; undefined before one was. */
export const viewedCard = ({context}: CardViewerSnapshot): CommunityCard | undefined => context.cards[context.index]

/** Its place among the cards, from 1. */
export const viewedNumber = ({context}: CardViewerSnapshot): number => context.index + 1

export const cardAction = ({context}: CardViewerSnapshot, card: CommunityCard): CardAction =>
  cardActionOf(card, context.tab)

export const failedChange = ({context}: CardViewerSnapshot) => context.failed

export const isBackUp = (state: CardViewerSnapshot): boolean => state.matches({open: 'back'})
