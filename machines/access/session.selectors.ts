import type {SnapshotFrom} from 'xstate'
import type {sessionMachine} from './session.machine.ts'
import type {SessionUser} from './session.types.ts'

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

/** The person whose data the product shows; also while the login has expired and waits to be renewed. */
export const sessionUser = (state: SessionSnapshot): SessionUser | null => state.context.user

/** Identity under which writes may be sent now; null while nobody is signed in or the login has expired. */
export const sendingOwner = (state: SessionSnapshot): string | null =>
  state.matches('signedIn') ? (state.context.user?.uid ?? null) : null

/** True while the student's screens are shown, also below the dialog that renews an expired login. */
export const isAtWork = (state: SessionSnapshot): boolean => state.hasTag('atWork')

/** The writes that a sign-out would leave on the device; null unless the student is being asked about them. */
export const writesLeftBehind = (state: SessionSnapshot): number | null =>
  state.hasTag('confirming') ? state.context.waiting : null
