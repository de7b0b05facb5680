import type {CommunityCard} from '../../domain/decks/cards.ts'
import type {DeckTab} from '../../domain/decks/deckList.ts'

export type CardViewerContext = {
  readonly tab: DeckTab
  /** The cards of the list it was opened from. */
  readonly cards: readonly CommunityCard[]
  readonly index: number
  /** The last change did not succeed. */
  readonly failed: 'save' | 'remove' | 'delete' | null
}

export type CardViewerInput = Pick<CardViewerContext, 'tab'>

export type CardChange = {readonly id: string; readonly key: string}

export type CardViewerEvent =
  | {readonly type: 'card.open'; readonly cards: readonly CommunityCard[]; readonly index: number}
  | {readonly type: 'card.flip'}
  | {readonly type: 'card.next'}
  | {readonly type: 'card.previous'}
  | {readonly type: 'card.save'; readonly key: string}
  | {readonly type: 'card.remove'; readonly key: string}
  | {readonly type: 'card.delete'}
  | {readonly type: 'deletion.confirm'; readonly key: string}
  | {readonly type: 'deletion.cancel'}
  | {readonly type: 'viewer.close'}
