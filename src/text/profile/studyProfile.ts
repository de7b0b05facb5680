import type {StudyKind} from '../../../domain/agenda/agenda.types.ts'
import type {InstitutionTarget} from '../../../domain/profile/targets.ts'
import type {WeekBounds} from '../../../domain/profile/weekGoals.ts'
import type {TargetChange, TargetWarning} from '../../../machines/profile/targets.types.ts'
import {activityNames} from '../agenda/agenda.ts'

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
  count: (count: number, bounds: WeekBounds): string =>
    `${count} de ${range(bounds)} ${bounds.max === 1 ? 'dia' : 'dias'}`,
  limit: (activity: string, {min, max}: WeekBounds): string =>
    `${activity} deve ter no mínimo ${min} e no máximo ${max} dias.`,
} as const

/** Meus objetivos (spec 1§2, 1§5). */
export const targetsText = {
  title: 'Meus objetivos',
  intro: 'Escolha as instituições onde você quer passar. A ordem importa: a primeira pesa mais nos seus estudos.',
  uf: 'UF',
  choose: 'Escolha',
  institution: 'Instituição',
  chooseUfFirst: 'Escolha uma UF primeiro',
  chooseInstitution: 'Escolha uma instituição',
  add: 'Adicionar',
  list: 'Instituições escolhidas, da que pesa mais para a que pesa menos',
  none: 'Nenhuma instituição escolhida ainda.',
  noneHint: 'Sem objetivos, seus estudos consideram todas as instituições.',
  heaviest: 'pesa mais',
  loading: 'Carregando as instituições…',
  loadFailed: 'Não foi possível carregar as instituições.',
  noInstitutions: 'Nenhuma instituição disponível no momento.',
  moveUp: (name: string): string => `Subir ${name}`,
  moveDown: (name: string): string => `Descer ${name}`,
  remove: (name: string): string => `Remover ${name}`,
} as const

/** The warnings of the list of targets, to the letter (spec 1§5). */
export const targetWarnings: Readonly<Record<TargetWarning, string>> = {
  duplicate: 'Instituicao ja adicionada!',
  unknown: 'Instituicao nao encontrada!',
}

export const targetName = ({uf, institution}: InstitutionTarget): string => `${institution} (${uf})`

const said = {
  added: (name: string, place: string) => `${name} adicionada: ${place}.`,
  moved: (name: string, place: string) => `${name} agora é a ${place}.`,
  removed: (name: string) => `${name} removida.`,
} as const

/** What a screen reader hears after a change of the list. */
export const announcement = ({kind, target, position, total}: TargetChange): string =>
  said[kind](targetName(target), `${position}ª de ${total}`)
