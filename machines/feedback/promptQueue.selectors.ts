import type {SnapshotFrom} from 'xstate'
import type {Prompt} from '../../domain/feedback/prompts.ts'
import type {promptQueueMachine} from './promptQueue.machine.ts'

type PromptQueueSnapshot = SnapshotFrom<typeof promptQueueMachine>

/** The prompt that is on the screen; null when none is. */
export const shownPrompt = (state: PromptQueueSnapshot): Prompt | null =>
  state.matches('showing') ? state.context.shown : null

/** Whether a prompt has its turn, on the screen or held back for a while. */
export const hasTurn = ({context}: PromptQueueSnapshot, prompt: Prompt): boolean => context.shown === prompt
