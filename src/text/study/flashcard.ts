import type {CardAnswer, DeckResults} from '../../../domain/study/flashcard.ts'

export const flashcardText = {
  wrong: 'Errei',
  right: 'Acertei',
  previous: 'Anterior',
  next: 'Próximo',
  finish: 'Ver resumo',
  showBack: 'Ver resposta',
  showFront: 'Ver pergunta',
  front: 'Pergunta',
  back: 'Resposta',
  gradeHint: 'Veja a resposta para dizer se acertou.',
  grade: 'Você lembrou?',
  undo: 'Desfazer',
  refusedTitle: 'Houve um problema ao salvar sua escolha.',
  refusedHint: 'Verifique sua conexão e tente novamente.',
  undoOnItsWay: 'Resposta desfeita.',
  readOnly: 'Este dia já passou: o cartão não foi respondido.',
  notCounted: 'Aqui os cartões não são contabilizados.',
  loading: 'Carregando flashcards…',
  empty: 'Sem flashcards por aqui...',
  notFound: 'Flashcard não encontrado!',
  offline: 'Você está sem conexão.',
  offlineHint: 'Estes flashcards ainda não foram abertos aqui. Abra de novo quando a conexão voltar.',
  failed: 'Não foi possível carregar os flashcards.',
  failedHint: 'Verifique sua conexão e tente novamente.',
  tryAgain: 'Tentar de novo',
  navigator: 'Navegador de flashcards',
  all: 'Todos os flashcards',
  strip: 'Mostrar a linha de números',
  close: 'Fechar',
  earlier: 'Cartões anteriores',
  later: 'Próximos cartões',
  reverse: 'Modo reverso',
  reverseHint: 'Começar pela resposta',
  shortcuts: 'Atalhos do teclado',
  moves: 'Mudar de flashcard',
  results: 'Desempenho nos flashcards',
  summaryTitle: 'Fim dos flashcards',
  restart: 'Voltar ao primeiro',
  firstOpen: 'Responder os que faltam',
  wrongOnes: 'Cartões para rever',
} as const

/** `3`, `20` -> heading of a card, also the title of the page. */
export const flashcardHeading = (number: number, total: number): string => `Flashcard ${number} de ${total}`

/** `3` -> name of a card's button in the summary. */
export const flashcardName = (number: number): string => `Flashcard ${number}`

/** What the navigator says of a card. */
export type CardMark = 'unanswered' | 'onItsWay' | 'refused' | 'right' | 'wrong'

export const cardMarks: Readonly<Record<CardMark, string>> = {
  unanswered: 'não respondido',
  onItsWay: 'ainda não salvo',
  refused: 'não salvo',
  right: 'acertei',
  wrong: 'errei',
}

export const currentCard = 'atual'

export const gradeName = (grade: Exclude<CardAnswer, -1>): string =>
  grade === 1 ? flashcardText.right : flashcardText.wrong

/** What was graded last, beside 'Desfazer'. */
export const lastGradeLine = (number: number, grade: Exclude<CardAnswer, -1>): string =>
  `Flashcard ${number}: ${gradeName(grade)}`

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** `7 respondidos · 5 acertos · 2 erros · 71% de acerto`. */
export function deckResultsLine({answered, right, wrong, percent}: DeckResults): string {
  const parts = [
    plural(answered, 'respondido', 'respondidos'),
    plural(right, 'acerto', 'acertos'),
    plural(wrong, 'erro', 'erros'),
  ]
  return [...parts, ...(percent === null ? [] : [`${percent}% de acerto`])].join(' · ')
}

/** `18`, `20` -> what the summary says of the deck. */
export const summaryLine = ({answered, total}: DeckResults): string =>
  answered === total ? 'Você respondeu todos os cartões.' : `Você respondeu ${answered} de ${total} cartões.`

/** The keyboard shortcuts of the flashcards (spec 2§5). */
export const flashcardShortcuts = {
  title: 'Atalhos do teclado',
  close: 'Fechar',
  enabled: 'Usar atalhos',
  enabledHint: 'Os atalhos nunca funcionam enquanto você digita.',
  rows: [
    {key: 'S', does: 'Virar o cartão'},
    {key: 'Q', does: 'Errei'},
    {key: 'E', does: 'Acertei'},
    {key: 'A', does: 'Flashcard anterior'},
    {key: 'D', does: 'Próximo flashcard'},
    {key: 'Z', does: 'Desfazer a última resposta'},
  ],
} as const
