import {type AnyActorRef, fromCallback, type EventObject} from 'xstate'
import {actorOf, type Actors, type AnyActorSystem} from '../features/actorSystem.ts'

type Stop = (() => unknown) | {readonly unsubscribe: () => void}

export type LinkScope = {
  readonly system: AnyActorSystem
  /** The actor of that `systemId`, which runs. */
  readonly actor: <Id extends keyof Actors>(systemId: Id) => Actors[Id]
  readonly sendParent: (event: EventObject) => void
}

/**
 * An actor that connects others for as long as its parent lives: it subscribes to some and sends to others. What
 * `connect` returns is undone, last first, when the parent stops it.
 */
export const link = (connect: (scope: LinkScope) => readonly Stop[]) =>
  fromCallback<EventObject>(({system, sendBack}) => {
    const stops = connect({system, actor: (systemId) => actorOf(system, systemId), sendParent: sendBack})
    return () => {
      for (const stop of stops.toReversed()) {
        if (typeof stop === 'function') stop()
        else stop.unsubscribe()
      }
    }
  })

type Ticked = keyof Pick<
  Actors,
  'outbox' | 'profileFetch' | 'access' | 'notifications' | 'dayRollover' | 'marksSync' | 'preferencesSync'
>

/** Tells actors the time every second. */
export const ticks = (...systemIds: readonly Ticked[]) =>
  link(({actor}) => {
    const ticked: AnyActorRef[] = systemIds.map((systemId) => actor(systemId))
    return [
      actor('clock').on('clock.ticked', (event) => {
        for (const one of ticked) one.send(event)
      }),
    ]
  })
