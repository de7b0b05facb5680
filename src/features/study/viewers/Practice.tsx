import {useActorRef, useSelector} from '@xstate/react'
import {useMemo} from 'react'
import {practiceMachine} from '../../../../machines/study/practice.machine.ts'
import {practiceQuestionWith} from '../../../services/study/practice.actors.ts'
import {practiceFailures, practiceText} from '../../../text/study/practice.ts'
import {notify} from '../../../ui/status/notify.ts'
import {useStudentActors} from '../../studentActors.ts'
import {PracticeView} from './PracticeView.tsx'
import type {ViewedQuestion} from './useContent.ts'
import {useSend} from '../../useSend.ts'

/** A question to practise. One instance serves one question: give it a `key`. */
export function Practice({question}: {readonly question: ViewedQuestion}) {
  const {client} = useStudentActors()
  const machine = useMemo(
    () =>
      practiceMachine.provide({
        actors: {practiceQuestion: practiceQuestionWith(client())},
        actions: {
          notifyFailure: (_, {failure}) =>
            notify({tone: 'error', title: practiceText.failed, text: practiceFailures[failure]}),
        },
      }),
    [client],
  )
  const {_id: questionId, choices, isEssay} = question
  const actor = useActorRef(machine, {input: {questionId, choices: choices.length, isEssay}})
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  return <PracticeView state={state} send={send} question={question} />
}
