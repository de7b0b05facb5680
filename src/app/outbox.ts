import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import {isOfDay} from '../../domain/shell/routes.ts'
import {sendingOwner} from '../../machines/access/session.selectors.ts'
import {outboxMachine} from '../../machines/outbox/outbox.machine.ts'
import {isAtRisk} from '../../machines/outbox/outbox.queue.ts'
import type {Delivery, DeliveryInput, StudentOperation} from '../../machines/outbox/outbox.types.ts'
import {blockReason, isAccessOpen} from '../../machines/shell/accessBlocked.selectors.ts'
import {watchNetwork} from '../services/platform/device.ts'
import {whenIdle} from '../services/platform/idle.ts'
import {currentPath} from '../services/platform/url.ts'
import {entryStore} from '../services/outbox/outboxStore.ts'
import type * as sender from './deliver.ts'
import {link} from './link.ts'

/** Sending and its documents stand aside from a student's first load: until it is there, the outbox keeps and tries again. */
const loadSender = async () => (loaded ??= await import('./deliver.ts'))
/** Once it is there it is used within the call: to import it anew takes a task, behind the drawing of what was pressed. */
let loaded: typeof sender | null = null

const stay = (event: Event) => event.preventDefault()

/** The client of the signed-in student, with which the outbox sends. */
let lent: Client | null = null

/**
 * The outbox of this device (D-01). Unlike the student's other actors it outlives a sign-out: entries of all accounts
 * share one storage, and what storage refused lives in its memory until its owner is back.
 */
export const outboxLogic = outboxMachine.provide({
  actors: {
    entryStore,
    deliver: fromPromise<readonly Delivery[], DeliveryInput>(async ({input, signal}) => {
      const {deliver} = loaded ?? (await loadSender())
      if (!lent) throw new Error('nobody is signed in')
      // The store of this outbox takes the writes of students alone.
      return deliver(lent, input as DeliveryInput<StudentOperation>, signal)
    }),
  },
})

/** Tells the outbox of the network; closing the tab would lose what only it holds: the browser asks first. */
export const outboxOfDevice = link(({actor}) => {
  const outbox = actor('outbox')
  const fetchSender = () => void loadSender().catch(() => undefined)
  // The link is free while the day is drawn.
  if (isOfDay(currentPath())) fetchSender()
  else whenIdle(fetchSender)
  return [
    outbox.subscribe(({context}) => (isAtRisk(context) ? addEventListener : removeEventListener)('beforeunload', stay)),
    watchNetwork((isOnline) => outbox.send({type: isOnline ? 'network.restored' : 'network.lost'})),
  ]
})

/** The outbox sends while the server takes this login and nothing blocks the student; what waits stays on the device (D-01). */
export const outboxOwner = (uid: string, client: () => Client) =>
  link(({actor}) => {
    const session = actor('session')
    const access = actor('access')
    const outbox = actor('outbox')
    let told: 'taken' | 'lost' | 'none' = 'none'
    const tell = () => {
      const state = session.getSnapshot()
      const isTaken = sendingOwner(state) === uid && isAccessOpen(access.getSnapshot())
      const isLost = state.matches('expired') || blockReason(access.getSnapshot()) !== null
      const next = isTaken ? 'taken' : isLost ? 'lost' : 'none'
      if (next === told) return
      told = next
      outbox.send(
        next === 'lost' ? {type: 'login.lost'} : {type: 'owner.changed', owner: next === 'taken' ? uid : null},
      )
    }
    lent = client()
    tell()
    return [
      () => {
        outbox.send({type: 'owner.changed', owner: null})
        lent = null
      },
      session.subscribe(tell),
      access.subscribe(tell),
    ]
  })
