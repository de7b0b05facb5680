import type {DifficultyLevel} from '../../../domain/question/results.ts'
import type {WriteTruth} from '../../../machines/shared/outbox.types.ts'

export const choiceLetters = ['A', 'B', 'C', 'D', 'E'] as const

export const questionText = {
  list: 'Questões',
  previous: 'Anterior',
  next: 'Próximo',
  answer: 'Responder',
  choices: 'Alternativas',
  table: 'Tabela',
  strike: 'Riscar alternativa',
  unstrike: 'Desfazer risco da alternativa',
  struck: 'riscada',
  yourAnswer: 'sua resposta',
  key: 'gabarito',
  right: 'Você acertou',
  wrong: 'Você errou',
  annulled: 'Questão anulada',
  annulledHint: 'Qualquer resposta conta como certa.',
  comment: 'Comentário do especialista',
  showComment: 'Ver comentário',
  hideComment: 'Ocultar comentário',
  noComment: 'Sem comentários por aqui...',
  keyOnItsWay: 'O gabarito aparece assim que a resposta chegar ao servidor. Você já pode seguir para a próxima.',
  readOnly: 'Este dia já passou: a questão não foi respondida.',
  notFound: 'Questão não encontrada!',
  failed: 'Não foi possível carregar a questão.',
  offline: 'Você está sem conexão.',
  offlineHint: 'Esta questão ainda não foi aberta aqui. Abra de novo quando a conexão voltar.',
  loading: 'Carregando questões…',
  refusedTitle: 'Houve um problema ao salvar sua escolha.',
  refusedManyTitle: 'Houve um problema ao salvar suas respostas.',
  refusedHint: 'Verifique sua conexão e tente novamente.',
  proportion: 'dos alunos',
} as const

/** `3`, `20` -> heading of a question, also the title of the page. */
export const questionHeading = (number: number, total: number): string => `Questão ${number} de ${total}`

/** The navigator's counter (spec 2§2). */
export const counter = (number: number, total: number): string => `${number}/${total}`

export const difficultyNames: Readonly<Record<DifficultyLevel, string>> = {
  easy: 'Fácil',
  medium: 'Média',
  hard: 'Difícil',
  unknown: 'Sem classificação',
}

export const navigatorText = {
  shortcuts: 'Atalhos do teclado',
  label: 'Navegador de questões',
  right: 'certa',
  wrong: 'errada',
  marked: 'marcada',
  ungraded: 'falta avaliar',
  doubt: 'com dúvida',
  unanswered: 'não respondida',
  onItsWay: 'ainda não salva',
  refused: 'não salva',
  current: 'atual',
  results: 'Desempenho',
} as const

/** `2`, `resposta`, `respostas` -> `2 respostas`. */
export const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** What the student is told about one write (D-03). */
export const truthNames: Readonly<Record<WriteTruth, string>> = {
  device: 'neste aparelho',
  tab: 'só nesta aba',
  sending: 'enviando',
  saved: 'salvo',
  refused: 'não salvo',
}

/** An essay that is saved, or the end of an activity, is a change rather than an answer. */
export const itemsOf = (count: number, isOther: boolean) =>
  isOther ? plural(count, 'alteração', 'alterações') : plural(count, 'resposta', 'respostas')

export const outboxText = {
  title: 'Respostas a enviar',
  opening: 'Verificando respostas guardadas…',
  saved: 'Tudo salvo',
  waiting: (count: number, isOther = false, truth: 'device' | 'tab' = 'device'): string =>
    `${itemsOf(count, isOther)} ${truthNames[truth]}`,
  sending: (count: number, isOther = false): string => `Enviando ${itemsOf(count, isOther)}`,
  offlineShort: 'Sem conexão',
} as const
