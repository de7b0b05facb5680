import {createContext, use, useEffect} from 'react'
import type {ActorRefFrom} from 'xstate'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {sessionMachine} from '../../machines/access/session.machine.ts'
import type {redirectMachine} from '../../machines/shell/redirect.machine.ts'
import type {splashMachine} from '../../machines/shell/splash.machine.ts'
import type {StudentActors} from './studentActors.ts'

/** The actors of which there is one in the whole product, made once outside React, and what belongs to them. */
export type Root = {
  readonly splash: ActorRefFrom<typeof splashMachine>
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly redirect: ActorRefFrom<typeof redirectMachine>
  /** The actors of the signed-in student; null while nobody is, or their part of the product is still on its way. */
  readonly student: {
    readonly read: () => StudentActors | null
    readonly subscribe: (listener: () => void) => () => void
  }
  /** 'Sair': asks first when writes of the student still wait on this device. */
  readonly leave: () => void
  readonly now: () => Instant
  /** Calls back at every tick of the server's clock. Returns the stop. */
  readonly onTick: (listener: (now: Instant) => void) => () => void
}

export const RootContext = createContext<Root | null>(null)

export function useRoot(): Root {
  const root = use(RootContext)
  if (!root) throw new Error('RootContext is not provided')
  return root
}

type TickedActor = {readonly send: (event: {type: 'clock.ticked'; now: Instant}) => void}

/** Tells an actor the time for as long as its screen is there. */
export function useClock(actor: TickedActor): void {
  const {onTick} = useRoot()
  useEffect(() => onTick((now) => actor.send({type: 'clock.ticked', now})), [actor, onTick])
}
