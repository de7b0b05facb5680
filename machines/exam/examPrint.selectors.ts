import type {SnapshotFrom} from 'xstate'
import type {examPrintMachine} from './examPrint.machine.ts'
import type {PrintedPart, PrintFailure} from './examPrint.types.ts'

type ExamPrintSnapshot = SnapshotFrom<typeof examPrintMachine>

export const printFailure = ({context}: ExamPrintSnapshot): PrintFailure | null => context.failure

/** What was opened last in a tab of its own; null when nothing was. */
export const openedPart = (state: ExamPrintSnapshot): PrintedPart | null =>
  state.matches('opened') || state.matches('blocked') ? state.context.opened : null
