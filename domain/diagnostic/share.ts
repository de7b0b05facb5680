import {type DiagnosticResults, type Stats, totalRow} from './results.ts'

/**
 * What a shared result tells: how many questions were right, in all and by area. Neither who took the diagnostic nor when,
 * neither institutions nor themes.
 */
export type SharedResult = {
  readonly total: Stats
  readonly areas: readonly {readonly area: string; readonly stats: Stats}[]
}

/** The part of a result that may be shown to everybody. */
export function sharedResultOf({areas}: Pick<DiagnosticResults, 'areas'>): SharedResult {
  const statsOf = ({totalStats: {hits, total}}: (typeof areas)[number]): Stats => ({hits, total})
  const whole = areas.find(({area}) => area === totalRow)
  return {
    total: whole === undefined ? {hits: 0, total: 0} : statsOf(whole),
    areas: areas.filter((row) => row !== whole).map((row) => ({area: row.area, stats: statsOf(row)})),
  }
}

/** The share that was right in whole percent; 0 without questions. */
export const percentRight = ({hits, total}: Stats): number => (total === 0 ? 0 : Math.round((100 * hits) / total))

/** The area with the largest share; of several the first. Null where nothing was asked. */
export function bestArea({areas}: SharedResult): SharedResult['areas'][number] | null {
  const asked = areas.filter(({stats}) => stats.total > 0)
  const most = Math.max(...asked.map(({stats}) => stats.hits / stats.total))
  return asked.find(({stats}) => stats.hits / stats.total === most) ?? null
}

/** Where shared results stand: the server writes these pages, and their pictures beside them. */
export const sharedPath = '/diagnostico/compartilhado'
