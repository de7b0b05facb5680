import {useMachine} from '@xstate/react'
import {useState, type ReactNode} from 'react'
import {wizardMachine} from '../../../machines/diagnostic/wizard.machine.ts'
import type {WizardPurpose} from '../../../machines/diagnostic/wizard.types.ts'
import {createExam, loadInstitutions} from '../../services/diagnostic/exam.actors.ts'
import {examVariant, freshExam, keptChoice, storeBegun} from '../../services/diagnostic/store.ts'
import {goToClean, queryParameter} from '../../services/platform/url.ts'
import {wizardText} from '../../text/diagnostic/diagnostic.ts'
import {notify} from '../../ui/status/notify.ts'
import {useSend} from '../useSend.ts'
import {diagnosticPaths} from './paths.ts'
import {noteBegun} from './visit.ts'
import {useNetworkReturn} from './useNetworkReturn.ts'
import {WizardView} from './WizardView.tsx'

const connected = wizardMachine.provide({
  actors: {loadInstitutions, createExam},
  actions: {
    keepChoice: (_, choice) => keptChoice.write(choice),
    openStatistics: (_, {type}) => {
      examVariant.write(type)
      goToClean(diagnosticPaths.statistics)
    },
    openExam: (_, {id}) => {
      storeBegun('complete', freshExam(id))
      noteBegun(id)
      goToClean(diagnosticPaths.exam)
    },
    notifyFailed: () => notify({tone: 'error', title: wizardText.createFailed, text: wizardText.createFailedHint}),
  },
})

type Props = {readonly purpose: WizardPurpose; readonly past?: ReactNode}

/** Runs the wizard of the diagnostic, or the intro of the compass. */
export function Wizard({purpose, past}: Props) {
  const [input] = useState(() => ({purpose, ...keptChoice.read(), templateId: queryParameter('id')}))
  const [state, sendKeyed] = useMachine(connected, {input})
  const send = useSend(sendKeyed)
  useNetworkReturn(sendKeyed)
  return <WizardView state={state} send={send} past={past} />
}
