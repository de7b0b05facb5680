import {useSelector} from '@xstate/react'
import type {ComponentType} from 'react'
import {DayRolloverView} from '../features/agenda/DayRolloverView.tsx'
import {OutboxNotices, OutboxStatus} from '../features/outbox/OutboxView.tsx'
import {useStudentActors} from '../features/studentActors.ts'

/** A part that a flow adds to the student's shell. It takes nothing: what it needs, its hooks read. */
export type Slot = {readonly id: string; readonly Part: ComponentType}

function Saved() {
  const {outbox} = useStudentActors()
  return <OutboxStatus state={useSelector(outbox, (snapshot) => snapshot)} />
}

function Notices() {
  const {outbox} = useStudentActors()
  const state = useSelector(outbox, (snapshot) => snapshot)
  return <OutboxNotices state={state} send={outbox.send} />
}

function Rollover() {
  const {dayRollover} = useStudentActors()
  const state = useSelector(dayRollover, (snapshot) => snapshot)
  return <DayRolloverView state={state} send={dayRollover.send} />
}

/** After the title of the course in the header: course switch, … */
export const headerStart: readonly Slot[] = []

/** Before the avatar in the header: live count, bell, … Icons of 44 px; what is wider hides on phones. */
export const headerEnd: readonly Slot[] = [{id: 'saved', Part: Saved}]

/** Across the page under the header. */
export const banner: readonly Slot[] = [{id: 'rollover', Part: Rollover}]

/** Above the screen, inside its column. */
export const notices: readonly Slot[] = [{id: 'outbox', Part: Notices}]

/** Dialogs, tours and listeners that belong to no place: gate, server modal, experiment, onboarding, … */
export const overlays: readonly Slot[] = []
