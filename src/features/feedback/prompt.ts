import {useEffect} from 'react'
import type {ActorRefFrom} from 'xstate'
import type {Prompt} from '../../../domain/feedback/prompts.ts'
import type {promptQueueMachine} from '../../../machines/feedback/promptQueue.machine.ts'
import {hasTurn} from '../../../machines/feedback/promptQueue.selectors.ts'
import {useRoot} from '../root.ts'

export type Queue = ActorRefFrom<typeof promptQueueMachine>

/** What every prompt is given. */
export type PromptProps = {
  readonly queue: Queue
  /** Whether it may be seen now. */
  readonly isShown: boolean
  /** The student takes part in the test of the new version. */
  readonly isInTest: boolean
}

/** The flow of a prompt: it says when it wants its turn and when it is over, and is told when it has it. */
type PromptActor = {
  readonly getSnapshot: () => {readonly hasTag: (tag: 'due' | 'shown') => boolean}
  readonly subscribe: (listener: () => void) => {readonly unsubscribe: () => void}
  readonly send: (event: {readonly type: 'turn.given'}) => void
}

/** Joins a prompt to the queue for as long as it is there. */
export function useTurn(queue: Queue, prompt: Prompt, actor: PromptActor): void {
  const {now} = useRoot()
  useEffect(() => {
    let isWaiting = false
    const tell = (isDue: boolean) => {
      if (isDue === isWaiting) return
      isWaiting = isDue
      queue.send(isDue ? {type: 'prompt.due', prompt} : {type: 'prompt.over', prompt, now: now()})
    }
    const follow = () => {
      const state = actor.getSnapshot()
      tell(state.hasTag('due') || state.hasTag('shown'))
    }
    const take = () => {
      if (hasTurn(queue.getSnapshot(), prompt) && actor.getSnapshot().hasTag('due')) actor.send({type: 'turn.given'})
    }
    const subscriptions = [actor.subscribe(follow), queue.subscribe(take)]
    follow()
    return () => {
      for (const one of subscriptions) one.unsubscribe()
      tell(false)
    }
  }, [queue, prompt, actor, now])
}
