import {expect, test} from 'vitest'
import {shownDecks} from '../../../machines/decks/deckList.selectors.ts'
import {deckListModel, found} from '../../models/decks/deckList.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(deckListModel)

const loaded = {type: 'xstate.done.actor.loadDecks', output: found}

test('words and areas narrow the decks, and the other list starts with the same ones', async () => {
  const harness = startHarness(deckListModel, {tab: 'comunidade'})
  await harness.dispatch(loaded)
  const titles = () => shownDecks(harness.actor.getSnapshot()).map(({title}) => title)
  expect(titles()).toEqual(['Trauma torácico', 'Aleitamento'])
  await harness.dispatch({type: 'area.click', area: 'PED'})
  expect(titles()).toEqual(['Aleitamento'])
  await harness.dispatch({type: 'area.click', area: 'CIR'})
  expect(titles()).toEqual(['Trauma torácico', 'Aleitamento'])
  await harness.dispatch({type: 'search.set', search: 'TORACICO'})
  expect(titles()).toEqual(['Trauma torácico'])
  await harness.dispatch({type: 'tab.changed', tab: 'meus-baralhos'})
  expect(harness.value()).toBe('loading')
  await harness.dispatch(loaded)
  expect(titles()).toEqual(['Trauma torácico'])
  expect(harness.requests.map(({input}) => input)).toEqual([{tab: 'comunidade'}, {tab: 'meus-baralhos'}])
})

test('a card is created for lessons without a deck, in the community alone', async () => {
  for (const [tab, lessons] of [
    ['comunidade', [{lessonId: 'l3', title: 'Arboviroses', area: 'SC'}]],
    ['meus-baralhos', null],
  ] as const) {
    const harness = startHarness(deckListModel, {tab})
    await harness.dispatch(loaded)
    await harness.dispatch({type: 'creation.open'})
    expect(harness.effects).toEqual(lessons === null ? [] : [{type: 'openCreation', params: {lessons}}])
  }
})
