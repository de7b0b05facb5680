import {useSelector} from '@xstate/react'
import type {FeatureId} from '../../../domain/feedback/features.ts'
import {featureRatingMachine} from '../../../machines/feedback/featureRating.machine.ts'
import {readOpenings} from '../../services/feedback/stores.ts'
import {useSyncStatus} from '../outbox/useWrites.ts'
import {useClock} from '../root.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {createFeatureRatingImplementations} from './feedback.implementations.ts'
import {FeatureRatingView} from './FeatureRatingView.tsx'
import {type PromptProps, useTurn} from './prompt.ts'

/** The stars of the feature that is open (F-110). One instance serves one feature: give it a `key`. */
export function FeatureRating({queue, isShown, isInTest, feature}: PromptProps & {readonly feature: FeatureId}) {
  const student = useStudentActors()
  const actor = useFlow(featureRatingMachine, {
    id: `featureRating ${feature}`,
    implementations: createFeatureRatingImplementations({...student, isInTest}),
    input: () => ({feature, openings: readOpenings(feature)}),
  })
  useClock(actor)
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  const syncStatus = useSyncStatus(state.context.writeKey)
  useTurn(queue, 'featureRating', actor)
  return isShown ? <FeatureRatingView state={state} send={send} syncStatus={syncStatus} /> : null
}
