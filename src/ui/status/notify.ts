import type {Tone} from './Alert.tsx'

/** A message that comes and goes by itself. What must be read stands inline as well (D-30). */
export interface Notice {
  readonly tone: Tone
  readonly title: string
  readonly text?: string
  /** Milliseconds on the screen; 5,000 when absent. The time stops under the pointer and the focus. */
  readonly duration?: number
}

type Show = (notice: Notice) => void

let waiting: readonly Notice[] = []
let show: Show | null = null
const wakeUps = new Set<() => void>()

/** Shows a notice, or keeps it until the toaster is there: it is loaded with the first notice, not with the page. */
export const notify = (notice: Notice): void => {
  if (show !== null) {
    show(notice)
    return
  }
  waiting = [...waiting, notice]
  wakeUps.forEach((wakeUp) => wakeUp())
}

/** Calls back when a notice waits for the toaster. */
export const subscribeToWaiting = (wakeUp: () => void): (() => void) => {
  wakeUps.add(wakeUp)
  return () => void wakeUps.delete(wakeUp)
}

export const hasWaiting = (): boolean => waiting.length > 0 || show !== null

/** The toaster takes over: first what has waited, then everything new. Returns how to let go. */
export const takeNotices = (next: Show): (() => void) => {
  show = next
  const old = waiting
  waiting = []
  old.forEach(next)
  return () => {
    if (show === next) show = null
  }
}
