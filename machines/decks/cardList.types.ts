import type {CardChoice, CardOrder, CommunityCard} from '../../domain/decks/cards.ts'
import type {DeckLesson, DeckTab} from '../../domain/decks/deckList.ts'

/** A part of the cards, and how many there are. */
export type CardPage = {readonly cards: readonly CommunityCard[]; readonly total: number}

export type LoadedCards = CardPage & {
  /** All lessons of the course. */
  readonly lessons: readonly DeckLesson[]
}

/** What is asked for: the first `count` cards. */
export type CardsAsked = CardChoice & {readonly tab: DeckTab; readonly lessonId: string; readonly count: number}

export type CardListContext = LoadedCards & {
  readonly tab: DeckTab
  /** Or `todos`. */
  readonly lessonId: string
  /** What is shown. */
  readonly choice: CardChoice
  /** The order that is on its way. */
  readonly wished: CardOrder
  /** Cards of one request. */
  readonly windowSize: number
}

export type CardListInput = Pick<CardListContext, 'tab' | 'lessonId' | 'choice' | 'windowSize'>

export type CardListEvent =
  | {readonly type: 'search.submit'; readonly includes: string}
  | {readonly type: 'sort.pick'; readonly sortBy: CardOrder}
  | {readonly type: 'more.arrived'; readonly cards: readonly CommunityCard[]; readonly total: number}
  | {readonly type: 'cards.refresh'}
  | {readonly type: 'cards.retry'}
  | {readonly type: 'network.returned'}
