import type {FinishContext} from '../../../machines/agenda/finish.types.ts'
import {agendaErrors} from './agenda.ts'

type Type = FinishContext['type']

/** The button in the lesson's head. */
export const finishLabel: Readonly<Record<Type, string>> = {
  theoreticalStudy: 'Concluir estudo teórico',
  theoreticalReview: 'Concluir revisão teórica',
}

export const finishQuestion: Readonly<Record<Type, string>> = {
  theoreticalStudy: 'Concluir este estudo teórico?',
  theoreticalReview: 'Concluir esta revisão teórica?',
}

/** Why the server did not take it (spec 1§8). */
export const finishErrors: Readonly<Record<Type, string>> = {
  theoreticalStudy: agendaErrors.FAILED_TO_FINISH_STUDY,
  theoreticalReview: agendaErrors.FAILED_TO_FINISH_REVIEW,
}

export const finishText = {
  irreversible: 'Depois de concluir não é possível voltar atrás. As questões e os conteúdos continuam à disposição.',
  confirm: 'Concluir',
  cancel: 'Cancelar',
  tooFew: 'Faça no mínimo 10 questões para concluir.',
  failedHint: 'Tente de novo em instantes.',
} as const
