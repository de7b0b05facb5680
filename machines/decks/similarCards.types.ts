import type {CommunityCard} from '../../domain/decks/cards.ts'

/** What is written of a card: for which lesson, and its front. */
export type FrontWritten = {readonly lessonId: string; readonly front: string}

export type SimilarCardsContext = FrontWritten & {
  /** Cards of the lesson that ask nearly the same, the most alike first. */
  readonly cards: readonly CommunityCard[]
}

export type SimilarCardsEvent = {readonly type: 'front.changed'} & FrontWritten
