import {entryLink} from '../../../../domain/exam/history.ts'
import type {historyMachine} from '../../../../machines/exam/history.machine.ts'
import {createExtraWith, loadHistoryWith} from '../../../services/exam/history.actors.ts'
import {goToClean} from '../../../services/platform/url.ts'
import {examHistoryText} from '../../../text/exam/examHistory.ts'
import {notify} from '../../../ui/status/notify.ts'
import type {Implementations} from '../../useFlow.ts'
import type {StudentActors} from '../../studentActors.ts'

/** What the server makes is told by its kind: a mock exam beside the agenda. */
const extraTag = 'ExtraMockExamActivity'

type Deps = Pick<StudentActors, 'client'>

export const createHistoryImplementations = ({client}: Deps): Implementations<typeof historyMachine> => ({
  actors: {loadHistory: loadHistoryWith(client()), createExtra: createExtraWith(client())},
  actions: {
    openExtra: (_, {id, calendarDate}) => {
      const to = entryLink({id, tag: extraTag, calendarDate}, 'simulado')
      if (to !== null) goToClean(to)
    },
    notifyAdded: () => notify({tone: 'success', title: examHistoryText.added}),
    notifyAddFailed: () =>
      notify({tone: 'error', title: examHistoryText.addFailedTitle, text: examHistoryText.addFailed}),
  },
})
