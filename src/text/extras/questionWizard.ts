import {presetLimits} from '../../../domain/extras/limits.ts'
import type {ChosenDifficulty, ChosenHistory} from '../../../domain/extras/extras.types.ts'
import type {RequestFailure} from '../../../domain/profile/requestFailure.ts'

export const questionWizardText = {
  step: (step: 1 | 2): string => `Etapa ${step} de 2`,
  themesStep: 'Temas',
  filtersStep: 'Filtros',
  themesHint: 'Adicione um ou mais temas. Cada nível é opcional: sem ele, vale tudo o que está acima.',
  add: 'Adicionar tema',
  added: 'Este tema já foi adicionado.',
  chosen: 'Temas adicionados',
  noneChosen: 'Nenhum tema adicionado ainda.',
  remove: (theme: string): string => `Remover ${theme}`,
  random: 'Temas aleatórios',
  randomHint: 'As questões são sorteadas de todos os temas.',
  gone: (themes: readonly string[]): string =>
    themes.length === 1
      ? `O tema ${themes.join()} não existe mais e foi retirado da escolha.`
      : `Estes temas não existem mais e foram retirados da escolha: ${themes.join('; ')}.`,
  next: 'Próximo',
  back: 'Voltar',
  quantity: 'Quantidade de questões',
  years: 'Anos das provas',
  minYear: 'De',
  maxYear: 'Até',
  reversed: 'O ano inicial não pode ser maior que o final.',
  difficulty: 'Dificuldade',
  difficulties: {
    unknown: 'Sem classificação',
    easy: 'Fácil',
    medium: 'Média',
    hard: 'Difícil',
  } satisfies Record<ChosenDifficulty, string>,
  history: 'Só questões',
  withCount: (label: string, count: number | undefined): string =>
    count === undefined ? label : `${label} (${count.toLocaleString('pt-BR')})`,
  uf: 'Estado',
  allUfs: 'Todos os estados',
  institution: 'Instituição',
  allInstitutions: 'Todas as instituições',
  ufFirst: 'Escolha antes o estado',
  institutionsFailed: 'Não foi possível carregar a lista de instituições.',
  onlyWithComments: 'Só questões comentadas',
  mode: 'Como responder',
  studyMode: 'Modo estudo',
  examMode: 'Modo prova',
  studyModeHint: 'O gabarito e o comentário aparecem depois de cada resposta.',
  examModeHint: 'Os resultados aparecem só no fim.',
  timed: 'Com limite de tempo',
  timedHint: 'O tempo começa quando a atividade é criada. No fim dele, o que estiver marcado é enviado.',
  minutes: 'Tempo em minutos',
} as const

export const countText = {
  counting: 'Contando as questões…',
  failed: 'Não foi possível contar as questões.',
  offline: 'Sem conexão, as questões não podem ser contadas. O que você escolheu continua aqui.',
  tryAgain: 'Contar de novo',
  remaining: (total: number): string =>
    total === 0
      ? 'Nenhuma questão com esses filtros'
      : total === 1
        ? '1 questão com esses filtros'
        : `${total.toLocaleString('pt-BR')} questões com esses filtros`,
  fewer: (total: number, wanted: number): string =>
    `Você pediu ${wanted}, mas só ${total === 1 ? 'resta 1 questão' : `restam ${total} questões`} com esses filtros.`,
} as const

export const presetsText = {
  title: 'Minhas escolhas salvas',
  loading: 'Carregando as escolhas salvas…',
  loadFailed: 'Não foi possível carregar as escolhas salvas.',
  none: 'Nenhuma escolha salva ainda.',
  load: (name: string): string => `Usar ${name}`,
  delete: (name: string): string => `Excluir ${name}`,
  deleting: (name: string): string => `Excluindo ${name}…`,
  save: 'Salvar esta escolha',
  notWhole: 'Complete a escolha para poder salvá-la.',
  name: 'Nome da escolha',
  nameHint: `Até ${presetLimits.name} caracteres. O mesmo nome substitui a escolha anterior.`,
  confirm: 'Salvar',
  saving: 'Salvando…',
  cancel: 'Cancelar',
  saved: (name: string): string => `Escolha "${name}" salva.`,
  failed: 'Não foi possível salvar a escolha.',
  deleteFailed: 'Não foi possível excluir a escolha.',
  tryAgain: 'Tentar de novo',
  hints: {
    offline: 'Você está sem conexão. Tente de novo quando ela voltar.',
    unreachable: 'O servidor não respondeu. Tente de novo em instantes.',
    unauthenticated: 'Sua sessão expirou. Entre de novo e tente outra vez.',
    refused: 'O servidor recusou a mudança.',
  } satisfies Record<RequestFailure, string>,
} as const

/** What the student has done with a question. */
export const historyNames: Readonly<Record<ChosenHistory, string>> = {
  unanswered: 'Não respondidas',
  wrong: 'Que errei',
  doubt: 'Com dúvida',
  favorite: 'Favoritas',
  unseen: 'Não vistas há 90 dias',
}
