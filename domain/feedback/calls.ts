import type {Admission} from './admission.ts'
import type {FeatureId, FeatureStars} from './features.ts'
import type {NpsReason, NpsScore} from './nps.ts'

/** What students tell the survey service, by the path of each call (spec 2§7). */
export type FeedbackBodies = {
  '/nps/complete-survey': {
    readonly score: NpsScore
    readonly source: string
    readonly comment: string
    readonly reasons: readonly NpsReason[]
    readonly isUserParticipatingInTest: boolean
  }
  '/nps/refuse-survey': Readonly<Record<string, never>>
  '/nps/reply-later': Readonly<Record<string, never>>
  '/temporary-nps/mark-survey-as-completed': {readonly survey: string}
  '/temporary-nps/mark-today-as-skiped': {readonly survey: string; readonly day: string}
  '/nps-feature/submit': {
    readonly featureId: FeatureId
    readonly score: FeatureStars
    readonly userFeedback: string
    readonly isUserParticipatingInTest: boolean
  }
  '/student-admission': Admission
}
export type FeedbackPath = keyof FeedbackBodies

/** One call that changes something. */
export type FeedbackCall = {
  [P in FeedbackPath]: {readonly path: P; readonly body: FeedbackBodies[P]}
}[FeedbackPath]
