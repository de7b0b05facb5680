import type {DifficultyLevel, Results} from '../../domain/question/results.ts'
import type {ErrorCode} from '../../domain/shared/errors.ts'
import type {WriteTruth} from '../../machines/shared/outbox.types.ts'

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
  rightCount: 'certas',
  wrongCount: 'erradas',
  byDifficulty: 'Por dificuldade',
  total: 'Total',
} as const

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** `7 respondidas · 5 certas · 2 erradas · 71% de acerto` (spec 2§2). */
export function resultsLine({answered, right, wrong, percent}: Pick<Results, 'answered' | 'right' | 'wrong' | 'percent'>): string {
  const parts = [plural(answered, 'respondida', 'respondidas'), plural(right, 'certa', 'certas'), plural(wrong, 'errada', 'erradas')]
  return [...parts, ...(percent === null ? [] : [`${percent}% de acerto`])].join(' · ')
}

/** What the student is told about one write (D-03). */
export const truthNames: Readonly<Record<WriteTruth, string>> = {
  device: 'neste aparelho',
  sending: 'enviando',
  saved: 'salvo',
  refused: 'não salvo',
}

/** An essay that is saved, or the end of an activity, is a change rather than an answer. */
const itemsOf = (count: number, isOther: boolean) => (isOther ? plural(count, 'alteração', 'alterações') : plural(count, 'resposta', 'respostas'))

export const outboxText = {
  title: 'Respostas a enviar',
  opening: 'Verificando respostas guardadas…',
  saved: 'Tudo salvo',
  waiting: (count: number, isOther = false): string => `${itemsOf(count, isOther)} neste aparelho`,
  sending: (count: number, isOther = false): string => `Enviando ${itemsOf(count, isOther)}`,
  offline: 'Você está sem conexão. Pode continuar: o que responder fica neste aparelho e é enviado depois.',
  offlineShort: 'Sem conexão',
  retrying: 'O servidor não respondeu. Tentando de novo em instantes.',
  retryNow: 'Tentar agora',
  login: 'Entre de novo para enviar o que está neste aparelho.',
  atRisk: 'Este navegador não deixa guardar dados. Não feche esta aba até tudo estar salvo.',
  refused: (count: number, isOther = false): string => `${itemsOf(count, isOther)} ${count === 1 ? 'não salva' : 'não salvas'}`,
  discard: 'Descartar',
} as const

/** Why the server refused a write for good, in the student's words. */
export const refusalReasons: Readonly<Partial<Record<ErrorCode, string>>> = {
  OUTSIDE_EDITING_WINDOW: 'O prazo deste dia já tinha terminado quando você respondeu.',
  ANSWER_ALREADY_GIVEN: 'Esta atividade já estava encerrada.',
  NOT_FOUND: 'A atividade não existe mais.',
}
