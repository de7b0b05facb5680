export type SplashContext = {
  /** Milliseconds the splash must still stay, counted from the first paint of the page. */
  readonly remaining: number
  /** This account was open on this device before: the splash waits for the day, not for the time. */
  readonly isWarm: boolean
  readonly isTimeElapsed: boolean
  readonly isAuthResolved: boolean
  readonly isHomeResolved: boolean
}

export type SplashEvent =
  | {readonly type: 'auth.resolved'}
  | {readonly type: 'home.resolved'}
  /** What is shown of the day is drawn under the splash, and painted with the next frame. */
  | {readonly type: 'day.drawn'}
