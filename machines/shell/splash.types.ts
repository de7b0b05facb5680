export type SplashContext = {
  /** Milliseconds the splash must still stay, counted from the first paint of the page. */
  readonly remaining: number
  readonly isTimeElapsed: boolean
  readonly isAuthResolved: boolean
  readonly isHomeResolved: boolean
}

export type SplashEvent = {readonly type: 'auth.resolved'} | {readonly type: 'home.resolved'}
