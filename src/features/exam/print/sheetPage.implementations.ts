import type {sheetPageMachine} from '../../../../machines/exam/sheetPage.machine.ts'
import {readPaperWith} from '../../../services/exam/examPrint.actors.ts'
import {printHere} from '../../../services/question/printer.ts'
import type {Implementations} from '../../useFlow.ts'
import type {StudentActors} from '../../studentActors.ts'

type Deps = Pick<StudentActors, 'client'>

export const createSheetPageImplementations = ({client}: Deps): Implementations<typeof sheetPageMachine> => ({
  actors: {readPaper: readPaperWith(client())},
  actions: {openPrintDialog: printHere},
})
