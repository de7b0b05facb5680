/** How far a video was watched: the second it stands at, and whether its end was reached once. */
export type VideoProgress = {readonly seconds: number; readonly isWatched: boolean}

/** What a student chose for all videos. */
export type VideoPreferences = {readonly rate: number; readonly isCaptioned: boolean; readonly isMuted: boolean}

/** The speeds on offer, from half to double. */
export const videoRates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** A position is kept whenever it has moved by this many seconds. */
const keepEvery = 5

/** From this share on a video counts as watched: what follows are its credits. */
const watchedShare = 0.95

/** Less than this many seconds are not worth coming back to. */
const worthResuming = 5

/** True near the end of a video. Seconds; a video without a length (live) is never watched to its end. */
export function isNearEnd(position: number, duration: number): boolean {
  return Number.isFinite(duration) && duration > 0 && position >= duration * watchedShare
}

/** The second to offer when a video is opened again; 0 to begin at the start. */
export function resumeAt(seconds: number, duration: number): number {
  return seconds >= worthResuming && !isNearEnd(seconds, duration) ? seconds : 0
}

/** True when a position is far enough from the one that is kept. */
export const isWorthKeeping = (position: number, kept: number): boolean => Math.abs(position - kept) >= keepEvery

/** The next speed up (1) or down (-1), the same at the ends. */
export function nextRate(rate: number, step: 1 | -1): number {
  const next =
    step === 1 ? videoRates.find((offered) => offered > rate) : videoRates.findLast((offered) => offered < rate)
  return next ?? rate
}

/** A second inside the video. */
export function clampSecond(second: number, duration: number): number {
  return Math.min(Math.max(0, second), Number.isFinite(duration) && duration > 0 ? duration : Math.max(0, second))
}
