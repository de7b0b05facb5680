import {useSelector} from '@xstate/react'
import type {Client} from '@urql/core'
import {type ReactNode, use, useCallback, useEffect} from 'react'
import type {ActorRefFrom} from 'xstate'
import {noChoice} from '../../../domain/question/outcome.ts'
import {examModeMachine} from '../../../machines/question/examMode.machine.ts'
import {finishKey} from '../../../machines/question/examMode.selectors.ts'
import type {ExamModeInput} from '../../../machines/question/examMode.types.ts'
import {readActivityDetails} from '../../services/question/details.actors.ts'
import {followPreChoices} from '../../services/question/livePreChoices.ts'
import {examModePreference, onPreferences} from '../../services/question/preferences.ts'
import {ActivityFrameContext} from '../agenda/activityFrame.ts'
import {useRoot} from '../root.ts'
import {useStudentActors} from '../studentActors.ts'
import {ExamModeView} from './ExamModeView.tsx'
import type {Activity} from './place.ts'
import {useSyncStatus} from '../outbox/useWrites.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {createExamModeImplementations} from './examMode.implementations.ts'

export type ExamModeActor = ActorRefFrom<typeof examModeMachine>

/** Marks of another tab or device, as they are made. An essay that is written here too stays as it is here. */
const follow = (actor: ExamModeActor, client: () => Client, activity: string) =>
  followPreChoices(client(), activity, ({questionId, selected, essay, dateNow}) => {
    const known = actor.getSnapshot().context
    if (!known.questionIds.includes(questionId)) return
    if (essay && known.essays[questionId] === undefined) actor.send({type: 'essay.write', questionId, essay})
    if (!essay && (known.choices[questionId] ?? noChoice) !== selected)
      actor.send({type: 'choice.arrived', questionId, choice: selected, markedAt: Date.parse(dateNow)})
  })

/** Runs 'Modo prova' of one activity against the outbox and the remembered preference. */
export function useExamMode(input: ExamModeInput, activity: Activity): ExamModeActor {
  const {now} = useRoot()
  const student = useStudentActors()
  const {client} = student
  const isChosen = use(ActivityFrameContext).exam !== undefined
  const actor = useFlow(examModeMachine, {
    id: `examMode ${activity.activity}`,
    implementations: createExamModeImplementations({...student, now, ...input, activity, isChosen}),
    input: () => input,
  })
  useEffect(() => follow(actor, client, activity.activity), [actor, client, activity])
  useEffect(() => {
    let isGone = false
    void readActivityDetails(client(), activity.activity).then((details) => {
      if (details && !isGone) actor.send({type: 'details.arrived', ...details})
    })
    return () => {
      isGone = true
    }
  }, [actor, client, activity])
  useEffect(
    () =>
      isChosen
        ? undefined
        : onPreferences(() => actor.send({type: 'preference.arrived', isPreferred: examModePreference.read()})),
    [actor, isChosen],
  )
  return actor
}

type Props = {
  readonly actor: ExamModeActor
  readonly onOpen: (questionId: string) => void
  readonly isEndTold: boolean
  readonly tools: ReactNode
  readonly children: ReactNode
}

/** The bar of 'Modo prova' around the questions. */
export function ExamMode({actor, ...rest}: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const send = useSend(actor.send)
  const syncStatus = useSyncStatus(finishKey(state))
  const {exam} = use(ActivityFrameContext)
  const onOver = useCallback(() => send({type: 'time.ended'}), [send])
  const timer = state.hasTag('withoutFeedback') ? exam?.timer?.(onOver) : null
  return <ExamModeView {...rest} state={state} send={send} syncStatus={syncStatus} timer={timer} />
}
