import {useSelector} from '@xstate/react'
import {type Ref, useEffect, useImperativeHandle, useLayoutEffect} from 'react'
import {essayGrades, type EssayGrade} from '../../../domain/question/essay.ts'
import {essayMachine} from '../../../machines/question/essay.machine.ts'
import {essayKey} from '../../../machines/question/essay.selectors.ts'
import type {EssayInput, PendingEssayWrite} from '../../../machines/question/essay.types.ts'
import type {QuestionEvent} from '../../../machines/question/question.types.ts'
import type {OutboxEntry} from '../../../machines/outbox/outbox.types.ts'
import {queryParameter} from '../../services/platform/url.ts'
import {marksOf} from '../../services/question/marks.ts'
import {useClock, useRoot} from '../root.ts'
import {type StudentActors, useStudentActors} from '../studentActors.ts'
import {EssayView} from './EssayView.tsx'
import type {Activity} from './place.ts'
import {heldUntilOf, isEssayRevealed, type QuestionPlace} from './shown.ts'
import {useEditability} from './useEditability.ts'
import {useSyncStatus} from '../outbox/useWrites.ts'
import type {Keyless, Send} from '../flow.ts'
import {useFlow} from '../useFlow.ts'
import {useSend, withKeys} from '../useSend.ts'
import {createEssayImplementations} from './essay.implementations.ts'
import {useAdoptedMarks} from './useAdoptedMarks.ts'

type Props = QuestionPlace & {
  readonly activity: Activity
  readonly isEditable: boolean
  /** In 'Modo prova' there is no key before the end. */
  readonly isExam?: boolean
  /** Hears every key, in 'Modo prova'. */
  readonly onText?: (essay: string) => void
  /** Lets the keyboard shortcuts reach the question on the screen. */
  readonly sendRef?: Ref<Send<QuestionEvent>>
  readonly onAnswer?: () => void
  /** Asks the server again for this question. */
  readonly onKeyMissing: () => void
}

type Held = PendingEssayWrite & {readonly essay: string | null; readonly grade: EssayGrade | null}

/** What became of a key that a mock exam held. The server tells of the time for a grade while it runs. */
const keyStateOf = (question: QuestionPlace['question']) => ({
  isHeld: heldUntilOf(question) !== null,
  isGradable: Boolean(question.gradeUntil),
})

const gradeOf = (choosen: number | undefined): EssayGrade | null =>
  choosen === essayGrades.right || choosen === essayGrades.wrong ? choosen : null

/** What the outbox holds of this essay in one entry. */
function heldIn(entry: OutboxEntry, questionId: string): Held | null {
  const {key, refusal} = entry
  const held = {key, isRefused: refusal !== null, essay: null, grade: null}
  if (entry.operation === 'createOrUpdateOnePreChoice' && entry.input.question === questionId) {
    return {...held, kind: 'save', essay: entry.input.essay ?? null}
  }
  if (entry.operation === 'revealEssay' && entry.input.question === questionId)
    return {...held, kind: 'reveal', essay: entry.input.essay}
  if (entry.operation === 'createOneAnswer' && entry.input.document === questionId) {
    return {...held, kind: 'grade', grade: gradeOf(entry.input.choosen)}
  }
  return null
}

function inputOf({question, activity, isEditable, isExam = false}: Props, {outbox}: StudentActors): EssayInput {
  const {entries} = outbox.getSnapshot().context
  const held = entries
    .filter(({lane}) => lane === activity.activity)
    .map((entry) => heldIn(entry, question._id))
    .findLast((one) => one !== null)
  const sent = held && !held.isRefused ? held.essay : null
  const saved = sent ?? question.studentEssay?.essay ?? null
  const isRevealed = !isExam && (isEssayRevealed(question) || held?.kind === 'grade')
  const isFixed = isRevealed || held?.kind === 'reveal'
  const draft = marksOf(question.scopedId, question.studentMarks).essay
  return {
    text: (isFixed ? (saved ?? draft) : (draft ?? saved)) ?? '',
    saved,
    isRevealed,
    ...keyStateOf(question),
    grade: gradeOf(question.studentAnswer?.choosen) ?? (held && !held.isRefused ? held.grade : null),
    pending:
      held && gradeOf(question.studentAnswer?.choosen) === null
        ? {kind: held.kind, key: held.key, isRefused: held.isRefused}
        : null,
    isEditable,
    isExam,
    isCommentShown: queryParameter('showComment') === 'true',
  }
}

