import type {examPrintMachine} from '../../../../machines/exam/examPrint.machine.ts'
import {preparePrintWith} from '../../../services/exam/examPrint.actors.ts'
import {openInTab} from '../../../services/question/printer.ts'
import type {Implementations} from '../../useFlow.ts'
import type {StudentActors} from '../../studentActors.ts'

type Deps = Pick<StudentActors, 'client'> & {readonly paths: {readonly exam: string; readonly sheet: string}}

export const createExamPrintImplementations = ({client, paths}: Deps): Implementations<typeof examPrintMachine> => ({
  actors: {preparePrint: preparePrintWith(client())},
  actions: {openExam: () => openInTab(paths.exam), openSheet: () => openInTab(paths.sheet)},
})
