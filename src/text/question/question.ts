import type {DifficultyLevel} from '../../../domain/question/results.ts'

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
  strikeOut: 'Riscar',
  undo: 'Desfazer',
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
  all: 'Todas as questões',
  close: 'Fechar',
  strip: 'Mostrar a linha de números',
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
