import {useSelector} from '@xstate/react'
import {Suspense} from 'react'
import {randomId} from '../../services/platform/device.ts'
import type {Companions} from '../companions.ts'
import {useCompanions} from '../notifications/useCompanions.ts'
import {late} from '../../ui/loading/late.ts'

const ExperimentView = late(() => import('./ExperimentView.tsx'), 'ExperimentView')

function Connected({experiment}: Pick<Companions, 'experiment'>) {
  const state = useSelector(experiment, (snapshot) => snapshot)
  const isThere = state.hasTag('toggle') || state.matches('redirected')
  return isThere ? (
    <Suspense fallback={null}>
      <ExperimentView state={state} send={experiment.send} newKey={randomId} />
    </Suspense>
  ) : null
}

/** The student's way to the other version; few have one, so its view is loaded for them only (F-023). */
export function Experiment() {
  const companions = useCompanions()
  return companions ? <Connected experiment={companions.experiment} /> : null
}
