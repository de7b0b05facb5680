import {mostPrinted} from '../../../domain/question/print.ts'
import type {RequestFailure} from '../../../domain/profile/requestFailure.ts'

const questions = (count: number): string => (count === 1 ? '1 questão' : `${count} questões`)

export const printText = {
  print: 'Imprimir',
  title: 'Imprimir questões',
  close: 'Fechar',
  collecting: 'Preparando as questões…',
  collectFailed: 'Não foi possível preparar a impressão.',
  tryAgain: 'Tentar de novo',
  nothing: 'Não há questões para imprimir.',
  options: 'O que imprimir',
  withAnswerSheet: 'Folha de respostas',
  withAnswerSheetHint: 'Uma grade para marcar as alternativas.',
  withLabValues: 'Valores de referência de laboratório',
  withKey: 'Gabarito',
  withComments: 'Comentários do especialista',
  noKeyYet: 'O gabarito aparece depois que você responder.',
  someKeys: (count: number): string => `Só de ${questions(count)} que você já respondeu.`,
  tooMany: `Cabem ${mostPrinted} questões em uma impressão: as primeiras ${mostPrinted} serão impressas.`,
  tooLong: 'Este conjunto é grande demais para uma impressão. Tire os comentários ou imprima menos questões.',
  notStored: 'Este navegador não deixou guardar a impressão. Libere espaço ou saia do modo privado e tente de novo.',
  storing: 'Preparando…',
  opened: 'A impressão foi aberta em outra aba.',
  openedHint: 'Não abriu? Use o botão abaixo.',
  openPage: 'Abrir a impressão',
  count: (all: number): string => questions(all),
} as const

export const printFailures: Readonly<Record<RequestFailure, string>> = {
  offline: 'Você está sem conexão.',
  unreachable: 'O servidor não respondeu. Tente de novo em instantes.',
  unauthenticated: 'Entre de novo para continuar.',
  refused: 'O servidor não entregou estas questões.',
}

export const printPageText = {
  title: 'Impressão',
  print: 'Imprimir',
  reading: 'Abrindo a impressão…',
  phoneHint: 'No celular, o botão abre as opções do aparelho: escolha uma impressora ou salve em PDF.',
  empty: 'Nada para imprimir por aqui.',
  emptyHint: 'Abra um conjunto de questões e escolha Imprimir. A impressão fica guardada só neste aparelho.',
  unreadable: 'A impressão guardada não pôde ser lida.',
  unreadableHint:
    'Ela foi feita por outra versão ou ficou incompleta. Volte ao conjunto de questões e escolha Imprimir de novo.',
  goHome: 'Ir para o início',
  name: 'Nome',
  date: 'Data',
  answerSheet: 'Folha de respostas',
  open: 'Aberta',
  question: (number: number): string => `Questão ${number}`,
  essayLines: 'Espaço para a resposta',
  key: 'Gabarito',
  annulled: 'Anulada',
  noKey: 'Sem gabarito',
  essayKey: 'Resposta oficial',
  comments: 'Comentários do especialista',
  table: 'Tabela',
  count: (count: number): string => questions(count),
  made: (text: string): string => `Gerada em ${text}`,
} as const

/** At the foot of every printed page; the browser counts. */
export const pageWords = {page: 'Página', of: 'de'} as const
