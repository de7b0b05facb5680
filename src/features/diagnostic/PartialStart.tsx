import {useMachine} from '@xstate/react'
import {useState} from 'react'
import {partialStartMachine} from '../../../machines/diagnostic/partialStart.machine.ts'
import {createExam} from '../../services/diagnostic/exam.actors.ts'
import {freshExam, keptChoice, storeBegun} from '../../services/diagnostic/store.ts'
import {randomId} from '../../services/platform/device.ts'
import {wizardText} from '../../text/diagnostic/diagnostic.ts'
import {notify} from '../../ui/status/notify.ts'
import {PartialStartView} from './PartialStartView.tsx'
import {useNetworkReturn} from './useNetworkReturn.ts'

/** Makes a partial diagnostic and tells its id. */
export function PartialStart({onStart}: {readonly onStart: (id: string) => void}) {
  const [machine] = useState(() =>
    partialStartMachine.provide({
      actors: {createExam},
      actions: {
        storeId: (_, {id}) => {
          storeBegun('partial', freshExam(id))
          onStart(id)
        },
        notifyFailed: () => notify({tone: 'error', title: wizardText.createFailed}),
      },
    }),
  )
  const [input] = useState(() => ({targets: keptChoice.read().targets, key: randomId()}))
  const [state, send] = useMachine(machine, {input})
  useNetworkReturn(send)
  return <PartialStartView state={state} send={send} />
}
