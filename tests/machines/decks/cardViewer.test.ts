import {expect, test} from 'vitest'
import {viewedCard} from '../../../machines/decks/cardViewer.selectors.ts'
import {card, ownCard, savedCard} from '../../models/decks/cards.ts'
import {cardViewerModel} from '../../models/decks/cardViewer.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(cardViewerModel)

const cards = [card, ownCard, savedCard]

test.each([
  ['another card', 'comunidade', 0, ['card.save']],
  ['an own card', 'comunidade', 1, ['card.delete']],
  ['a saved card', 'comunidade', 2, ['card.remove']],
  ['any other card of my decks', 'meus-baralhos', 0, ['card.remove']],
  ['an own card of my decks', 'meus-baralhos', 1, ['card.delete']],
] as const)('%s has its one action', async (_name, tab, index, actions) => {
  const harness = startHarness(cardViewerModel, {tab})
  await harness.dispatch({type: 'card.open', cards, index})
  const all = [{type: 'card.save', key: ''}, {type: 'card.remove', key: ''}, {type: 'card.delete'}] as const
  expect(all.filter((event) => harness.actor.getSnapshot().can(event)).map(({type}) => type)).toEqual(actions)
})

test('a change names the card and its key, and closes the window when it is done', async () => {
  const harness = startHarness(cardViewerModel, {tab: 'comunidade'})
  await harness.dispatch({type: 'card.open', cards, index: 0})
  await harness.dispatch({type: 'card.save', key: 'chave'})
  expect(harness.requests).toEqual([{name: 'addToDeck', input: {id: 'c1', key: 'chave'}}])
  await harness.dispatch({type: 'xstate.done.actor.addToDeck'})
  expect([harness.value(), harness.effects]).toEqual(['closed', [{type: 'refreshLists', params: undefined}]])
})

test('the next card shows its front first', async () => {
  const harness = startHarness(cardViewerModel, {tab: 'comunidade'})
  for (const type of ['card.flip', 'card.next']) {
    if (type === 'card.flip') await harness.dispatch({type: 'card.open', cards, index: 0})
    await harness.dispatch({type})
  }
  expect([harness.value(), viewedCard(harness.actor.getSnapshot())]).toEqual([{open: 'front'}, ownCard])
})
