import {areaNames, type ThemeArea} from './areas.ts'

/** A place in the tree of themes: the area's full name, then names of themes. */
export type ThemePath = readonly string[]

/** Where something stands: its area, and its own classification below it. */
type Classified = {readonly area: ThemeArea; readonly classification: readonly string[]}

/** The path of what belongs to no lesson: the area, then its classification. */
export const pathOf = ({area, classification}: Classified): ThemePath => [areaNames[area], ...classification]

/**
 * The path of a lesson: the area first, its classification, and its title last (spec 2§3). A lesson that is called like
 * the last theme of its classification is that theme, and has no level of its own below it.
 */
export function lessonPathOf({area, classification, title}: Classified & {readonly title: string}): ThemePath {
  const path = pathOf({area, classification})
  return path.at(-1) === title ? path : [...path, title]
}
