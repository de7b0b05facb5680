import {expect, test} from 'vitest'
import {firstChoice} from '../../../domain/decks/cards.ts'
import {cardListModel, foundCards} from '../../models/decks/cardList.model.ts'
import {card} from '../../models/decks/cards.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(cardListModel)

const start = {tab: 'comunidade', lessonId: 'l1', choice: firstChoice, windowSize: 70} as const
const loaded = {type: 'xstate.done.actor.loadCards', output: foundCards}
const asked = {tab: 'comunidade', lessonId: 'l1', includes: '', sortBy: 'relevance', count: 70}

test('words are asked for without the blanks around them, kept for the lesson, and begin at the first page', async () => {
  const harness = startHarness(cardListModel, start)
  await harness.dispatch(loaded)
  await harness.dispatch({type: 'search.submit', includes: ' beck '})
  expect(harness.requests.map(({input}) => input)).toEqual([asked, {...asked, includes: 'beck'}])
  expect(harness.effects).toEqual([
    {type: 'tellPaging', params: {cached: 2, total: 3}},
    {type: 'keepChoice', params: {lessonId: 'l1', choice: {includes: 'beck', sortBy: 'relevance'}}},
    {type: 'resetPaging', params: undefined},
  ])
})

test('an order that fails leaves the cards as they were, and is told', async () => {
  const harness = startHarness(cardListModel, start)
  await harness.dispatch(loaded)
  await harness.dispatch({type: 'sort.pick', sortBy: 'date'})
  expect(harness.requests.at(-1)?.input).toEqual({...asked, sortBy: 'date'})
  await harness.dispatch({type: 'xstate.error.actor.loadCards', error: {failure: 'offline'}})
  expect([harness.value(), harness.context().choice, harness.effects.at(-1)]).toEqual([
    {list: 'reading'},
    firstChoice,
    {type: 'notifySortFailed', params: undefined},
  ])
})

test('a refresh asks for as many cards as are here', async () => {
  const harness = startHarness(cardListModel, {...start, windowSize: 2})
  await harness.dispatch(loaded)
  await harness.dispatch({type: 'more.arrived', cards: [card], total: 3})
  await harness.dispatch({type: 'cards.refresh'})
  expect(harness.requests.at(-1)?.input).toEqual({...asked, count: 3})
})

test('an own deck that has become empty sends back to the decks', async () => {
  const harness = startHarness(cardListModel, {...start, tab: 'meus-baralhos'})
  await harness.dispatch(loaded)
  await harness.dispatch({type: 'cards.refresh'})
  await harness.dispatch({...loaded, output: {...foundCards, cards: [], total: 0}})
  expect([harness.value(), harness.effects.at(-1)]).toEqual(['emptyMine', {type: 'leaveList', params: undefined}])
})
