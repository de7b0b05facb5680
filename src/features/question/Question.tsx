import {useSelector} from '@xstate/react'
import {type Ref, useEffect, useImperativeHandle} from 'react'
import {questionMachine} from '../../../machines/question/question.machine.ts'
import {answerKey} from '../../../machines/question/question.selectors.ts'
import type {QuestionEvent, QuestionInput} from '../../../machines/question/question.types.ts'
import {queryParameter} from '../../services/platform/url.ts'
import {marksOf} from '../../services/question/marks.ts'
import {countTime} from '../../services/question/timeInFront.ts'
import {useRoot} from '../root.ts'
import {type StudentActors, useStudentActors} from '../studentActors.ts'
import type {Activity} from './place.ts'
import {QuestionView} from './QuestionView.tsx'
import type {QuestionPlace} from './shown.ts'
import {useAdoptedMarks} from './useAdoptedMarks.ts'
import {useEditability} from './useEditability.ts'
import {useSyncStatus} from '../outbox/useWrites.ts'
import type {Send} from '../flow.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {createQuestionImplementations} from './question.implementations.ts'

type Props = QuestionPlace & {
  readonly activity: Activity
  readonly isEditable: boolean
  /** Lets the keyboard shortcuts reach the question on the screen. */
  readonly sendRef: Ref<Send<QuestionEvent>>
  readonly onAnswer: () => void
  /** Asks the server again for a question whose key another tab has fetched. */
  readonly onKeyMissing: () => void
}

function inputOf({question, activity, isEditable}: Props, {outbox}: StudentActors): QuestionInput {
  const entries = outbox.getSnapshot().context.entries
  const entry = entries.findLast(
    (candidate) =>
      candidate.operation === 'createOneAnswer' &&
      candidate.lane === activity.activity &&
      candidate.input.document === question._id,
  )
  const pending =
    entry?.operation === 'createOneAnswer'
      ? {key: entry.key, choosen: entry.input.choosen, isRefused: entry.refusal !== null}
      : null
  return {
    questionId: question._id,
    choices: question.choices.length,
    isEditable,
    draft: marksOf(question.scopedId, question.studentMarks),
    answered: question.studentAnswer?.choosen ?? null,
    pending,
    isCommentShown: queryParameter('showComment') === 'true',
  }
}

/** One question against the outbox, the address and the device's drafts. One instance serves one question. */
export function Question(props: Props) {
  const {question, isEditable, sendRef, onKeyMissing} = props
  const student = useStudentActors()
  const {now} = useRoot()
  useAdoptedMarks(question)
  const actor = useFlow(questionMachine, {
    id: `question ${question.scopedId}`,
    implementations: createQuestionImplementations({...student, ...props, now}),
    input: () => inputOf(props, student),
  })
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  const syncStatus = useSyncStatus(answerKey(state))
  useImperativeHandle(sendRef, () => send, [send])
  useEditability(actor, isEditable)
  useEffect(() => countTime(question._id), [question._id])

  const choosen = question.studentAnswer?.choosen
  useEffect(() => {
    if (choosen !== undefined && !actor.getSnapshot().matches('answered')) actor.send({type: 'answer.arrived', choosen})
  }, [actor, choosen])
  // An answer on its way that the outbox no longer holds was delivered by another tab.
  const isKeyMissing =
    choosen === undefined && (state.matches('answered') || (state.matches('saving') && syncStatus === 'saved'))
  useEffect(() => {
    if (isKeyMissing) onKeyMissing()
  }, [isKeyMissing, onKeyMissing])

  return <QuestionView {...props} state={state} send={send} syncStatus={syncStatus} />
}
