import {useSelector} from '@xstate/react'
import type {ReactNode} from 'react'
import type {AssistantFacts} from '../../../domain/forum/buttons.ts'
import {assistantMachine} from '../../../machines/forum/assistant.machine.ts'
import {useNetworkReturned} from '../shell/useNetworkReturned.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {type AssistantDeps, createAssistantImplementations} from './assistant.implementations.ts'
import {AssistantView} from './AssistantView.tsx'

type Props = {
  readonly commentId: string
  readonly facts: AssistantFacts
  readonly monitor: ReactNode
  readonly deps: AssistantDeps
}

/** The assistant under one comment. One instance serves one comment: give it a `key`. */
export function Assistant({commentId, facts, monitor, deps}: Props) {
  const actor = useFlow(assistantMachine, {
    id: `assistant ${commentId}`,
    implementations: createAssistantImplementations(deps),
    input: () => ({commentId}),
  })
  useNetworkReturned(actor, 'network.returned')
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  return <AssistantView state={state} send={send} facts={facts} monitor={monitor} />
}
