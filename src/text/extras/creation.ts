import type {CreationFailure, CreationKind} from '../../../domain/extras/creation.ts'
import {isAgendaErrorName} from '../../../domain/shared/errors.ts'
import {agendaErrors} from '../agenda/agenda.ts'

/** `{kind}` of 'Atividade de {kind} criada com sucesso!', such as 'Atividade de revisão teórica criada com sucesso!' (spec 1§8, 2§8). */
const kindWords: Readonly<Record<CreationKind, string>> = {
  question: 'questão',
  quickQuestion: 'questão',
  priority: 'questão',
  study: 'estudo teórico',
  flashcard: 'flashcard',
  exam: 'prova na íntegra',
  mock: 'simulado',
  smartExam: 'simulado inteligente',
  theoreticalReview: 'revisão teórica',
  smartReview: 'revisão inteligente',
}

export type Words = {readonly title: string; readonly text?: string}

/** What is said of a new extra; of questions in two lines. */
export function createdWords(kind: CreationKind): Words {
  const sentence = `Atividade de ${kindWords[kind]} criada com sucesso!`
  return kindWords[kind] === 'questão' ? {title: 'Tudo certo!', text: sentence} : {title: sentence}
}

const general = {title: 'Ocorreu um erro!.', text: 'Não foi possível criar a atividade.'}

/** What the documents say nothing about, by the server's name for it. */
const refusals: Partial<Readonly<Record<CreationFailure, Words>>> = {
  offline: {
    title: 'Você está sem conexão.',
    text: 'Nada foi criado. O que você escolheu continua aqui: tente de novo quando a conexão voltar.',
  },
  unreachable: {
    title: 'O servidor não respondeu.',
    text: 'O que você escolheu continua aqui. Tente de novo: a atividade não será criada duas vezes.',
  },
  unauthenticated: {
    title: 'Sua sessão expirou.',
    text: 'Entre de novo e tente outra vez: o que você escolheu continua aqui.',
  },
  NO_QUESTION_FOUND: {
    title: 'Nenhuma questão encontrada.',
    text: 'Tire um filtro ou escolha outros temas e tente de novo.',
  },
  NO_FLASHCARD_FOUND: {title: 'Nenhum flashcard encontrado.', text: 'Escolha outro tema ou outro baralho.'},
  EXTRA_NOT_ALLOWED: {title: 'Esta opção não está disponível para este curso.'},
  EXTRA_ALREADY_TODAY: {
    title: 'Você já criou esta revisão hoje.',
    text: 'Cada revisão extra pode ser criada uma vez por dia.',
  },
}

const noRecommended: Words = {
  title: 'Nenhuma questão recomendada encontrada...',
  text: 'Adicione questões não recomendadas como atividade extra.',
}

/** Why nothing was created: the agenda's refusals by their names, the others in words of their own (spec 1§8, 2§8). */
export function failureWords(kind: CreationKind, failure: CreationFailure): Words {
  if (failure === 'NO_QUESTION_FOUND' && kind === 'quickQuestion') return noRecommended
  if (isAgendaErrorName(failure)) return {title: agendaErrors[failure]}
  return refusals[failure] ?? general
}

/** That nothing was found is a warning, all else an error (spec 1§8). */
export const failureTone = (failure: CreationFailure): 'warning' | 'error' =>
  failure === 'NO_QUESTION_FOUND' || failure === 'NO_FLASHCARD_FOUND' ? 'warning' : 'error'

/** The press that creates one of the kinds without a wizard. */
export const oneClickText = {
  quickQuestion: 'Criar 5 questões',
  smartExam: 'Criar simulado inteligente',
  theoreticalReview: 'Criar revisão teórica',
  smartReview: 'Criar revisão inteligente',
  creating: 'Criando…',
  done: 'Criada hoje',
} as const
