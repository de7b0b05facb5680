import type {AgendaErrorName} from '../../domain/shared/errors.ts'
import type {AgendaTab} from '../../domain/agenda/routes.ts'
import type {DueReason, TheoreticalType} from '../../domain/agenda/agenda.types.ts'
import type {Weekday} from '../../domain/shared/studyDay.ts'

/** The agenda's refusals by name, to the letter (spec 1§8). */
export const agendaErrors: Readonly<Record<AgendaErrorName, string>> = {
  TRIAL_TIME_OVER:
    'O tempo de teste grátis acabou ... mas você ainda pode fazer atividades extras de questão e de provas na íntegra!',
  NO_ELEGIBLE_LESSON_TO_REVIEW: 'Não existem aulas elegíveis para revisão.',
  NO_AGENDA_CREATION_ON_PAST_DAYS: 'Ops! Nenhuma agenda nesse dia',
  FAILED_TO_FINISH_STUDY: 'Erro ao concluir estudo teórico.',
  FAILED_TO_FINISH_REVIEW: 'Erro ao concluir revisão teórica.',
  QUESTIONS_NOT_FOUND: 'Questões não encontradas ou erro de conexão.',
  MANY_COMMANDS_TO_SAME_QUESTION: 'Aguarde! Você está clicando muito nesse botão.',
  TOO_MANY_REQUESTS: 'Aguarde! Use o botão "marcar dúvida" com moderação.',
  SAME_COMMAND_AS_PREVIOUS: 'Não foi possível adicionar/remover marcação de dúvida. Tente novamente!',
  ERROR_CREATING_AGENDA: 'Não foi possível encontrar nem criar agenda para este dia!',
  COURSE_FINISHED: 'Que pena! Este curso se encerrou!',
  DEFAULT: 'Um erro inesperado aconteceu!',
}

/** Agenda toasts stay this long (spec 1§8), in milliseconds. */
export const agendaToastDuration = 5_000

export const agendaText = {
  title: 'Agenda',
  loading: 'Carregando a agenda do dia…',
  emptyTitle: 'Você não tem nada hoje!',
  emptyText:
    'Não há nada programado para este dia. Confira seu perfil de estudo: as mudanças feitas no perfil só valem a partir do dia seguinte.',
  createActivity: 'Criar atividade',
  studyProfile: 'Perfil de Estudo',
  lessonNotFound: 'Aula não encontrada',
  lessonNotFoundText: 'Esta aula não faz parte da agenda deste dia.',
  backToAgenda: 'Voltar à agenda',
  tryAgain: 'Tentar de novo',
  failedHint: 'Verifique sua conexão e tente novamente.',
  fromDevice: 'Mostrando o que está guardado neste aparelho.',
  activities: 'Atividades do dia',
  extras: 'Atividades extras',
  contents: 'Conteúdos da aula',
  reviewContents: 'Conteúdos da revisão',
  finishedBadge: 'Concluído',
  pastDayTitle: 'Este dia já passou',
  pastDayText: 'Nenhuma atividade pode ser respondida. Você pode ver o que fez.',
  goToToday: 'Ir para o dia atual',
  afterMidnight: 'Ainda dá tempo: as atividades deste dia podem ser respondidas até as 4h.',
  newDay: 'Um novo dia de estudo começou.',
  newDayHint: 'Recarregue quando terminar: o que falta salvar está guardado.',
  newVersion: 'Há uma nova versão da plataforma.',
  reload: 'Recarregar',
  reloading: 'Recarregando…',
} as const

/** Titles of the kinds of activity of a day. */
export const activityNames = {
  theoreticalStudy: 'Estudo teórico',
  theoreticalReview: 'Revisão teórica',
  smartReview: 'Revisão inteligente',
  exam: 'Prova',
  mock: 'Simulado',
  smartExam: 'Simulado inteligente',
} as const

export const notToday = 'não há hoje'

export const activityOf: Readonly<Record<TheoreticalType, string>> = {
  theoreticalStudy: activityNames.theoreticalStudy,
  theoreticalReview: activityNames.theoreticalReview,
  smartReview: activityNames.smartReview,
  exam: activityNames.exam,
}

export const tabNames: Readonly<Record<AgendaTab, string>> = {
  questao: 'Questões',
  video: 'Videoaulas',
  apostila: 'Apostilas',
  'mapa-mental': 'Mapas mentais',
  flashcard: 'Flashcards',
}

/** Said after the name of a tab without content. */
export const emptyTab = '(vazio)'

/** What a tab without content says (spec 2§8). */
export const emptyTabs: Readonly<Record<AgendaTab, string>> = {
  questao: 'Questões para esse dia ainda não estão disponíveis',
  video: 'Videoaulas para esse dia ainda não estão disponíveis',
  apostila: 'Apostilas para esse dia ainda não estão disponíveis',
  'mapa-mental': 'Mapas-mentais para esse dia ainda não estão disponíveis',
  flashcard: 'Flashcards para esse dia ainda não estão disponíveis',
}

export const dueReasons: Readonly<Record<DueReason, string>> = {
  doubt: 'Você marcou como dúvida',
  forgetting: 'Hora de rever: você pode estar esquecendo',
  wrong: 'Você errou na última vez',
  new: 'Ainda não vista',
}

/** `87` -> how likely the student still remembers. */
export const recallChance = (percent: number): string => `chance de lembrar: ${percent}%`

export const weekdayNames: Readonly<Record<Weekday, {short: string; long: string}>> = {
  sunday: {short: 'dom', long: 'domingo'},
  monday: {short: 'seg', long: 'segunda-feira'},
  tuesday: {short: 'ter', long: 'terça-feira'},
  wednesday: {short: 'qua', long: 'quarta-feira'},
  thursday: {short: 'qui', long: 'quinta-feira'},
  friday: {short: 'sex', long: 'sexta-feira'},
  saturday: {short: 'sáb', long: 'sábado'},
}

const months = [
  'janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro',
]

/** `20261121` -> `21 de novembro de 2026`. */
export function longDate(date: string): string {
  return `${Number(date.slice(6, 8))} de ${months[Number(date.slice(4, 6)) - 1] ?? ''} de ${date.slice(0, 4)}`
}

/** `20261121` -> ` de novembro de 2026`: what follows the number of a day. */
export const afterDayNumber = (date: string): string => ` de ${months[Number(date.slice(4, 6)) - 1] ?? ''} de ${date.slice(0, 4)}`

/** `20261121` -> `novembro de 2026`. */
export const monthOf = (date: string): string => `${months[Number(date.slice(4, 6)) - 1] ?? ''} de ${date.slice(0, 4)}`

export const daySelectorText = {
  label: 'Dias da agenda',
  previous: 'Dias anteriores',
  next: 'Próximos dias',
  pick: 'Escolher uma data',
  today: 'hoje',
  closedDay: 'indisponível',
  dialog: 'Escolha o dia',
  close: 'Fechar',
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  months: 'ver meses',
} as const
