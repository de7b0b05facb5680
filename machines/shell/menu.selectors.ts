import type {SnapshotFrom} from 'xstate'
import type {menuMachine} from './menu.machine.ts'

type MenuSnapshot = SnapshotFrom<typeof menuMachine>

/** True while the rail shows icons and words. */
export const isRailOpen = (state: MenuSnapshot): boolean => state.hasTag('expanded')

/** True while the rail stays open by its button. */
export const isRailPinned = (state: MenuSnapshot): boolean => state.matches({expanded: 'pinned'})

/** True while the drawer of phones is open. */
export const isDrawerOpen = (state: MenuSnapshot): boolean => state.matches('drawer')
