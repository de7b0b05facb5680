import type {SnapshotFrom} from 'xstate'
import type {CardAnswer} from '../../domain/study/flashcard.ts'
import type {flashcardMachine} from './flashcard.machine.ts'

type FlashcardSnapshot = SnapshotFrom<typeof flashcardMachine>

/** True while the side with the answer is up. */
export const isBackUp = (state: FlashcardSnapshot): boolean => state.matches({face: 'back'})

/** The grade on the screen, the server's or the one on its way; -1 for none. */
export const shownGrade = ({context}: FlashcardSnapshot): CardAnswer => context.grade

/** Idempotency key of the grade or undo on its way, for the outbox's word about it (D-03). */
export const gradeKey = ({context}: FlashcardSnapshot): string | null => context.writeKey

/** The day is over for this card: it turns, but cannot be graded. Favourites and viewers never grade. */
export const isPastDay = ({context}: FlashcardSnapshot): boolean => context.mode !== 'disabled' && !context.isEditable

/** The card waits until its back was seen. */
export const isWaitingForBack = (state: FlashcardSnapshot): boolean => state.matches({grading: {asking: 'unseen'}})
