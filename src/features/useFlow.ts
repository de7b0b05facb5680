import {useEffect, useLayoutEffect, useState} from 'react'
import {type Actor, type AnyStateMachine, createActor, type InputFrom} from 'xstate'
import {useStudentActors} from './studentActors.ts'

/** What fills the holes of a machine: its effects, requests and listeners. */
export type Implementations<M extends AnyStateMachine> = Parameters<M['provide']>[0]

type Options<M extends AnyStateMachine> = {
  /** Tells flows of one machine apart; a flow takes the place of one of the same id that was left and still awaits a write. */
  readonly id?: string
  /** Those of the last drawing are in force. */
  readonly implementations: Implementations<M>
  readonly input: () => InputFrom<M>
}

/**
 * Runs a flow of the signed-in student for as long as its component is mounted, and after that until the write it awaits
 * is confirmed or refused: no reply is lost with a view.
 */
export function useFlow<M extends AnyStateMachine>(machine: M, {id, implementations, input}: Options<M>): Actor<M> {
  const {flows} = useStudentActors()
  const [actor] = useState(() => {
    // `provide` gives the machine itself with other implementations; of any machine its type says less.
    const provided = machine.provide(implementations) as M
    return createActor(provided, {id: id ?? machine.id, input: input()})
  })
  useLayoutEffect(() => {
    const {actions, actors} = actor.logic.implementations
    Object.assign(actions, implementations.actions)
    Object.assign(actors, implementations.actors)
  })
  useEffect(() => {
    flows.send({type: 'flow.opened', flow: actor})
    return () => flows.send({type: 'flow.left', flow: actor})
  }, [flows, actor])
  return actor
}
