import {faceNames, partNames} from './faceNames.ts'
import {stateNames} from './stateNames.ts'

const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const lowerFirst = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1)

/**
 * The path of the state that an export stands for, by the known state names alone: `SubmittingSlow` is
 * `submitting`, `slow`. The longest name wins, so that `ChoosingWeek` is one state. Null when a part is unknown.
 */
export function statePathOf(exportName: string): string[] | null {
  if (exportName === '') return []
  for (let end = exportName.length; end > 0; end -= 1) {
    const key = lowerFirst(exportName.slice(0, end))
    const rest = exportName.slice(end)
    const after = key in stateNames && rest === upperFirst(rest) ? statePathOf(rest) : null
    if (after) return [key, ...after]
  }
  return null
}

/** The words of a state: `['submitting', 'slow']` is 'Enviando o formulário · demorando'. */
export const wordsOf = (path: readonly string[]): string =>
  upperFirst(path.map((key) => stateNames[key] ?? key).join(' · '))

/** What the sidebar calls a story of a flow: the words of its state and, in brackets, of its face; null for unknown parts. */
export function flowStoryName(exportName: string): string | null {
  const [state = '', ...faces] = exportName.split('_')
  const path = statePathOf(state)
  const known = faces.map((face) => faceNames[face])
  if (path === null || known.includes(undefined)) return null
  return known.length === 0 ? wordsOf(path) : `${wordsOf(path)} (${known.join(', ')})`
}

/** Flows have a machine; whole screens and the design system do not. */
export const isFlowTitle = (title: string): boolean => title.startsWith('Fluxos/')

/** The name of any story in Portuguese; null lets Storybook make one of the export. */
export const storyName = (title: string, exportName: string): string | null =>
  isFlowTitle(title) ? flowStoryName(exportName) : (partNames[exportName] ?? null)
