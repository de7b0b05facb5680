import type {DueReason} from '../../../domain/agenda/agenda.types.ts'

/** Why something is due in the smart review (D-20). */
export const dueReasons: Readonly<Record<DueReason, string>> = {
  doubt: 'Você marcou como dúvida',
  forgetting: 'Hora de rever: você pode estar esquecendo',
  wrong: 'Você errou na última vez',
  new: 'Ainda não vista',
}

/** `87` -> how likely the student still remembers. */
export const recallChance = (percent: number): string => `chance de lembrar: ${percent}%`