type Actor = ReturnType<typeof useConnectedActor>

function useConnectedActor(props: Props) {
  const student = useStudentActors()
  const {now} = useRoot()
  const {question, activity, onText, onAnswer} = props
  useAdoptedMarks(question)
  const actor = useFlow(essayMachine, {
    id: `essay ${question.scopedId}`,
    implementations: createEssayImplementations({...student, now, question, activity, onText, onAnswer}),
    input: () => inputOf(props, student),
  })
  useClock(actor)
  return actor
}

/** What is not saved yet is handed to the outbox when the student goes elsewhere. */
function useSaveOnLeaving(actor: Actor): void {
  // The layout's cleanup runs while the actor still lives.
  useLayoutEffect(() => {
    const keep = () => withKeys(actor.send)({type: 'text.keep'})
    const onHidden = () => {
      if (document.hidden) keep()
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      keep()
    }
  }, [actor])
}

/** Tells the chart what the server has, as it comes: from here, another tab or another device. */
function useServersWord(actor: Actor, {question, isEditable, isExam = false}: Props): void {
  useEditability(actor, isEditable)
  const grade = gradeOf(question.studentAnswer?.choosen)
  useEffect(() => {
    if (grade !== null && !actor.getSnapshot().matches('graded')) actor.send({type: 'grade.arrived', grade})
  }, [actor, grade])
  const {isHeld, isGradable} = keyStateOf(question)
  useEffect(() => {
    const {context} = actor.getSnapshot()
    if (context.isHeld !== isHeld || context.isGradable !== isGradable)
      actor.send({type: 'key.told', isHeld, isGradable})
  }, [actor, isHeld, isGradable])
  const essay = question.studentEssay?.essay
  const isRevealed = !isExam && isEssayRevealed(question)
  useEffect(() => {
    if (essay !== undefined) actor.send({type: 'essay.arrived', essay, isRevealed})
  }, [actor, essay, isRevealed])
}

/** One essay question against the outbox, the address and the device's drafts. One instance serves one question. */
export function Essay(props: Props) {
  const {question, sendRef, onKeyMissing} = props
  const actor = useConnectedActor(props)
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  const syncStatus = useSyncStatus(essayKey(state))
  useSaveOnLeaving(actor)
  useServersWord(actor, props)
  useImperativeHandle(
    sendRef,
    () => (event: Keyless<QuestionEvent>) => event.type === 'comment.toggle' && actor.send(event),
    [actor],
  )
  const goneKey = syncStatus === 'saved' ? essayKey(state) : null
  useEffect(() => {
    if (goneKey === null) return
    actor.send({type: 'write.gone', key: goneKey})
    onKeyMissing()
  }, [actor, goneKey, onKeyMissing])
  const isUnknown =
    (state.hasTag('keyKnown') && !question.answer) ||
    (state.matches({writing: 'saved'}) && question.studentEssay?.essay !== state.context.saved)
  useEffect(() => {
    if (isUnknown) onKeyMissing()
  }, [isUnknown, onKeyMissing])

  const {number, total, note, takesFocus} = props
  return (
    <EssayView
      state={state}
      send={send}
      question={question}
      number={number}
      total={total}
      syncStatus={syncStatus}
      note={note}
      takesFocus={takesFocus}
    />
  )
}
