import type {Client} from '@urql/core'
import {type Actor, createActor, fromPromise} from 'xstate'
import {outboxMachine} from '../../machines/shared/outbox.machine.ts'
import {isAtRisk} from '../../machines/shared/outbox.queue.ts'
import type {Delivery, DeliveryInput} from '../../machines/shared/outbox.types.ts'
import {watchNetwork} from '../services/platform/device.ts'
import {whenIdle} from '../services/platform/idle.ts'
import {entryStore} from '../services/platform/outboxStore.ts'

/** Sending and its documents stand aside from a student's first load: until it is there, the outbox keeps and tries again. */
const sender = () => import('../services/question/deliver.actors.ts')

const stay = (event: Event) => event.preventDefault()

let lent: Client | null = null
let outbox: Actor<typeof outboxMachine> | null = null

function create(): Actor<typeof outboxMachine> {
  const actor = createActor(
    outboxMachine.provide({
      actors: {
        entryStore,
        deliver: fromPromise<readonly Delivery[], DeliveryInput>(async ({input, signal}) => {
          const {deliver} = await sender()
          if (!lent) throw new Error('nobody is signed in')
          return deliver(lent, input, signal)
        }),
      },
    }),
    {input: {owner: null, isOnline: navigator.onLine}},
  )
  whenIdle(() => void sender().catch(() => undefined))
  // Closing the tab would lose what only it holds: the browser asks first.
  actor.subscribe(({context}) => (isAtRisk(context) ? addEventListener : removeEventListener)('beforeunload', stay))
  watchNetwork((isOnline) => actor.send({type: isOnline ? 'network.restored' : 'network.lost'}))
  return actor.start()
}

/**
 * The outbox of this device (D-01). Unlike the student's other actors it outlives a sign-out: entries of all accounts
 * share one storage, and what storage refused lives in its memory until its owner is back.
 */
export function deviceOutbox(): Actor<typeof outboxMachine> {
  outbox ??= create()
  return outbox
}

/** The client with which the outbox sends; null when nobody may. */
export function lendClient(client: Client | null): void {
  lent = client
}
