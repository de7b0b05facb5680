import type {TextFile} from '../../../server/content/contentFile.ts'
import type {SourceProblem, Sources} from '../sourceTypes.ts'

/** What the rules look at. */
export interface RuleContext {
  readonly files: readonly TextFile[]
  readonly sources: Sources
  /** Texts of other packs that a question must not repeat, by their ids. */
  readonly others: ReadonlyMap<string, string>
  /** Paths of media files that are there, as the pack's addresses name them. */
  readonly media: ReadonlySet<string>
  readonly isWord: (word: string) => boolean
}

/** A figure of the report: what was counted, what it is, and what it should be. */
export type Figure = readonly [name: string, value: string, goal: string]

export interface Findings {
  readonly figures: readonly Figure[]
  readonly problems: readonly SourceProblem[]
}

/** A rule looks at all of the sources and says what it counted and what is wrong. */
export interface Rule {
  readonly name: string
  /** The whole pack, or each file by itself, so that an author of one area can ask for these alone. */
  readonly scope: 'pack' | 'file'
  readonly check: (world: RuleContext) => Findings
}

/** The place a problem of the whole pack is told at. */
export const packPlace = {file: 'course.yaml', line: 1}
export const complaint = (item: string, reason: string): SourceProblem => ({...packPlace, item, reason})

/** A share as it is read, such as "45 %" in a table of figures. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`
