import {folded} from './textSearch.ts'
import type {StudyContent} from './contents.types.ts'

/** What a playlist is narrowed to; empty words and no category show all of it. */
export type PlaylistFilter = {readonly search: string; readonly category: string | null}

/** The categories of a playlist, each once, in the playlist's order (spec 2§2). */
export function categoriesOf(items: readonly StudyContent[]): string[] {
  return [...new Set(items.flatMap(({category}) => (category === null ? [] : [category])))]
}

/** What of a playlist is listed: searched in title, subtitle and category, accents and case aside (spec 1§5, 2§2). */
export function listedOf(items: readonly StudyContent[], {search, category}: PlaylistFilter): StudyContent[] {
  const words = folded(search).trim()
  return items.filter((item) => {
    const isInCategory = category === null || item.category === category
    return isInCategory && folded(`${item.title} ${item.subtitle ?? ''} ${item.category ?? ''}`).includes(words)
  })
}

/** The one that was asked for, or else the first (F-081); null of nothing. */
export function selectedOf<Item extends {readonly id: string}>(items: readonly Item[], id: string | null): Item | null {
  return items.find((item) => item.id === id) ?? items[0] ?? null
}

/** The one after the current one; null at the end. */
export function nextOf<Item extends {readonly id: string}>(items: readonly Item[], id: string): Item | null {
  const index = items.findIndex((item) => item.id === id)
  return index === -1 ? null : (items[index + 1] ?? null)
}
