import type {AgendaErrorName} from '../../../domain/shared/errors.ts'
import type {AgendaTab} from '../../../domain/agenda/routes.ts'
import type {TheoreticalType} from '../../../domain/agenda/agenda.types.ts'

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
  day: 'Dias e atividades',
  activities: 'Atividades do dia',
  extras: 'Atividades extras',
  contents: 'Conteúdos da aula',
  reviewContents: 'Conteúdos da revisão',
  finishedBadge: 'Concluído',
  pastDayTitle: 'Este dia já passou',
  pastDayText: 'Nenhuma atividade pode ser respondida. Você pode ver o que fez.',
  goToToday: 'Ir para o dia atual',
  afterMidnight: 'Ainda dá tempo: as atividades deste dia podem ser respondidas até as 4h.',
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
