import type {GoalKind, Tier} from '../../../domain/performance/goals.ts'
import type {DayStatus, TrophyScope} from '../../../machines/performance/weeklyGoals.types.ts'

export const kindNames: Readonly<Record<GoalKind, string>> = {
  theoreticalStudy: 'Estudo teórico',
  theoreticalReview: 'Revisão teórica',
  smartReview: 'Revisão inteligente',
  exam: 'Provas e simulados',
}

export const tierNames: Readonly<Record<Tier, string>> = {bronze: 'bronze', silver: 'prata', gold: 'ouro'}

/** On the medals: nobody has to tell them by their colour. */
export const tierLetters: Readonly<Record<Tier, string>> = {bronze: 'B', silver: 'P', gold: 'O'}

export const scopeNames: Readonly<Record<TrophyScope, string>> = {
  course: 'Curso',
  general: 'Geral',
  preCourse: 'Pré-curso',
}

export const dayStatusNames: Readonly<Record<DayStatus, string>> = {
  done: 'concluído',
  partial: 'em parte',
  missed: 'não feito',
}

export const goalsText = {
  title: 'Metas semanais',
  loading: 'Carregando as metas da semana…',
  circle: 'Sua semana: feito e planejado por atividade',
  circleEmpty: 'Sua semana típica não tem nenhuma atividade marcada.',
  ofWeek: 'da semana',
  doneCount: (done: number): string => `Feito: ${done}`,
  activity: 'Atividade',
  done: 'Feito',
  part: 'Parte',
  ofTotal: 'De',
  status: 'Situação',
  shareOfWeek: 'Parte da semana (%)',
  fragmentsOf: (tier: string): string => `Fragmentos do troféu de ${tier}`,
  missing: 'Faltam',
  nothingMissing: 'completo',
  goals: 'Metas da semana',
  more: 'Saiba mais',
  close: 'Fechar',
  profile: 'Ajustar minha semana típica',
  profileHint: 'As metas seguem a semana típica do seu perfil de estudo.',
  trophies: 'Troféus por período',
  scope: 'Período dos troféus',
  noTrophies: 'Ainda não há semanas completas para contar.',
  points: (points: number, most: number): string =>
    `${points} de ${most} ${most === 1 ? 'ponto possível' : 'pontos possíveis'}`,
  pointsLabel: 'Pontos de troféus',
  days: 'Dias da semana',
  noDays: 'Nada foi planejado para esta semana até agora.',
  debug: 'Passo de depuração',
  debugMore: 'Somar uma atividade',
  debugLess: 'Tirar uma atividade',
} as const

export const trophyWords = (won: Tier | null): string =>
  won === null ? 'Ainda sem troféu nesta semana' : `Troféu de ${tierNames[won]} nesta semana`

/** What the week works towards; nothing is above gold. */
export const targetWords = (target: Tier, won: Tier | null): string =>
  won === 'gold' ? 'Você completou todas as metas da semana.' : `Próximo: ${tierNames[target]}`

/** `2`, `5` -> `2 de 5`. */
export const doneOf = (done: number, total: number): string => `${done} de ${total}`

export const circleWords = (parts: readonly {readonly name: string; readonly done: number; readonly total: number}[]) =>
  parts.map(({name, done, total}) => `${name}: ${doneOf(done, total)}`).join('; ')

/** `3`, `['bronze', 'silver']` -> `bronze e prata: 3`. */
export const markerWords = (tiers: readonly Tier[], at: number): string =>
  `${tiers.map((tier) => tierNames[tier]).join(' e ')}: ${at}`

export const trophyCount = (tier: Tier, count: number): string =>
  `${count} ${count === 1 ? 'troféu' : 'troféus'} de ${tierNames[tier]}`

/** The help of the weekly goals: how trophies are won (spec 3§4, 3§9). */
export const goalsHelp: readonly {readonly title: string; readonly text: string}[] = [
  {
    title: 'Um troféu por semana',
    text: 'A semana vai de segunda a domingo. O troféu é de bronze quando todas as atividades chegam à meta de bronze, de prata quando todas chegam à de prata, e de ouro quando todas chegam à de ouro. Um troféu maior toma o lugar do menor.',
  },
  {
    title: 'De onde vêm as metas',
    text: 'O bronze é o mínimo de dias que o curso pede para cada atividade, o ouro é o máximo, e a prata fica no meio. Quando dois valores são iguais, os marcadores aparecem juntos.',
  },
  {
    title: 'O que conta',
    text: 'Estudos teóricos concluídos, revisões teóricas (as extras também), provas e simulados encerrados. Uma revisão inteligente conta quando as questões e os flashcards dela estão feitos.',
  },
  {
    title: 'Pontos',
    text: 'Um troféu de ouro vale 3 pontos, um de prata 2 e um de bronze 1.',
  },
]

/** `gold`, 3 -> `ouro: 3 pontos`. */
export const pointsOf = (tier: Tier, points: number): string =>
  `${tierNames[tier]}: ${points} ${points === 1 ? 'ponto' : 'pontos'}`
