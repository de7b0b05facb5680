import type {printMachine} from '../../../../machines/question/print.machine.ts'
import {collectQuestionsWith, type PrintSource, storeSheet} from '../../../services/question/print.actors.ts'
import {openInTab} from '../../../services/question/printer.ts'
import type {Implementations} from '../../useFlow.ts'
import type {StudentActors} from '../../studentActors.ts'

/** Where the print is shown: a page of its own (spec 2§2). */
export const printPath = '/impressao'

type Deps = Pick<StudentActors, 'client'> & {readonly source: PrintSource}

export const createPrintImplementations = ({client, source}: Deps): Implementations<typeof printMachine> => ({
  actors: {collectQuestions: collectQuestionsWith(client(), source), storeSheet},
  actions: {openPrintPage: () => openInTab(printPath)},
})
