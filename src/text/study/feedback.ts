import type {RequestFailure} from '../../../domain/profile/requestFailure.ts'
import type {ReportReason, Stars} from '../../../domain/study/feedback.ts'

/** What a student can do with any content: keep it, rate it, report it (spec 2§4, 2§7). */
export const favoriteText = {
  add: 'Favoritar',
  addLabel: (title: string): string => `Favoritar: ${title}`,
  unknown: 'Favorito indisponível. Tentar de novo',
  failedTitle: 'Não foi possível salvar o favorito.',
} as const

/** Where a question or a card leads back to: its theme, with videos, handout and questions of it. */
export const reviewTheme = 'Rever o tema'
export const reviewThemeLabel = (path: readonly string[]): string => `${reviewTheme}: ${path.at(-1) ?? ''}`

export const ratingText = {
  legend: 'Sua avaliação',
  loading: 'Carregando sua avaliação…',
  unavailable: 'Avaliação indisponível. Tentar de novo',
  retry: 'Tentar de novo',
  star: (count: Stars): string => (count === 1 ? '1 estrela' : `${count} estrelas`),
  saving: 'Salvando…',
  failed: 'Não foi possível salvar sua avaliação.',
  like: 'Gostei',
  dislike: 'Não gostei',
} as const

export const reportText = {
  open: 'Reportar problema',
  title: 'Reportar problema',
  about: (title: string): string => `Sobre: ${title}`,
  reasons: 'Qual é o problema?',
  reasonMissing: 'Escolha um motivo.',
  body: 'Descrição (opcional)',
  bodyHint: 'Conte o que você encontrou, com a fonte se houver.',
  send: 'Enviar',
  close: 'Cancelar',
  failed: 'Não foi possível enviar o problema.',
  sentTitle: 'Problema reportado',
  sentText: 'Obrigado pelo seu feedback',
} as const

export const reasonNames: Readonly<Record<ReportReason, string>> = {
  wrongStatement: 'Enunciado errado',
  wrongKey: 'Gabarito errado',
  wrongClassification: 'Classificação errada',
  annulled: 'Anulada',
  outdated: 'Desatualizada',
  other: 'Outro',
  wrongAnswer: 'Resposta errada',
  unclearText: 'Texto confuso',
  wrongExplanation: 'Explicação errada',
  contradictsGuideline: 'Diverge da diretriz atual',
  incomplete: 'Incompleto',
  misspelling: 'Erro de português ou digitação',
  brokenImage: 'Imagem ou tabela com problema',
  offTopic: 'Não explica a questão',
}

export const feedbackHints: Readonly<Record<RequestFailure, string>> = {
  offline: 'Você está sem conexão. Tente de novo quando a internet voltar.',
  unreachable: 'O servidor não respondeu. Tente de novo em instantes.',
  unauthenticated: 'Entre de novo na sua conta e tente outra vez.',
  refused: 'O servidor não aceitou este pedido.',
}
