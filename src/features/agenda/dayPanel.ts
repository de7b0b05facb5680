import {createContext} from 'react'

export type DayPanel = {
  /** Days, activities and contents stand above what is studied. */
  readonly isOpen: boolean
  readonly toggle: () => void
}

/** The days and activities that fold away while one of them is studied; null where they do not stand above it. */
export const DayPanelContext = createContext<DayPanel | null>(null)
