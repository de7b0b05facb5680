import type {SnapshotFrom} from 'xstate'
import type {MockExamResult} from '../../domain/exam/result.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {mockResultMachine} from './mockResult.machine.ts'

type MockResultSnapshot = SnapshotFrom<typeof mockResultMachine>

/** What the modal shows; null before it was read. */
export const knownResult = ({context}: MockResultSnapshot): MockExamResult | null => context.result

/** When keys are shown; null for an extra: at once. */
export const keyTime = ({context}: MockResultSnapshot): Instant | null => context.answersAt
