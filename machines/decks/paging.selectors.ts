import type {SnapshotFrom} from 'xstate'
import {cardsOfPage, pagesOf} from '../../domain/decks/paging.ts'
import type {pagingMachine} from './paging.machine.ts'

type PagingSnapshot = SnapshotFrom<typeof pagingMachine>

export const pageOf = ({context}: PagingSnapshot): number => context.page

export const pageCountOf = ({context}: PagingSnapshot): number => pagesOf(context)

/** How many cards stand before the page. */
export const offsetOf = ({context}: PagingSnapshot): number => (context.page - 1) * context.pageSize

export const cardsShown = <Card>({context}: PagingSnapshot, cards: readonly Card[]): readonly Card[] =>
  cardsOfPage(cards, context)

export const hasMoreFailed = ({context}: PagingSnapshot): boolean => context.hasFailed
