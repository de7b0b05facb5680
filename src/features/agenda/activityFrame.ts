import type {Client} from '@urql/core'
import {createContext, type ReactNode} from 'react'
import {agendaPath} from '../../../domain/agenda/routes.ts'
import {agendaText} from '../../text/agenda/agenda.ts'

/** What stands around an activity that the pieces of a day's agenda show. */
export type ActivityFrame = {
  readonly back: {readonly href: string; readonly label: string}
  /** Ends each title. */
  readonly suffix: string
  /** How its questions are answered, where that is chosen for it; as the student prefers without it. */
  readonly exam?: {
    readonly isOn: boolean
    /** When its time ends, in milliseconds; null without a limit. */
    readonly deadline: number | null
    /** Its time, which calls back at its end; `onOver` must stay the same function. */
    readonly timer: ((onOver: () => void) => ReactNode) | null
  }
  /** Why one of its questions stands there. */
  readonly noteOf?: (questionId: string) => ReactNode
  /** How an activity that ends by itself tells its end; the day's smart review without it. */
  readonly end?: {readonly ask: (client: Client) => Promise<boolean>; readonly text: string}
}

export const ActivityFrameContext = createContext<ActivityFrame>({
  back: {href: agendaPath, label: agendaText.backToAgenda},
  suffix: '',
})
