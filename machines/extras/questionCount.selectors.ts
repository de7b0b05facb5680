import type {SnapshotFrom} from 'xstate'
import type {QuestionCount} from '../../domain/extras/questionChoice.ts'
import type {questionCountMachine} from './questionCount.machine.ts'

/** The last known count; while a new one is on its way it is that of the filters before. */
export const shownCount = ({context}: SnapshotFrom<typeof questionCountMachine>): QuestionCount | null => context.count
