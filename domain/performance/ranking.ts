import {shortName} from '../profile/shortName.ts'

/** Places on the podium, rows of the list, and how many a ranking needs (spec 3§2.1, 3§9). */
export const podiumPlaces = 3
export const listedRows = 10
export const leastRanked = 3

export type RankingRow = {
  readonly userId: string
  readonly name: string
  /** From 1; null for who did not finish the exam. */
  readonly ranking: number | null
  readonly total: number
  /** 0 to 100. */
  readonly grade: number | null
}

export type RankingTable = {
  readonly podium: readonly RankingRow[]
  readonly rows: readonly RankingRow[]
  /** Always last, after the divider, also when the student is among the rows (C-38). */
  readonly own: RankingRow | null
}

/** `empty` without anybody, `insufficient` with fewer than three (spec 3§2.1). */
export type RankingView = {readonly kind: 'empty' | 'insufficient'} | ({readonly kind: 'shown'} & RankingTable)

/** The ranking as it is shown: the wire's rows, of which the last is the student's own. */
export function rankingView(rows: readonly RankingRow[]): RankingView {
  const own = rows.at(-1)
  if (own === undefined) return {kind: 'empty'}
  if (own.total < leastRanked) return {kind: own.total === 0 ? 'empty' : 'insufficient'}
  const others = rows.slice(0, -1).slice(0, listedRows)
  return {kind: 'shown', podium: others.slice(0, podiumPlaces), rows: others, own}
}

/** First letters of the first and the last name, such as `M. S.`; empty for an empty name. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((part) => part !== '')
  const shown = names.length > 1 ? [names[0], names.at(-1)] : names
  return shown
    .flatMap((part) => [...(part ?? '')].slice(0, 1))
    .map((letter) => `${letter.toLocaleUpperCase('pt-BR')}.`)
    .join(' ')
}

/** How a student is called in a ranking that others see; `fallback` for one without a name. */
export const rankedName = (name: string, isInitials: boolean, fallback: string): string =>
  (isInitials ? initialsOf(name) : shortName(name, 'wide', fallback)) || fallback
