import {useSelector} from '@xstate/react'
import {temporarySurveyMachine} from '../../../machines/feedback/temporarySurvey.machine.ts'
import {useRoot} from '../root.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {createTemporarySurveyImplementations} from './feedback.implementations.ts'
import {type PromptProps, useTurn} from './prompt.ts'
import {TemporarySurveyView} from './TemporarySurveyView.tsx'

/** The operator's survey of this visit (F-113): asks the server first, and waits for its turn. */
export function TemporarySurvey({queue, isShown}: Omit<PromptProps, 'isInTest'>) {
  const student = useStudentActors()
  const {now} = useRoot()
  const actor = useFlow(temporarySurveyMachine, {
    implementations: createTemporarySurveyImplementations({...student, now}),
    input: () => undefined,
  })
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  useTurn(queue, 'temporarySurvey', actor)
  return isShown ? <TemporarySurveyView state={state} send={send} /> : null
}
