import type {ErrorCode} from '../../../domain/shared/errors.ts'
import {itemsOf} from './outbox.ts'

/** What stands above a screen while writes wait or were refused; it is loaded when there is something to say. */
export const noticeText = {
  offline: 'Você está sem conexão. Pode continuar: o que responder fica neste aparelho e é enviado depois.',
  retrying: 'O servidor não respondeu. Tentando de novo em instantes.',
  retryNow: 'Tentar agora',
  login: 'Entre de novo para enviar o que está neste aparelho.',
  offlineInTab:
    'Você está sem conexão, e este navegador não guarda dados. Pode continuar, mas não feche nem recarregue esta aba: o que responder está só nela.',
  unkept:
    'Este navegador não guarda dados deste site. O que você responde é enviado na hora: antes de fechar esta aba, espere até tudo estar salvo.',
  atRisk: 'Este navegador não deixa guardar dados. Não feche esta aba até tudo estar salvo.',
  refused: (count: number, isOther = false): string =>
    `${itemsOf(count, isOther)} ${count === 1 ? 'não salva' : 'não salvas'}`,
  discard: 'Descartar',
  retry: 'Tentar de novo',
  saveCopy: 'Salvar uma cópia',
  copyFailed: 'Não foi possível salvar o arquivo.',
  setAside: (isKept: boolean): string =>
    `O servidor falhou várias vezes ao receber isto, e o resto seguiu adiante. Não se perdeu: continua ${isKept ? 'neste aparelho' : 'nesta aba'}.`,
  discardTitle: 'Descartar o que não foi salvo?',
  discardText: 'O servidor não tem isto. Depois de descartar, só uma cópia salva em arquivo pode recuperar.',
  keep: 'Manter',
} as const

/** Why the server refused a write for good, in the student's words. */
export const refusalReasons: Readonly<Partial<Record<ErrorCode, string>>> = {
  OUTSIDE_EDITING_WINDOW: 'O prazo deste dia já tinha terminado quando você respondeu.',
  WRITE_TOO_OLD: 'Isto ficou tempo demais sem internet neste aparelho: o prazo para enviar já terminou.',
  EXAM_TIME_OVER: 'O tempo da prova já tinha acabado quando a marcação foi feita ou chegou.',
  EXAM_FINISHED: 'Você já tinha encerrado o simulado.',
  ANSWER_ALREADY_GIVEN: 'Esta atividade já estava encerrada.',
  NOT_FOUND: 'A atividade não existe mais.',
}
