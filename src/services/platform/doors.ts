/** What a browser offers to keep and share data of a site. Each may refuse, alone or with others, from the start or later. */
export type Door = 'indexedDB' | 'localStorage' | 'sessionStorage' | 'BroadcastChannel' | 'serviceWorker' | 'locks'

/** `lost` was open before. */
export type DoorState = 'open' | 'closed' | 'lost'

const states = new Map<Door, DoorState>()

/** How a door was found when it was used last; undefined before its first use. */
export const doorState = (door: Door): DoorState | undefined => states.get(door)

/** Notes how a door was found. */
export function noteDoor(door: Door, isOpen: boolean): void {
  states.set(door, isOpen ? 'open' : (states.get(door) ?? 'closed') === 'closed' ? 'closed' : 'lost')
}

/** What `reach` finds behind a door, or `instead` where it throws. */
export function through<T>(door: Door, reach: () => T, instead: () => T): T {
  try {
    const found = reach()
    noteDoor(door, true)
    return found
  } catch {
    noteDoor(door, false)
    return instead()
  }
}

/** A channel to the other tabs; one that nobody hears where the browser gives none. */
export const openChannel = (name: string): BroadcastChannel | MessagePort =>
  through<BroadcastChannel | MessagePort>(
    'BroadcastChannel',
    () => new BroadcastChannel(name),
    () => new MessageChannel().port1,
  )
