import {brand} from '../../text/shared/brand.ts'

const compass = `/${brand.slug}-compass`

/** Addresses of diagnostic and compass (spec 3§2.3, 3§2.4). */
export const diagnosticPaths = {
  start: '/diagnostico',
  exam: '/diagnostico/prova',
  contact: '/diagnostico/finalizar',
  result: '/diagnostico/resultado',
  compass,
  statistics: `${compass}/estatisticas`,
  partial: `${compass}/diagnostico-parcial/questoes`,
  partialResult: `${compass}/diagnostico-parcial/questoes/resultado`,
  flashcards: `${compass}/diagnostico-parcial/flashcards`,
} as const
