import type {OutboxEntry} from '../outbox/outbox.types.ts'
import type {WriteSettled} from '../shared/events.ts'
import type {DiagnosticExam, DiagnosticQuestion, ExamNews} from './diagnostic.types.ts'

export type ExamInput = {
  readonly id: string
  /** The question of the address. */
  readonly first: string | null
  /** It was begun on an earlier visit. */
  readonly isReturning: boolean
  /** What of it waits in the outbox, oldest first. */
  readonly waiting: readonly OutboxEntry[]
}

export type ExamContext = Omit<ExamInput, 'waiting'> & {
  readonly exam: DiagnosticExam | null
  readonly questions: readonly DiagnosticQuestion[]
  /** Choice by question: what was marked here counts before what the server has. */
  readonly choices: Readonly<Record<string, number>>
  /** The end is on its way already. */
  readonly isEnding: boolean
  /** The rest of the questions could not be read. */
  readonly isIncomplete: boolean
}

export type ExamEvent =
  | ExamNews
  | WriteSettled
  | {readonly type: 'exam.retry'}
  | {readonly type: 'network.returned'}
  | {readonly type: 'choice.mark'; readonly questionId: string; readonly choice: number; readonly key: string}
  | {readonly type: 'finish.request'}
  | {readonly type: 'finish.confirm'}
  | {readonly type: 'finish.cancel'}
  | {readonly type: 'welcome.continue'}
  | {readonly type: 'welcome.restart'}
