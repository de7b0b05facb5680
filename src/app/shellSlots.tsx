import {useSelector} from '@xstate/react'
import type {ComponentType} from 'react'
import {OutboxStatusView} from '../features/outbox/OutboxStatusView.tsx'
import {CourseMenu, CourseSwitch, CourseSwitchBanner} from '../features/shell/CourseSwitch.tsx'
import {useOverlay} from '../features/shell/useOverlay.ts'
import {useStudentActors} from '../features/studentActors.ts'
import {userPauses} from '../services/platform/userIdle.ts'
import {lazyNamed, lazyWhenIdle} from '../ui/loading/lazyLoading.tsx'

const DayRollover = lazyWhenIdle(() => import('../features/agenda/DayRollover.tsx'), 'DayRollover')
const EmailVerification = lazyWhenIdle(() => import('../features/access/EmailVerification.tsx'), 'EmailVerification')
const OutboxNotices = lazyNamed(() => import('../features/outbox/OutboxNotices.tsx'), 'OutboxNotices')
const Notifications = lazyWhenIdle(() => import('../features/notifications/Notifications.tsx'), 'Notifications')
const Presence = lazyWhenIdle(() => import('../features/notifications/Presence.tsx'), 'Presence')
const Experiment = lazyWhenIdle(() => import('../features/shell/Experiment.tsx'), 'Experiment')
const Onboarding = lazyNamed(() => import('../features/profile/Onboarding.tsx'), 'Onboarding')
const PromptQueue = lazyNamed(
  () => userPauses().then(() => import('../features/feedback/PromptQueue.tsx')),
  'PromptQueue',
)
const AccessBlocked = lazyNamed(() => import('../features/shell/AccessBlocked.tsx'), 'AccessBlocked')
const ServerModal = lazyNamed(() => import('../features/shell/ServerModal.tsx'), 'ServerModal')

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
export const banner: readonly Slot[] = [
  {id: 'courseElsewhere', Part: CourseSwitchBanner},
  {id: 'rollover', Part: DayRollover},
]

/** Above the screen, inside its column. */
export const notices: readonly Slot[] = [
  {id: 'outbox', Part: OutboxNotices},
  {id: 'emailVerification', Part: EmailVerification},
]

/** Dialogs, tours and listeners that belong to no place: gate, server modal, experiment, onboarding, … */
export const overlays: readonly Slot[] = [
  {id: 'gate', Part: Gate},
  {id: 'courseSwitch', Part: CourseSwitch},
  {id: 'prompts', Part: PromptQueue},
]
