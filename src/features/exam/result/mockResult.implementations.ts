import type {mockResultMachine} from '../../../../machines/exam/mockResult.machine.ts'
import {readResultWith} from '../../../services/exam/result.actors.ts'
import {resultText} from '../../../text/exam/examResult.ts'
import {notify} from '../../../ui/status/notify.ts'
import type {Implementations} from '../../useFlow.ts'
import type {StudentActors} from '../../studentActors.ts'

type Deps = Pick<StudentActors, 'client'>

export const createMockResultImplementations = ({client}: Deps): Implementations<typeof mockResultMachine> => ({
  actors: {readResult: readResultWith(client())},
  actions: {notifyFailed: () => notify({tone: 'error', title: resultText.failed})},
})
