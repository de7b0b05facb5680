import type {EventFrom, SnapshotFrom} from 'xstate'
import type {commentedMachine} from '../../../../machines/exam/commented.machine.ts'

/** What every part of the commented questions takes. */
export type CommentedFlow = {
  readonly state: SnapshotFrom<typeof commentedMachine>
  readonly send: (event: EventFrom<typeof commentedMachine>) => void
}

/** An institution to choose, with the number of its commented questions. */
type CommentedInstitution = {readonly uf: string; readonly name: string; readonly totalQuestions: number}

/** The list to choose from: on its way, failed, or here. */
export type CommentedInstitutionList =
  | {readonly status: 'loading'}
  | {readonly status: 'failed'; readonly retry: () => void}
  | {readonly status: 'ready'; readonly value: readonly CommentedInstitution[]}
