import {useSelector} from '@xstate/react'
import {use, useEffect} from 'react'
import {fromPromise} from 'xstate'
import type {QuestionSource} from './pages.ts'
import {autoFinishMachine} from '../../../machines/question/autoFinish.machine.ts'
import {isReviewFinished} from '../../services/question/finish.actors.ts'
import {autoFinishText} from '../../text/question/autoFinish.ts'
import {ActivityFrameContext} from '../agenda/activityFrame.ts'
import {useClock} from '../root.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {AutoFinishView} from './AutoFinishView.tsx'

type Props = {readonly agenda: QuestionSource; readonly isComplete: boolean; readonly part?: 'questions' | 'cards'}

/** The end of the smart review, or of what is shown as one, which comes by itself. */
export function AutoFinish({agenda, isComplete, part = 'questions'}: Props) {
  const {client} = useStudentActors()
  const {calendarDate} = agenda
  const {end} = use(ActivityFrameContext)
  const isFinished = agenda.smartReview?.finished ?? false
  const actor = useFlow(autoFinishMachine, {
    implementations: {
      actors: {
        askFinished: fromPromise<boolean, void>(() =>
          end ? end.ask(client()) : isReviewFinished(client(), calendarDate),
        ),
      },
    },
    input: () => ({isComplete, isFinished}),
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  useClock(actor)
  useEffect(() => {
    const known = actor.getSnapshot().context
    if (known.isComplete !== isComplete || known.isFinished !== isFinished)
      actor.send({type: 'progress.changed', isComplete, isFinished})
  }, [actor, isComplete, isFinished])
  return <AutoFinishView state={state} send={actor.send} part={part} finished={end?.text ?? autoFinishText.finished} />
}
