import type {ReactNode} from 'react'
import {createSlot} from './slot.tsx'

const main = createSlot()
const more = createSlot()

/** Around the question and its action bar. */
export const ActionBarRoom = ({children}: {readonly children: ReactNode}) => (
  <main.Room>
    <more.Room>{children}</more.Room>
  </main.Room>
)

/** The one thing to do now, such as 'Responder'; the bar's middle. */
export const MainAction = main.Fill

/** What a thumb should reach besides: the doubt, on a phone. */
export const MoreAction = more.Fill

type Props = {
  readonly label: string
  readonly previous: ReactNode
  readonly next: ReactNode
  /** The way to all of them, below the width at which they stand beside the question. */
  readonly all?: ReactNode
}

/** The ways between questions and the one main action: at the bottom of the screen, where a thumb is. */
export const ActionBar = ({label, previous, next, all}: Props) => (
  <nav aria-label={label} className="actionBar__root" data-action-bar="">
    {previous}
    <more.Place className="actionBar__more" />
    <main.Place className="actionBar__main" />
    {next}
    {all}
  </nav>
)
