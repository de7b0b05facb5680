import {useSelector} from '@xstate/react'
import {practiceMachine} from '../../../../machines/study/practice.machine.ts'
import {useStudentActors} from '../../studentActors.ts'
import {PracticeView} from './PracticeView.tsx'
import type {ViewedQuestion} from './useContent.ts'
import {useSend} from '../../useSend.ts'
import {useFlow} from '../../useFlow.ts'
import {createPracticeImplementations} from './practice.implementations.ts'

/** A question to practise. One instance serves one question: give it a `key`. */
export function Practice({question}: {readonly question: ViewedQuestion}) {
  const {client} = useStudentActors()
  const {_id: questionId, choices, isEssay} = question
  const actor = useFlow(practiceMachine, {
    implementations: createPracticeImplementations({client}),
    input: () => ({questionId, choices: choices.length, isEssay}),
  })
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  return <PracticeView state={state} send={send} question={question} />
}
