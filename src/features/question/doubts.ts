import {createContext} from 'react'
import type {Activity} from './place.ts'

/** The doubts of the activity on the screen; null where there is no activity. */
export type Doubts = {
  readonly place: Pick<Activity, 'activity' | 'theoreticalType'>
  readonly ids: ReadonlySet<string>
  /** The server has said which they are. */
  readonly isKnown: boolean
  readonly tell: (ids: ReadonlySet<string>) => void
}

export const DoubtsContext = createContext<Doubts | null>(null)
