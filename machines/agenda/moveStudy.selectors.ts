import type {SnapshotFrom} from 'xstate'
import type {ErrorCode} from '../../domain/shared/errors.ts'
import type {CalendarDate} from '../../domain/shared/studyDay.ts'
import type {moveStudyMachine} from './moveStudy.machine.ts'

type MoveStudySnapshot = SnapshotFrom<typeof moveStudyMachine>

export const offeredDays = ({context}: MoveStudySnapshot): readonly CalendarDate[] => context.days

export const chosenDay = ({context}: MoveStudySnapshot): CalendarDate | null => context.chosen

/** Why the server did not move it. */
export const moveRefusal = ({context}: MoveStudySnapshot): ErrorCode | null => context.refusal
