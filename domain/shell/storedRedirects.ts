/** What the device remembers of a visitor's diagnostic, compass and landing (spec 3§2.3 to 3§2.5). */
export type Remembered = {
  readonly diagnostic: {readonly id: string; readonly isFinished: boolean} | null
  /** The exam whose statistics were asked for in the compass. */
  readonly hasExamVariant: boolean
  readonly hasContact: boolean
}

export type RememberedContext = {
  readonly path: string
  readonly slug: string
  /** `id` of the query. */
  readonly id: string | null
  readonly remembered: Remembered
}

/**
 * Where a visitor's address leads by what the device remembers, or null to stay (spec 3§2.3, 3§2.4, 3§2.5; C-28): an
 * unfinished diagnostic goes on, a finished one shows its result; an exam or a result without its id begins anew; statistics need an exam; who has left a
 * contact goes to the resources.
 */
export function rememberedRedirect({path, slug, id, remembered}: RememberedContext): string | null {
  const {diagnostic} = remembered
  if (path === '/diagnostico' && diagnostic !== null)
    return diagnostic.isFinished ? `/diagnostico/resultado?id=${diagnostic.id}` : '/diagnostico/prova'
  if (path === '/diagnostico/prova') return diagnostic === null ? '/diagnostico' : null
  if (path === '/diagnostico/resultado') return id === null ? '/diagnostico' : null
  if (path === `/${slug}-compass/estatisticas`) return remembered.hasExamVariant ? null : `/${slug}-compass`
  return path === '/landing' && remembered.hasContact ? '/landing/recursos' : null
}
