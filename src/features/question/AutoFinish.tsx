import {useActorRef, useSelector} from '@xstate/react'
import {useEffect, useMemo} from 'react'
import {fromPromise} from 'xstate'
import type {QuestionSource} from './pages.ts'
import {autoFinishMachine} from '../../../machines/question/autoFinish.machine.ts'
import {isReviewFinished} from '../../services/question/finish.actors.ts'
import {useClock} from '../root.ts'
import {useStudentActors} from '../studentActors.ts'
import {AutoFinishView} from './AutoFinishView.tsx'

type Props = {readonly agenda: QuestionSource; readonly isComplete: boolean; readonly part?: 'questions' | 'cards'}

/** The end of the smart review, which comes by itself. */
export function AutoFinish({agenda, isComplete, part = 'questions'}: Props) {
  const {client, outbox} = useStudentActors()
  const {calendarDate} = agenda
  const isFinished = agenda.smartReview?.finished ?? false
  const machine = useMemo(
    () =>
      autoFinishMachine.provide({actors: {askFinished: fromPromise(() => isReviewFinished(client(), calendarDate))}}),
    [client, calendarDate],
  )
  const actor = useActorRef(machine, {input: {isComplete, isFinished}})
  const state = useSelector(actor, (snapshot) => snapshot)
  useClock(actor)
  useEffect(() => {
    const known = actor.getSnapshot().context
    if (known.isComplete !== isComplete || known.isFinished !== isFinished)
      actor.send({type: 'progress.changed', isComplete, isFinished})
  }, [actor, isComplete, isFinished])
  useEffect(() => {
    const watch = outbox.on('write.confirmed', (event) => actor.send(event))
    return () => watch.unsubscribe()
  }, [outbox, actor])
  return <AutoFinishView state={state} send={actor.send} part={part} />
}
