import type {SnapshotFrom} from 'xstate'
import {annulledChoice} from '../../domain/question/outcome.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {practiceMachine} from './practice.machine.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {PracticeKey} from './practice.types.ts'

type PracticeSnapshot = SnapshotFrom<typeof practiceMachine>

export const practisedChoice = ({context}: PracticeSnapshot): number => context.selected
export const practiceKey = (state: PracticeSnapshot): PracticeKey | null =>
  state.matches('answered') ? state.context.revealed : null
/** When the key of the try comes; null unless a mock exam holds it. */
export const practiceHeldUntil = (state: PracticeSnapshot): Instant | null =>
  state.matches('held') ? state.context.heldUntil : null
export const practiceFailure = ({context}: PracticeSnapshot): RequestFailure | null => context.failure
export const isPracticeEssay = ({context}: PracticeSnapshot): boolean => context.isEssay

/** What became of the try; null before the key is known, and for essays, which nobody grades here. */
export function practiceVerdict(state: PracticeSnapshot): 'right' | 'wrong' | 'annulled' | null {
  const key = practiceKey(state)
  if (!key || key.correctChoice === null) return null
  if (key.correctChoice === annulledChoice) return 'annulled'
  return key.correctChoice === state.context.selected ? 'right' : 'wrong'
}
