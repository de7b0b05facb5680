import {useMachine} from '@xstate/react'
import {demoMachine} from '../../../machines/diagnostic/demo.machine.ts'
import {loadCards} from '../../services/diagnostic/exam.actors.ts'
import {DemoView} from './DemoView.tsx'
import {useNetworkReturn} from './useNetworkReturn.ts'

const connected = demoMachine.provide({actors: {loadCards}})

/** Runs the flashcard demo with the cards that the server chooses for a diagnostic. */
export function Demo({id}: {readonly id: string}) {
  const [state, send] = useMachine(connected, {input: {id}})
  useNetworkReturn(send)
  return <DemoView state={state} send={send} />
}
