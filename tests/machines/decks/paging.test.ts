import {expect, test} from 'vitest'
import {pageOf} from '../../../machines/decks/paging.selectors.ts'
import {card} from '../../models/decks/cards.ts'
import {pagingModel} from '../../models/decks/paging.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(pagingModel)

test('a page beyond the cards that are here is fetched from where they end, five pages at once', async () => {
  const harness = startHarness(pagingModel, {pageSize: 14})
  const page = () => pageOf(harness.actor.getSnapshot())
  await harness.dispatch({type: 'list.arrived', cached: 28, total: 40})
  await harness.dispatch({type: 'page.next'})
  expect([page(), harness.requests]).toEqual([2, []])
  await harness.dispatch({type: 'page.next'})
  expect(harness.requests).toEqual([{name: 'loadMore', input: {skip: 28, limit: 70}}])
  const more = {cards: [card], total: 40}
  await harness.dispatch({type: 'xstate.done.actor.loadMore', output: more})
  expect([page(), harness.effects]).toEqual([3, [{type: 'handOver', params: more}]])
})

test('a list that became shorter shows its last page', async () => {
  const harness = startHarness(pagingModel, {pageSize: 15})
  await harness.dispatch({type: 'list.arrived', cached: 45, total: 45})
  await harness.dispatch({type: 'page.next'})
  await harness.dispatch({type: 'page.next'})
  await harness.dispatch({type: 'list.arrived', cached: 30, total: 30})
  expect(pageOf(harness.actor.getSnapshot())).toBe(2)
})
