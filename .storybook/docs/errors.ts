import type {Texts} from '../flows/editing.ts'

/** A text by where it stands: `accessText.unreachable`. */
export type PlacedText = {readonly path: string; readonly text: string}

/** All texts of a module, one line each. */
export const placedTexts = (texts: Texts, above = ''): PlacedText[] =>
  Object.entries(texts).flatMap(([key, below]) => {
    const path = above === '' ? key : `${above}.${key}`
    return typeof below === 'string' ? [{path, text: below}] : placedTexts(below, path)
  })

const tellsOfTrouble =
  /fail|refus|error|trouble|fault|warning|offline|unreach|unread|unavailable|unsupported|notfound|invalid|wrong|blocked|denied/i

const nameOf = ({path}: PlacedText): string => path.split('.')[0] ?? ''

/**
 * The texts that a student reads when something does not work, told by the names they have in the catalogue. A list of
 * messages (`signInMessages`) is taken whole, a text of a screen (`accessText`) by the line.
 */
export function errorTexts(texts: readonly PlacedText[]): PlacedText[] {
  const troubled = texts.filter(({path}) => tellsOfTrouble.test(path))
  const lists = new Set(troubled.map(nameOf).filter((name) => !name.endsWith('Text')))
  return texts.filter((text) => troubled.includes(text) || lists.has(nameOf(text)))
}
