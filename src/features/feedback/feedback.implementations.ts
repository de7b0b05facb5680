import {sendTo} from 'xstate'
import type {FeedbackCall} from '../../../domain/feedback/calls.ts'
import {mostOpenings} from '../../../domain/feedback/features.ts'
import {studyDayOf} from '../../../domain/shared/studyDay.ts'
import type {admissionMachine} from '../../../machines/feedback/admission.machine.ts'
import type {featureRatingMachine} from '../../../machines/feedback/featureRating.machine.ts'
import type {npsMachine} from '../../../machines/feedback/nps.machine.ts'
import type {temporarySurveyMachine} from '../../../machines/feedback/temporarySurvey.machine.ts'
import {keepOpenings} from '../../services/feedback/stores.ts'
import {readSurveyWith, shouldExecuteWith} from '../../services/feedback/surveys.ts'
import {timeZone} from '../../services/platform/device.ts'
import {logOnly} from '../../services/platform/log.ts'
import {featureRatingText} from '../../text/feedback/surveys.ts'
import {notify} from '../../ui/status/notify.ts'
import type {Root} from '../root.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

type Deps = Pick<StudentActors, 'uid' | 'outbox' | 'writeEvent'>
type InTest = {readonly isInTest: boolean}

/** Where an answer was given, in a word (spec 2§3). */
const source = 'web'

/** Calls of one path keep their order and hold nothing else up. */
const writeOf = ({writeEvent}: Pick<Deps, 'writeEvent'>, key: string, call: FeedbackCall) =>
  writeEvent(key, `feedback ${call.path}`, {operation: 'sendFeedback', input: call})

const logFailure =
  (what: string) =>
  (_: unknown, {error}: {error: unknown}) =>
    logOnly(what, error)

export const createNpsImplementations = ({isInTest, ...deps}: Deps & InTest): Implementations<typeof npsMachine> => ({
  actors: {shouldExecute: shouldExecuteWith(deps.uid)},
  actions: {
    requestAnswer: sendTo(deps.outbox, (_, {key, ...answer}) =>
      writeOf(deps, key, {
        path: '/nps/complete-survey',
        body: {...answer, source, isUserParticipatingInTest: isInTest},
      }),
    ),
    requestRefusal: sendTo(deps.outbox, (_, {key}) => writeOf(deps, key, {path: '/nps/refuse-survey', body: {}})),
    requestLater: sendTo(deps.outbox, (_, {key}) => writeOf(deps, key, {path: '/nps/reply-later', body: {}})),
    logFailure: logFailure('recommendation survey'),
  },
})

export const createTemporarySurveyImplementations = ({
  now,
  ...deps
}: Deps & Pick<Root, 'now'>): Implementations<typeof temporarySurveyMachine> => ({
  actors: {readSurvey: readSurveyWith(deps.uid)},
  actions: {
    requestSkip: sendTo(deps.outbox, (_, {key, survey}) =>
      writeOf(deps, key, {
        path: '/temporary-nps/mark-today-as-skiped',
        body: {survey, day: studyDayOf(now(), timeZone)},
      }),
    ),
    requestCompletion: sendTo(deps.outbox, (_, {key, survey}) =>
      writeOf(deps, key, {path: '/temporary-nps/mark-survey-as-completed', body: {survey}}),
    ),
    logFailure: logFailure('temporary survey'),
  },
})

export const createFeatureRatingImplementations = ({
  isInTest,
  ...deps
}: Deps & InTest): Implementations<typeof featureRatingMachine> => ({
  actions: {
    keepOpenings: (_, {feature, openings}) => keepOpenings(feature, openings),
    requestRating: sendTo(deps.outbox, (_, {key, feature, score, comment}) => {
      // Who has rated a feature is not asked again.
      keepOpenings(feature, mostOpenings)
      return writeOf(deps, key, {
        path: '/nps-feature/submit',
        body: {featureId: feature, score, userFeedback: comment, isUserParticipatingInTest: isInTest},
      })
    }),
    notifySent: () => notify({tone: 'success', title: featureRatingText.sent}),
    notifyFailed: () => notify({tone: 'error', title: featureRatingText.failed}),
  },
})

export const createAdmissionImplementations = (deps: Deps): Implementations<typeof admissionMachine> => ({
  actions: {
    requestAdmission: sendTo(deps.outbox, (_, {key, ...admission}) =>
      writeOf(deps, key, {path: '/student-admission', body: admission}),
    ),
    logFailure: logFailure('admission'),
  },
})
