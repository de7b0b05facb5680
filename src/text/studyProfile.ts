import type {StudyKind} from '../../domain/agenda/agenda.types.ts'
import type {WeekBounds} from '../../domain/profile/weekGoals.ts'
import {activityNames} from './agenda.ts'

/** The four activities of a typical week. */
export const weekActivityNames: Readonly<Record<StudyKind, string>> = {
  theoreticalStudy: activityNames.theoreticalStudy,
  theoreticalReview: activityNames.theoreticalReview,
  smartReview: activityNames.smartReview,
  examAndMocks: 'Provas e simulados',
}

const range = ({min, max}: WeekBounds): string => (min === max ? String(max) : `${min}–${max}`)

/** Semana Típica (spec 1§2, 1§5). */
export const weekText = {
  title: 'Semana Típica',
  intro: 'Marque em que dias você costuma fazer cada atividade.',
  nextDay: 'As mudanças valem a partir do dia seguinte: a agenda de hoje não muda.',
  limitReached: 'Limite atingido!',
  outOfRange: 'fora do limite',
  fixFirst: 'Para salvar, ajuste as atividades fora do limite.',
  saveAndGoOn: 'Salvar e continuar',
  count: (count: number, bounds: WeekBounds): string => `${count} de ${range(bounds)} ${bounds.max === 1 ? 'dia' : 'dias'}`,
  limit: (activity: string, {min, max}: WeekBounds): string => `${activity} deve ter no mínimo ${min} e no máximo ${max} dias.`,
} as const
