import type {Paged} from '../../domain/decks/paging.ts'
import type {CardPage} from './cardList.types.ts'

export type PagingContext = Paged & {
  /** The last request for more failed. */
  readonly hasFailed: boolean
}

export type PagingInput = {readonly pageSize: number}

export type MoreAsked = {readonly skip: number; readonly limit: number}

export type MoreCards = CardPage

export type PagingEvent =
  | {readonly type: 'page.next'}
  | {readonly type: 'page.previous'}
  | {readonly type: 'list.arrived'; readonly cached: number; readonly total: number}
  | {readonly type: 'list.reset'}
