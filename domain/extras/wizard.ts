import type {ThemePath} from './extras.types.ts'
import {isSameTheme} from './filters.ts'
import {isWithin, type Range} from './limits.ts'

/** A node of the tree of themes; the first level are the areas. */
export type ThemeNode = {
  readonly name: string
  /** How many questions and flashcards stand at or below it. */
  readonly questions: number
  readonly flashcards: number
  /** The lesson of a leaf; null above. */
  readonly lessonId: string | null
  /** It may be chosen for a theoretical extra (spec 1§4). */
  readonly isSelectable: boolean
  readonly children: readonly ThemeNode[]
}

export type ThemeTree = readonly ThemeNode[]

/** The deepest path: an area and three levels below it. */
const deepest = 4

/** The node at the end of a path; null for a path that the tree does not have, or an empty one. */
export function nodeAt(tree: ThemeTree, path: ThemePath): ThemeNode | null {
  let nodes = tree
  let found: ThemeNode | null = null
  for (const name of path) {
    found = nodes.find((node) => node.name === name) ?? null
    if (found === null) return null
    nodes = found.children
  }
  return found
}

/** A path as far as the tree has it. */
export const knownPath = (tree: ThemeTree, path: ThemePath): ThemePath => {
  const lost = path.findIndex((_, index) => nodeAt(tree, path.slice(0, index + 1)) === null)
  return lost < 0 ? path : path.slice(0, lost)
}

/** What the cascading lists offer: the areas, then for each chosen level the one below it, as far as there is one. */
export function levelsOf(tree: ThemeTree, path: ThemePath): ThemeTree[] {
  const below = path.map((_, index) => nodeAt(tree, path.slice(0, index + 1))?.children ?? [])
  return [tree, ...below].filter((nodes) => nodes.length > 0).slice(0, deepest)
}

/** The path after a choice in one list: what stood below is no longer chosen. An empty name chooses nothing there. */
export const withLevel = (path: ThemePath, level: number, name: string): ThemePath =>
  name === '' ? path.slice(0, level) : [...path.slice(0, level), name]

export const withoutTheme = (themes: readonly ThemePath[], theme: ThemePath): readonly ThemePath[] =>
  themes.filter((known) => !isSameTheme(known, theme))

/** Themes that the tree still has, and those it has lost. */
export function sortedByTree(tree: ThemeTree, themes: readonly ThemePath[]) {
  const isKnown = (theme: ThemePath) => nodeAt(tree, theme) !== null
  return {known: themes.filter(isKnown), gone: themes.filter((theme) => !isKnown(theme))}
}

/** The tree without what may not be chosen for a theoretical extra, and without branches that have no such lesson. */
export function selectableTree(tree: ThemeTree): ThemeTree {
  return tree.flatMap((node) => {
    const children = selectableTree(node.children)
    const isLesson = node.lessonId !== null && node.isSelectable
    return isLesson || children.length > 0 ? [{...node, children}] : []
  })
}

/** A theoretical extra wants area and specialty, down to a lesson that may be chosen (spec 1§4, 1§5). */
export function isLessonPath(tree: ThemeTree, path: ThemePath): boolean {
  const node = nodeAt(tree, path)
  return path.length >= 2 && node !== null && node.lessonId !== null && node.isSelectable
}

/** How a theme is shown. */
export const themeLabel = (theme: ThemePath): string => theme.join(' - ')

/** A quantity as it is typed; null for what is no whole number. */
export function wholeNumber(text: string): number | null {
  const trimmed = text.trim()
  return /^\d{1,12}$/.test(trimmed) ? Number(trimmed) : null
}

/** A typed quantity that its range allows; null otherwise. */
export function quantityIn(text: string, range: Range): number | null {
  const number = wholeNumber(text)
  return number !== null && isWithin(number, range) ? number : null
}

/** What a slider shows, and the buttons beside it step from, while something else is typed. */
export const nearestIn = (text: string, {least, most}: Range): number =>
  Math.min(Math.max(wholeNumber(text) ?? least, least), most)
