import {describe, expect, test} from 'vitest'
import {favoritePageSize, mayHaveMore} from '../../../domain/study/favorites.ts'
import {isOpenRemoved, neighbours, openFavorite, shownFavorites} from '../../../machines/study/favorites.selectors.ts'
import {favoritesText} from '../../../src/text/study/favorites.ts'
import {favoritesModel, sepsis, stroke} from '../../models/study/favorites.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(favoritesModel)

const start = {tab: 'questao', isOffered: true, openId: null} as const
const firstPage = {
  type: 'xstate.done.actor.loadFavorites',
  output: {items: [sepsis, stroke], hasMore: true, isFromDevice: false},
}

async function listed() {
  const harness = startHarness(favoritesModel, start)
  await harness.dispatch(firstPage)
  return harness
}

describe('the pages of the favourites', () => {
  test('a page holds a hundred, and only a full one may have another behind it', () => {
    expect(favoritePageSize).toBe(100)
    expect([0, 99, 100].map(mayHaveMore)).toEqual([false, false, true])
  })

  test('the next page begins after what is loaded', async () => {
    const harness = await listed()
    await harness.dispatch({type: 'page.more'})
    expect(harness.requests).toEqual([
      {name: 'loadFavorites', input: {tab: 'questao', skip: 0}},
      {name: 'loadMoreFavorites', input: {tab: 'questao', skip: 2}},
    ])
  })

  test("after one was taken out the next page begins one earlier, where the server's list now stands", async () => {
    const harness = await listed()
    await harness.dispatch({type: 'favorite.changed', id: 'f1', isFavorite: false})
    await harness.dispatch({type: 'page.more'})
    expect(harness.requests.at(-1)).toEqual({name: 'loadMoreFavorites', input: {tab: 'questao', skip: 1}})
  })

  test('one taken out while a page is on its way has that page asked for anew', async () => {
    const harness = await listed()
    await harness.dispatch({type: 'page.more'})
    await harness.dispatch({type: 'favorite.changed', id: 'f2', isFavorite: false})
    expect(harness.requests.slice(1)).toEqual([
      {name: 'loadMoreFavorites', input: {tab: 'questao', skip: 2}},
      {name: 'loadMoreFavorites', input: {tab: 'questao', skip: 1}},
    ])
  })

  test('an item that comes with two pages stands in the list once', async () => {
    const harness = await listed()
    await harness.dispatch({type: 'page.more'})
    await harness.dispatch({
      type: 'xstate.done.actor.loadMoreFavorites',
      output: {items: [stroke], hasMore: false, isFromDevice: false},
    })
    expect(shownFavorites(harness.actor.getSnapshot())).toEqual([sepsis, stroke])
  })
})

describe('taking one out', () => {
  test('it leaves the list, stays open, and comes back to its place when that is undone', async () => {
    const harness = await listed()
    await harness.dispatch({type: 'item.open', id: 'f1'})
    await harness.dispatch({type: 'favorite.changed', id: 'f1', isFavorite: false})
    const removed = harness.actor.getSnapshot()
    expect([shownFavorites(removed), openFavorite(removed), isOpenRemoved(removed)]).toEqual([[stroke], sepsis, true])
    await harness.dispatch({type: 'favorite.changed', id: 'f1', isFavorite: true})
    expect(shownFavorites(harness.actor.getSnapshot())).toEqual([sepsis, stroke])
    expect(harness.effects.map(({type}) => type)).toEqual(['openItem', 'notifyRemoved'])
  })

  test('when nothing is left the list is asked for anew', async () => {
    const harness = await listed()
    await harness.dispatch({type: 'item.open', id: 'f1'})
    await harness.dispatch({type: 'favorite.changed', id: 'f1', isFavorite: false})
    await harness.dispatch({type: 'favorite.changed', id: 'f2', isFavorite: false})
    await harness.dispatch({type: 'item.close'})
    expect(harness.value()).toBe('loading')
  })
})

test('the open item has the ones before and after it, without those taken out', async () => {
  const harness = await listed()
  await harness.dispatch({type: 'item.open', id: 'f1'})
  expect(neighbours(harness.actor.getSnapshot())).toEqual({before: null, after: 'f2'})
  await harness.dispatch({type: 'favorite.changed', id: 'f2', isFavorite: false})
  expect(neighbours(harness.actor.getSnapshot())).toEqual({before: null, after: null})
})

test('the words of the favourites are those of the catalogue', () => {
  expect([favoritesText.none, favoritesText.unavailable, favoritesText.notCounted]).toEqual([
    'Nenhum favorito ainda!',
    'Recurso não disponível para esse curso!',
    'Questões feitas na tela de favoritos não serão contabilizadas',
  ])
})

test('the last favourite that was taken out leaves nothing behind when its window is closed', async () => {
  const harness = startHarness(favoritesModel, start)
  await harness.dispatch({...firstPage, output: {items: [sepsis], hasMore: true, isFromDevice: true}})
  for (const event of [
    {type: 'item.open', id: sepsis.id},
    {type: 'favorite.changed', id: sepsis.id, isFavorite: false},
    {type: 'item.close'},
    {...firstPage, output: {items: [], hasMore: false, isFromDevice: false}},
  ])
    await harness.dispatch(event)
  const {items, removed, hasMore, isFromDevice} = harness.actor.getSnapshot().context
  expect([harness.value(), {items, removed, hasMore, isFromDevice}]).toEqual([
    'empty',
    {items: [], removed: [], hasMore: false, isFromDevice: false},
  ])
})
