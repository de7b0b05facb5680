/** A planner or errata of the course (spec 1§3, planner document). */
export type ThemeDocument = {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly subtitle: string | null
  readonly purpose: 'planner' | 'errata'
  /** The phase that it is about; null for the whole course. */
  readonly phase: number | null
}

/** The documents of the course and of the chosen phase, those of all phases when none is chosen (F-040; spec 1§2). */
export const documentsOf = (documents: readonly ThemeDocument[], phase: number | null): readonly ThemeDocument[] =>
  documents.filter((document) => phase === null || document.phase === null || document.phase === phase)

const folder = '/pdfs/'
const placeholder = 'placeholder.pdf'

/** The file that is shown for a broken one (spec 1§7): `pdfs/placeholder.pdf` of the same storage. */
export function placeholderOf(url: string): string {
  const [place = ''] = url.split(/[?#]/u)
  const end = place.lastIndexOf(folder)
  return end === -1 ? `${folder}${placeholder}` : `${place.slice(0, end)}${folder}${placeholder}`
}
