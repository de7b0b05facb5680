import {expect, test} from 'vitest'
import {
  favoriteKindOf,
  favoritePageSize,
  favoriteTabOf,
  favoriteTabs,
  mayHaveMore,
} from '../../../domain/study/favorites.ts'

test('each tab has its address and its kind of content', () => {
  expect(favoriteTabs.map((tab) => favoriteTabOf(`/favoritos/${tab}`))).toEqual(favoriteTabs)
  expect(favoriteTabs.map((tab) => favoriteTabOf(`/favoritos/${tab}//`))).toEqual(favoriteTabs)
  expect(favoriteTabs.map(favoriteKindOf).toSorted()).toEqual(['flashcard', 'mindmap', 'question', 'text', 'video'])
})

test.each(['/favoritos', '/favoritos/', '/favoritos/outra', '/favoritos/video/7', '/agenda/video', '/'])(
  '%s is no tab',
  (path) => {
    expect(favoriteTabOf(path)).toBeNull()
  },
)

test('a page of a hundred may have another behind it', () => {
  expect([favoritePageSize, mayHaveMore(99), mayHaveMore(100), mayHaveMore(101)]).toEqual([100, false, true, true])
})
