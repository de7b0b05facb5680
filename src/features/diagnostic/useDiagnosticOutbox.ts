import {useActorRef} from '@xstate/react'
import {useEffect} from 'react'
import type {ActorRefFrom} from 'xstate'
import {outboxMachine} from '../../../machines/outbox/outbox.machine.ts'
import {deliverDiagnostic, diagnosticEntryStore, outboxOwner} from '../../services/diagnostic/outbox.ts'
import {watchNetwork} from '../../services/platform/device.ts'
import {useClock} from '../root.ts'

const logic = outboxMachine.provide({actors: {entryStore: diagnosticEntryStore, deliver: deliverDiagnostic}})

/**
 * The outbox of this device's diagnostics (D-01), for as long as an exam is on the screen. What was not sent by then is
 * on the device, and goes out when the exam is opened again.
 */
export function useDiagnosticOutbox(): ActorRefFrom<typeof outboxMachine> {
  const outbox = useActorRef(logic, {input: {owner: outboxOwner, isOnline: navigator.onLine}})
  useClock(outbox)
  useEffect(
    () => watchNetwork((isOnline) => outbox.send({type: isOnline ? 'network.restored' : 'network.lost'})),
    [outbox],
  )
  return outbox
}
