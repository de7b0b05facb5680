import {useMachine} from '@xstate/react'
import {useState} from 'react'
import {statisticsMachine} from '../../../machines/diagnostic/statistics.machine.ts'
import {createExam, loadStatistics} from '../../services/diagnostic/exam.actors.ts'
import {compassFlag, examVariant, freshExam, keptChoice, storeBegun} from '../../services/diagnostic/store.ts'
import {goToClean} from '../../services/platform/url.ts'
import {wizardText} from '../../text/diagnostic/diagnostic.ts'
import {notify} from '../../ui/status/notify.ts'
import {useSend} from '../useSend.ts'
import {diagnosticPaths} from './paths.ts'
import {StatisticsView} from './StatisticsView.tsx'
import {useNetworkReturn} from './useNetworkReturn.ts'
import {noteBegun} from './visit.ts'

const connected = statisticsMachine.provide({
  actors: {loadStatistics, createExam},
  actions: {
    openExam: (_, {id}) => {
      compassFlag.write(true)
      storeBegun('complete', freshExam(id))
      noteBegun(id)
      goToClean(diagnosticPaths.start)
    },
    notifyFailed: () => notify({tone: 'error', title: wizardText.createFailed, text: wizardText.createFailedHint}),
  },
})

/** Runs the statistics of the compass for what was chosen. */
export function Statistics() {
  const [input] = useState(() => ({type: examVariant.read() ?? 'R1', targets: keptChoice.read().targets}) as const)
  const [state, sendKeyed] = useMachine(connected, {input})
  useNetworkReturn(sendKeyed)
  return <StatisticsView state={state} send={useSend(sendKeyed)} />
}
