import type {FeatureId} from '../../../domain/feedback/features.ts'
import type {SyncStatus} from '../../../machines/outbox/outbox.types.ts'

/** A survey with a form elsewhere (F-113; spec 2§4). */
export const temporarySurveyText = {
  about: 'A pesquisa abre em outra aba. Sua página fica como está.',
  skip: 'Pular',
  complete: 'Responder pesquisa',
} as const

/** The stars of a feature (F-110; spec 2§4, 2§8). */
export const featureRatingText = {
  title: (feature: FeatureId): string => `O que você acha ${featureNames[feature]}?`,
  legend: 'Sua avaliação',
  star: (count: number): string => (count === 1 ? '1 estrela' : `${count} estrelas`),
  comment: 'Quer contar mais? (opcional)',
  commentHint: 'O que funciona bem, e o que falta.',
  send: 'Enviar',
  close: 'Agora não',
  closeSending: 'Fechar',
  sent: 'Avaliação enviada',
  failed: 'Não foi possível enviar',
  failedHint: 'O que você escolheu e escreveu continua aqui. Tente enviar de novo.',
} as const

const featureNames: Readonly<Record<FeatureId, string>> = {
  performance: 'da área de desempenho',
  decks: 'dos baralhos',
  themes: 'da lista de temas',
  examHistory: 'do histórico de provas',
  supplementary: 'dos conteúdos complementares',
  articles: 'dos artigos',
}

/** What becomes of something on its way, where that is worth a word. */
export const onItsWayText: Readonly<Record<SyncStatus, string | null>> = {
  device: 'Guardada neste aparelho. Será enviada assim que houver conexão.',
  tab: 'Este navegador não guarda nada. Deixe esta aba aberta até haver conexão.',
  sending: 'Enviando…',
  saved: null,
  refused: null,
}
