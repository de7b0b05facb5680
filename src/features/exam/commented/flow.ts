import type {EventFrom, SnapshotFrom} from 'xstate'
import type {commentedMachine} from '../../../../machines/exam/commented.machine.ts'

/** What every part of the commented questions takes. */
export type CommentedFlow = {
  readonly state: SnapshotFrom<typeof commentedMachine>
  readonly send: (event: EventFrom<typeof commentedMachine>) => void
}
