import type {Client} from '@urql/core'
import {createContext} from 'react'
import {agendaPath} from '../../../domain/agenda/routes.ts'
import {agendaText} from '../../text/agenda/agenda.ts'

/** What stands around an activity that the pieces of a day's agenda show. */
export type ActivityFrame = {
  readonly back: {readonly href: string; readonly label: string}
  /** Ends each title. */
  readonly suffix: string
  /** How an activity that ends by itself tells its end; the day's smart review without it. */
  readonly end?: {readonly ask: (client: Client) => Promise<boolean>; readonly text: string}
}

export const ActivityFrameContext = createContext<ActivityFrame>({
  back: {href: agendaPath, label: agendaText.backToAgenda},
  suffix: '',
})
