import type {ErrorCode} from '../../../domain/shared/errors.ts'
import {agendaErrors} from '../agenda/agenda.ts'

/** Marking a question as a doubt (spec 1§8). */
export const doubtText = {
  mark: 'marcar dúvida',
  disabled: 'As dúvidas são marcadas nas questões da agenda.',
} as const

/** What is said when the server refuses, by the name of its exception, to the letter. */
export function doubtRefusal(code: ErrorCode): string {
  if (code === 'MANY_COMMANDS_TO_SAME_QUESTION' || code === 'TOO_MANY_REQUESTS') return agendaErrors[code]
  return agendaErrors.SAME_COMMAND_AS_PREVIOUS
}
