import {useSelector} from '@xstate/react'
import {Suspense} from 'react'
import type {BackgroundActors} from '../actorSystem.ts'
import {useBackgroundActors} from '../background.ts'
import {useSend} from '../useSend.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'

const ExperimentView = lazyNamed(() => import('./ExperimentView.tsx'), 'ExperimentView')

function Connected({experiment}: Pick<BackgroundActors, 'experiment'>) {
  const state = useSelector(experiment, (snapshot) => snapshot)
  const send = useSend(experiment.send)
  const isThere = state.hasTag('toggle') || state.matches('redirected')
  return isThere ? (
    <Suspense fallback={null}>
      <ExperimentView state={state} send={send} />
    </Suspense>
  ) : null
}

/** The student's way to the other version; few have one, so its view is loaded for them only (F-023). */
export function Experiment() {
  const background = useBackgroundActors()
  return background ? <Connected experiment={background.experiment} /> : null
}
