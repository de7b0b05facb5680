import type {SnapshotFrom} from 'xstate'
import type {AnswerPaper} from '../../domain/exam/examPrint.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {sheetPageMachine} from './sheetPage.machine.ts'

type SheetPageSnapshot = SnapshotFrom<typeof sheetPageMachine>

export const paperOf = (state: SheetPageSnapshot): AnswerPaper | null =>
  state.matches('ready') ? state.context.paper : null
export const paperFailure = ({context}: SheetPageSnapshot): RequestFailure | null => context.failure
