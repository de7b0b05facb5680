import type {ReactNode} from 'react'
import type {SnapshotFrom} from 'xstate'
import type {Prompt} from '../../../domain/feedback/prompts.ts'
import type {promptQueueMachine} from '../../../machines/feedback/promptQueue.machine.ts'
import {shownPrompt} from '../../../machines/feedback/promptQueue.selectors.ts'

type Props = {
  readonly state: SnapshotFrom<typeof promptQueueMachine>
  /** Draws the prompts, of which at most the named one may be seen. */
  readonly children: (shown: Prompt | null) => ReactNode
}

/** The queue of prompts, in every state of its chart: one window or none. */
export const PromptQueueView = ({state, children}: Props) => children(shownPrompt(state))
