import {folded} from '../study/textSearch.ts'
import type {PlusDocument, PlusPlaylist} from './supplementary.types.ts'

/** `Novidades` shows this many: playlists on the page of videos, documents on theirs (spec 3§9; C-33). */
export const newest = {playlists: 20, documents: 5} as const

type Dated = {readonly on: string}

const newestFirst = <Item extends Dated>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((one, other) => other.on.localeCompare(one.on))

/** The playlists with the newest videos. */
export const recentPlaylists = (playlists: readonly PlusPlaylist[]): readonly PlusPlaylist[] =>
  newestFirst(playlists).slice(0, newest.playlists)

/** The newest documents. */
export const recentDocuments = (documents: readonly PlusDocument[]): readonly PlusDocument[] =>
  newestFirst(documents).slice(0, newest.documents)

/** True when the words stand in one of the texts, accents and case aside; empty words stand in all. */
const isIn = (search: string, texts: readonly (string | null)[]): boolean => {
  const words = folded(search).trim()
  return texts.some((text) => text !== null && folded(text).includes(words))
}

/** Playlists whose category or name has the words (spec 1§5, 3§2.7). */
export const foundPlaylists = (playlists: readonly PlusPlaylist[], search: string): readonly PlusPlaylist[] =>
  playlists.filter(({category, name}) => isIn(search, [category, name]))

/** Documents whose title, subtitle, description or category has the words. */
export const foundDocuments = (documents: readonly PlusDocument[], search: string): readonly PlusDocument[] =>
  documents.filter(({title, subtitle, description, category}) => isIn(search, [title, subtitle, description, category]))

export type CategoryOf<Item> = {readonly category: string; readonly items: readonly Item[]}

/** The items below their categories, these in alphabetical order; within one they keep theirs. */
export function byCategory<Item extends {readonly category: string}>(
  items: readonly Item[],
): readonly CategoryOf<Item>[] {
  const names = [...new Set(items.map(({category}) => category))]
  return names
    .toSorted((one, other) => one.localeCompare(other, 'pt-BR'))
    .map((category) => ({category, items: items.filter((item) => item.category === category)}))
}

/** A small screen lists this many videos at first, and as many more with each press (spec 3§9). */
export const listStep = 5

/** What of a playlist a small screen lists: the first `most`, and on to the one that is shown. */
export function listedFirst<Item extends {readonly id: string}>(
  items: readonly Item[],
  most: number,
  currentId: string | null,
): readonly Item[] {
  const current = items.findIndex(({id}) => id === currentId)
  return items.slice(0, Math.max(most, current + 1))
}
