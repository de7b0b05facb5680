import {examRouteAt, agendaPath} from '../agenda/routes.ts'
import {featureIds, featureOf} from './features.ts'

/** What may ask a student something unasked, the first in turn first. */
export const prompts = ['nps', 'temporarySurvey', 'featureRating'] as const
export type Prompt = (typeof prompts)[number]

/**
 * Where the student is: in the agenda, on the screens of a feature, which have no question work, or elsewhere, where nothing
 * asks: exams, questions, viewers, profile.
 */
export type PromptPlace = 'agenda' | 'feature' | 'other'

/** The place of an address without its query; an exam of the day is no agenda. */
export function promptPlaceOf(path: string): PromptPlace {
  if (featureOf(path, featureIds) !== null) return 'feature'
  const isAgenda = path === agendaPath || path.startsWith(`${agendaPath}/`)
  return isAgenda && examRouteAt(path) === null ? 'agenda' : 'other'
}

/** Milliseconds that a screen without question work stands before it is interrupted (spec 2§4). */
export const calmMs = 10_000

/** Milliseconds that the end of an activity is seen before something asks. */
export const finishSeenMs = 2_000

/** Milliseconds between two prompts. */
export const promptPauseMs = 600_000

/** What forbids every prompt while it lasts. */
export type Obstacles = {
  /** Another window lies over the page, or waits for its turn. */
  readonly isCovered: boolean
  /** A timed exam runs, in whichever tab. */
  readonly isExamRunning: boolean
  /** The student writes, or a field holds what is not saved. */
  readonly isWriting: boolean
  /** Something of the student waits to be stored. */
  readonly isUnsaved: boolean
}

export type Moment = Obstacles & {
  readonly place: PromptPlace
  /** Milliseconds since the student came to this address. */
  readonly stayed: number
  /** Milliseconds since an activity was finished at this address, with nothing begun after it; null without one. */
  readonly finished: number | null
  /** Milliseconds since the last prompt was closed; null before the first. */
  readonly rested: number | null
}

/**
 * Whether a prompt may come now (spec 1§2, 2§4). Question first: in the agenda it waits for the end of an activity; elsewhere
 * it comes on screens without question work. Never over another window, during a timed exam, over what is being written or
 * is not stored yet, nor soon after another prompt. The recommendation survey comes in the agenda alone.
 */
export function mayAsk(prompt: Prompt, moment: Moment): boolean {
  const {isCovered, isExamRunning, isWriting, isUnsaved, place, stayed, finished, rested} = moment
  if (isCovered || isExamRunning || isWriting || isUnsaved) return false
  if (rested !== null && rested < promptPauseMs) return false
  const isAfterFinish = place === 'agenda' && finished !== null && finished >= finishSeenMs
  const isCalm = place === 'feature' && stayed >= calmMs
  return {nps: isAfterFinish, temporarySurvey: isAfterFinish || isCalm, featureRating: isCalm}[prompt]
}

/** The one prompt that comes now, of those that want to; null for none. */
export const promptAt = (due: readonly Prompt[], moment: Moment): Prompt | null =>
  prompts.find((prompt) => due.includes(prompt) && mayAsk(prompt, moment)) ?? null

/** Whether a prompt that is shown stays: what is more urgent takes its place, and it comes back afterwards with all that was written. */
export const mayStay = ({isCovered, isExamRunning}: Pick<Obstacles, 'isCovered' | 'isExamRunning'>): boolean =>
  !isCovered && !isExamRunning
