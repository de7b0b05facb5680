import type {Theme} from '../../domain/themes/theme.ts'

const released = Date.parse('2026-03-02T03:00:00Z')

/** A theme in a typical moment. */
export const theme: Theme = {
  lessonId: 'l1',
  leaf: ['Cirurgia', 'Trauma', 'Pneumotórax e hemotórax'],
  relevance: 0.012,
  phase: 1,
  enableAfter: released,
  isPreCourse: false,
  finishedAt: null,
  hasVideos: true,
}

/** Themes of every relevance and in every moment of their life. */
export const themes: readonly Theme[] = [
  theme,
  {
    ...theme,
    lessonId: 'l2',
    leaf: ['Clínica Médica', 'Infectologia', 'Sepse'],
    relevance: 0.007,
    finishedAt: Date.parse('2026-03-05T17:00:00Z'),
  },
  {
    ...theme,
    lessonId: 'l3',
    leaf: ['Ginecologia e Obstetrícia', 'Obstetrícia', 'Doença hipertensiva específica da gestação'],
    relevance: 0.003,
    phase: 2,
    enableAfter: Date.parse('2026-04-01T03:00:00Z'),
    hasVideos: false,
  },
  {...theme, lessonId: 'l4', leaf: ['Pediatria', 'Imunizações'], relevance: 0.02, isPreCourse: true},
]
