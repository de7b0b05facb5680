import type {SnapshotFrom} from 'xstate'
import type {MovedStudy} from './movedStudy.types.ts'
import type {movedStudyMachine} from './movedStudy.machine.ts'

/** The study that was moved from today; null when none was. */
export const movedStudyOf = ({context}: SnapshotFrom<typeof movedStudyMachine>): MovedStudy | null => context.moved
