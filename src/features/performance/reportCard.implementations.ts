import type {reportCardMachine} from '../../../machines/performance/reportCard.machine.ts'
import {readBlocksWith} from '../../services/performance/reportCard.actors.ts'
import {setQuery} from '../../services/platform/url.ts'
import {printHere} from '../../services/question/printer.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'
import type {Today} from './useToday.ts'

/** The month of the report card in the address. */
export const monthParameter = 'mes'

type Deps = Pick<StudentActors, 'client'> & Today

export const createReportCardImplementations = ({
  client,
  today,
  onTick,
}: Deps): Implementations<typeof reportCardMachine> => ({
  actors: {readBlocks: readBlocksWith({client: client(), today, onTick})},
  actions: {
    showMonth: (_, {month}) => setQuery({[monthParameter]: month}),
    print: () => printHere(),
  },
})
