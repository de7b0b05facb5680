import {areaNames, type ThemeArea, themeAreas} from './areas.ts'
import {lessonPathOf, pathOf, type ThemePath} from './path.ts'

type Amounts = {readonly questions: number; readonly flashcards: number}

/** A lesson of the course with what stands in it. */
export type TreeLesson = Amounts & {
  readonly lessonId: string
  readonly title: string
  readonly area: ThemeArea
  readonly classification: readonly string[]
  readonly phase: number
  readonly isSelectable: boolean
}

/** What belongs to no lesson, by its own classification. */
export type TreeRest = Amounts & {readonly area: ThemeArea; readonly classification: readonly string[]}

/** A node of the tree of themes; the amounts are of all that stands at or below it (spec 2§3). */
export type TreeNode = Amounts & {
  readonly name: string
  readonly lessonId: string | null
  readonly phase: number | null
  readonly isSelectable: boolean
  readonly children: TreeNode[]
}

type Entry = Amounts & {
  readonly path: ThemePath
  readonly lesson: Pick<TreeLesson, 'lessonId' | 'phase' | 'isSelectable'> | null
}

const collator = new Intl.Collator('pt-BR')
const areaPlaces = new Map(themeAreas.map((area, place) => [areaNames[area], place]))

const byName = (one: TreeNode, other: TreeNode): number =>
  (areaPlaces.get(one.name) ?? 0) - (areaPlaces.get(other.name) ?? 0) || collator.compare(one.name, other.name)

const sum = (entries: readonly Entry[], amount: keyof Amounts): number =>
  entries.reduce((total, entry) => total + entry[amount], 0)

function nodesOf(entries: readonly Entry[], depth: number): TreeNode[] {
  const groups = Map.groupBy(
    entries.filter(({path}) => path.length > depth),
    ({path}) => path[depth] ?? '',
  )
  const nodes = [...groups].map(([name, below]): TreeNode => {
    const own = below.find(({path, lesson}) => path.length === depth + 1 && lesson !== null)?.lesson ?? null
    return {
      name,
      questions: sum(below, 'questions'),
      flashcards: sum(below, 'flashcards'),
      lessonId: own?.lessonId ?? null,
      phase: own?.phase ?? null,
      isSelectable: below.some(({lesson}) => lesson?.isSelectable === true),
      children: nodesOf(below, depth + 1),
    }
  })
  return depth === 0 ? nodes.toSorted(byName) : nodes.toSorted((one, other) => collator.compare(one.name, other.name))
}

/**
 * The tree of themes of a course: the areas by their full names in their order, below them the levels of the
 * classifications by name, and lessons at the ends of their paths (`lessonPathOf`). A place with a lesson that may be
 * chosen below it can be selected (spec 1§4, 2§3). Of lessons with the same path the first given one is kept.
 */
export function themeTree(lessons: readonly TreeLesson[], rest: readonly TreeRest[]): TreeNode[] {
  return nodesOf(
    [
      ...lessons.map((lesson) => ({...lesson, path: lessonPathOf(lesson), lesson})),
      ...rest.map((entry) => ({...entry, path: pathOf(entry), lesson: null})),
    ],
    0,
  )
}
