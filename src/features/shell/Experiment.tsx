import {useSelector} from '@xstate/react'
import {randomId} from '../../services/platform/device.ts'
import {useStudentActors} from '../studentActors.ts'
import {ExperimentView} from './ExperimentView.tsx'

/** The student's way to the other version (F-023). */
export function Experiment() {
  const {experiment} = useStudentActors()
  return <ExperimentView state={useSelector(experiment, (snapshot) => snapshot)} send={experiment.send} newKey={randomId} />
}
