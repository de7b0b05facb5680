import type {SnapshotFrom} from 'xstate'
import type {questionMachine} from './question.machine.ts'

type QuestionSnapshot = SnapshotFrom<typeof questionMachine>

/** Index of the picked or answered choice, -1 for none. */
export const selectedChoice = ({context}: QuestionSnapshot): number => context.selected

/** The choices with a stroke, by index. */
export const struckChoices = ({context}: QuestionSnapshot): readonly number[] => context.struck

/** Idempotency key of the answer on its way, for the outbox's word about it (D-03). */
export const answerKey = ({context}: QuestionSnapshot): string | null => context.writeKey

export const isCommentOpen = (state: QuestionSnapshot): boolean => state.matches({answered: 'commentShown'})
