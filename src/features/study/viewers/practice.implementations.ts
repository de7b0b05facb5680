import type {practiceMachine} from '../../../../machines/study/practice.machine.ts'
import {practiceQuestionWith} from '../../../services/study/practice.actors.ts'
import {practiceFailures, practiceText} from '../../../text/study/practice.ts'
import {notify} from '../../../ui/status/notify.ts'
import type {Implementations} from '../../useFlow.ts'
import type {StudentActors} from '../../studentActors.ts'

type Deps = Pick<StudentActors, 'client'>

export const createPracticeImplementations = ({client}: Deps): Implementations<typeof practiceMachine> => ({
  actors: {practiceQuestion: practiceQuestionWith(client())},
  actions: {
    notifyFailure: (_, {failure}) =>
      notify({tone: 'error', title: practiceText.failed, text: practiceFailures[failure]}),
  },
})
