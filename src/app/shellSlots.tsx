import {useSelector} from '@xstate/react'
import {type ComponentType, lazy} from 'react'
import {OutboxStatusView} from '../features/outbox/OutboxStatusView.tsx'
import {CourseMenu, CourseSwitch, CourseSwitchBanner} from '../features/shell/CourseSwitch.tsx'
import {useOverlay} from '../features/shell/useOverlay.ts'
import {useStudentActors} from '../features/studentActors.ts'
import {arriving} from '../ui/arriving.ts'

const DayRollover = lazy(() => arriving(() => import('../features/agenda/DayRollover.tsx')).then((module) => ({default: module.DayRollover})))
const EmailVerification = lazy(() => arriving(() => import('../features/access/EmailVerification.tsx')).then((module) => ({default: module.EmailVerification})))
const OutboxNotices = lazy(() => arriving(() => import('../features/outbox/OutboxNotices.tsx')).then((module) => ({default: module.OutboxNotices})))
const Notifications = lazy(() => arriving(() => import('../features/notifications/Notifications.tsx')).then((module) => ({default: module.Notifications})))
const Presence = lazy(() => arriving(() => import('../features/notifications/Presence.tsx')).then((module) => ({default: module.Presence})))
const Experiment = lazy(() => arriving(() => import('../features/shell/Experiment.tsx')).then((module) => ({default: module.Experiment})))
const Onboarding = lazy(() => arriving(() => import('../features/profile/Onboarding.tsx')).then((module) => ({default: module.Onboarding})))
const AccessBlocked = lazy(() => arriving(() => import('../features/shell/AccessBlocked.tsx')).then((module) => ({default: module.AccessBlocked})))
const ServerModal = lazy(() => arriving(() => import('../features/shell/ServerModal.tsx')).then((module) => ({default: module.ServerModal})))

/** A part that a flow adds to the student's shell. It takes nothing: what it needs, its hooks read. */
export type Slot = {readonly id: string; readonly Part: ComponentType}

function Saved() {
  const {outbox} = useStudentActors()
  return <OutboxStatusView state={useSelector(outbox, (snapshot) => snapshot)} />
}

/** Blocked access, the onboarding and the operator's message; each knows its turn (`useOverlay`). */
function Gate() {
  const overlay = useOverlay()
  if (overlay === 'blocked') return <AccessBlocked />
  if (overlay === 'onboarding') return <Onboarding />
  return overlay === 'serverModal' ? <ServerModal /> : null
}

/** The start of the header: the course and its switch, … */
export const headerStart: readonly Slot[] = [{id: 'course', Part: CourseMenu}]

/** Before the avatar in the header: live count, bell, … Icons of 44 px; what is wider hides on phones. */
export const headerEnd: readonly Slot[] = [
  {id: 'presence', Part: Presence},
  {id: 'experiment', Part: Experiment},
  {id: 'saved', Part: Saved},
  {id: 'notifications', Part: Notifications},
]

/** Across the page under the header. */
export const banner: readonly Slot[] = [{id: 'courseElsewhere', Part: CourseSwitchBanner}, {id: 'rollover', Part: DayRollover}]

/** Above the screen, inside its column. */
export const notices: readonly Slot[] = [{id: 'outbox', Part: OutboxNotices}, {id: 'emailVerification', Part: EmailVerification}]

/** Dialogs, tours and listeners that belong to no place: gate, server modal, experiment, onboarding, … */
export const overlays: readonly Slot[] = [{id: 'gate', Part: Gate}, {id: 'courseSwitch', Part: CourseSwitch}]
