import type {RequestFailure} from '../../../domain/profile/requestFailure.ts'

export const practiceText = {
  question: 'Questão',
  onAgenda: 'Esta questão está na sua agenda de hoje. Responda por lá.',
  toAgenda: 'Ir para a agenda',
  checking: 'Conferindo…',
  failed: 'Não foi possível conferir sua resposta.',
  tryAgain: 'Tentar de novo',
  again: 'Responder de novo',
  reveal: 'Ver gabarito',
  officialAnswer: 'Resposta oficial',
  noOfficialAnswer: 'Esta questão não tem resposta oficial.',
  essayHint: 'Questão aberta: pense na sua resposta e confira o gabarito.',
} as const

export const practiceFailures: Readonly<Record<RequestFailure, string>> = {
  offline: 'Você está sem conexão. Sua escolha continua aqui.',
  unreachable: 'O servidor não respondeu. Sua escolha continua aqui.',
  unauthenticated: 'Entre de novo para continuar. Sua escolha continua aqui.',
  refused: 'O servidor não aceitou esta resposta.',
}
