import type {DeckTab} from './deckList.ts'
import {allLessons} from './place.ts'

/** Pages of one request (spec 2§9). */
export const pagesAtOnce = 5

/** Cards of a page: in a lesson of the community one gives its place to the card that creates (spec 2§9). */
export const pageSizeOf = (tab: DeckTab, lessonId: string): number =>
  tab === 'comunidade' && lessonId !== allLessons ? 14 : 15

/** Cards of one request. */
export const windowOf = (pageSize: number): number => pageSize * pagesAtOnce

/** A list of which a part is here. Pages count from 1. */
export type Paged = {
  readonly page: number
  readonly pageSize: number
  readonly total: number
  /** How many of its first cards are here. */
  readonly cached: number
}

/** An empty list has one page. */
export const pagesOf = ({total, pageSize}: Pick<Paged, 'total' | 'pageSize'>): number =>
  Math.max(1, Math.ceil(total / pageSize))

export const hasNextPage = (paged: Paged): boolean => paged.page < pagesOf(paged)

/** The next page has a card that is not here yet. */
export const isNextBeyond = ({page, pageSize, total, cached}: Paged): boolean =>
  cached < Math.min((page + 1) * pageSize, total)

/** The page itself while the list has it, else the last one. */
export const boundedPage = (paged: Paged): number => Math.min(paged.page, pagesOf(paged))

/** The cards of the page. */
export const cardsOfPage = <Card>(
  cards: readonly Card[],
  {page, pageSize}: Pick<Paged, 'page' | 'pageSize'>,
): readonly Card[] => cards.slice((page - 1) * pageSize, page * pageSize)
