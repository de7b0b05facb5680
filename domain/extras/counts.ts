import type {Extra} from './extra.types.ts'

export type ExtraCounts = {readonly pending: number; readonly total: number}

/** How many of a day's extras wait, and of how many (spec 1§4). */
export const extraCounts = (extras: readonly Pick<Extra, 'isFinished'>[]): ExtraCounts => ({
  pending: extras.filter(({isFinished}) => !isFinished).length,
  total: extras.length,
})

export type ExtraProgress = {readonly done: number; readonly total: number}

/** How far an extra is, where the server counts it: questions and flashcards; null for all others. */
export function progressOf(extra: Extra): ExtraProgress | null {
  if (extra.kind === 'Question') return {done: extra.answered, total: extra.questions.length}
  return extra.kind === 'Flashcard' ? {done: extra.answered, total: extra.flashcards.length} : null
}

/** All of it is answered, and the server has not ended it by itself. */
export function isComplete(extra: Extra): boolean {
  const progress = progressOf(extra)
  return progress !== null && progress.total > 0 && progress.done >= progress.total
}
