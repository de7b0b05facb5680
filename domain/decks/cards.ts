import type {RichText} from '../shared/richText.ts'
import type {Instant} from '../shared/studyDay.ts'
import type {DeckTab} from './deckList.ts'
import {allLessons} from './place.ts'

/** A card of a deck as one student sees it (spec 2§3). */
export type CommunityCard = {
  readonly id: string
  readonly front: RichText
  readonly back: RichText
  readonly prefix: string | null
  readonly lessonId: string | null
  readonly createdAt: Instant
  /** Null for cards of the question bank, and for those whose author has left. */
  readonly creator: string | null
  readonly timesAdded: number
  readonly isOwn: boolean
  readonly isAdded: boolean
}

/** What may be done with a card that is open. */
export type CardAction = 'delete' | 'remove' | 'save'

/** What a student may do with a card: the own one goes for everybody, a saved one out of the deck (spec 2§4). */
export function cardActionOf({isOwn, isAdded}: CommunityCard, tab: DeckTab): CardAction {
  if (isOwn) return 'delete'
  return isAdded || tab === 'meus-baralhos' ? 'remove' : 'save'
}

/** The orders of the community's cards (spec 2§2). */
export const cardOrders = ['relevance', 'date'] as const
export type CardOrder = (typeof cardOrders)[number]

/** How the cards of a lesson were last asked for. */
export type CardChoice = {readonly includes: string; readonly sortBy: CardOrder}

export const firstChoice: CardChoice = {includes: '', sortBy: 'relevance'}

/** Which empty list it is: nothing found, nothing written yet, or nothing saved (spec 2§2). */
export function emptinessOf(tab: DeckTab, lessonId: string, includes: string): 'search' | 'lesson' | 'mine' {
  if (tab === 'meus-baralhos') return 'mine'
  return includes !== '' || lessonId === allLessons ? 'search' : 'lesson'
}
