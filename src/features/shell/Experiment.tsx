import {useSelector} from '@xstate/react'
import {lazy, Suspense} from 'react'
import {randomId} from '../../services/platform/device.ts'
import {useStudentActors} from '../studentActors.ts'

const ExperimentView = lazy(() => import('./ExperimentView.tsx').then((module) => ({default: module.ExperimentView})))

/** The student's way to the other version; few have one, so its view is loaded for them only (F-023). */
export function Experiment() {
  const {experiment} = useStudentActors()
  const state = useSelector(experiment, (snapshot) => snapshot)
  const isThere = state.hasTag('toggle') || state.matches('redirected')
  return isThere ? <Suspense fallback={null}><ExperimentView state={state} send={experiment.send} newKey={randomId} /></Suspense> : null
}
