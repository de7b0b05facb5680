import type {ReactNode} from 'react'
import type {ActorRefFrom, EventFrom, SnapshotFrom} from 'xstate'
import type {Instant} from '../../../domain/shared/studyDay.ts'
import type {mockExamMachine} from '../../../machines/exam/mockExam.machine.ts'
import type {Send} from '../flow.ts'

export type MockExamActor = ActorRefFrom<typeof mockExamMachine>

export type MockViewProps = {
  readonly state: SnapshotFrom<typeof mockExamMachine>
  readonly send: Send<EventFrom<typeof mockExamMachine>>
  /** The outbox cannot send: no network, no server, or a login that is no longer taken. */
  readonly isStuck: boolean
  /** Questions whose mark the server refused. */
  readonly refused: number
  readonly now: () => Instant
  /** Goes to a question of the exam. */
  readonly onOpen: (questionId: string) => void
  /** What other flows add, each in its place. */
  readonly parts?: {
    readonly timer?: ReactNode
    readonly sheet?: ReactNode
    readonly print?: ReactNode
    readonly stored?: ReactNode
    readonly receipt?: ReactNode
    readonly result?: ReactNode
    readonly answerBackup?: ReactNode
    readonly questions?: ReactNode
    readonly why?: ReactNode
  }
}
