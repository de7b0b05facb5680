import {useActorRef, useSelector} from '@xstate/react'
import type {Client} from '@urql/core'
import {type ReactNode, useEffect, useMemo} from 'react'
import type {ActorRefFrom} from 'xstate'
import {noChoice} from '../../../domain/question/outcome.ts'
import {examModeMachine} from '../../../machines/question/examMode.machine.ts'
import {finishKey} from '../../../machines/question/examMode.selectors.ts'
import type {ExamModeInput} from '../../../machines/question/examMode.types.ts'
import {marksIn, readActivityDetails} from '../../services/question/details.actors.ts'
import {followPreChoices} from '../../services/question/live.ts'
import {marksOf} from '../../services/question/marks.ts'
import {examModePreference, onPreferences} from '../../services/question/preferences.ts'
import {questionText} from '../../text/question/question.ts'
import {notify} from '../../ui/status/notify.ts'
import {useRoot} from '../root.ts'
import {useStudentActors} from '../studentActors.ts'
import {ExamModeView} from './ExamModeView.tsx'
import {type Activity, markedIn} from './place.ts'
import {useSettledWrites, useTruth} from '../outbox/useWrites.ts'
import {useSend, withKeys} from '../useSend.ts'

export type ExamModeActor = ActorRefFrom<typeof examModeMachine>

/** What was picked and written in an activity's questions on this device, and not answered. */
export function draftsOf(ids: readonly string[], agendaId: string) {
  return marksIn(ids.map((questionId) => ({questionId, ...marksOf(`${agendaId}:${questionId}`)})))
}

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
  const {client, write} = useStudentActors()
  const machine = useMemo(() => {
    const lane = activity.activity
    const dateNow = () => new Date(now()).toISOString()
    return examModeMachine.provide({
      actions: {
        savePreference: ({self}, {isPreferred}) => {
          examModePreference.write(isPreferred)
          if (isPreferred) withKeys(self.send)({type: 'drafts.adopt', ...draftsOf(input.questionIds, lane)})
        },
        requestMark: (_, {questionId, choice, key, now: markedAt}) =>
          write(key, lane, {
            operation: 'createOrUpdateOnePreChoice',
            input: {
              question: questionId,
              selected: choice,
              ...markedIn(activity),
              dateNow: new Date(markedAt).toISOString(),
            },
          }),
        requestMarks: (_, {key, choices, essays}) => {
          const picks = Object.entries(choices).map(([question, selected]) => ({question, selected}))
          const texts = Object.entries(essays).map(([question, essay]) => ({question, selected: noChoice, essay}))
          write(key, lane, {
            operation: 'createManyPreChoices',
            input: {preChoices: [...picks, ...texts], ...markedIn(activity), dateNow: dateNow()},
          })
        },
        requestFinish: (_, {key, choices, essays}) => {
          const picks = Object.entries(choices).map(([document, choosen]) => ({document, choosen}))
          const texts = Object.entries(essays).map(([document, essay]) => ({document, choosen: noChoice, essay}))
          write(key, lane, {
            operation: 'createManyAnswer',
            input: {...activity, answers: [...picks, ...texts], dateNow: dateNow()},
          })
        },
        notifyRefused: () =>
          notify({tone: 'error', title: questionText.refusedManyTitle, text: questionText.refusedHint}),
      },
    })
  }, [now, write, activity, input.questionIds])
  const actor = useActorRef(machine, {input})
  useSettledWrites(actor)
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
    () => onPreferences(() => actor.send({type: 'preference.arrived', isPreferred: examModePreference.read()})),
    [actor],
  )
  return actor
}

type Props = {
  readonly actor: ExamModeActor
  readonly onOpen: (questionId: string) => void
  readonly isEndTold: boolean
  readonly children: ReactNode
}

/** The bar of 'Modo prova' around the questions. */
export function ExamMode({actor, onOpen, isEndTold, children}: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const send = useSend(actor.send)
  const truth = useTruth(finishKey(state))
  return (
    <ExamModeView state={state} send={send} truth={truth} onOpen={onOpen} isEndTold={isEndTold}>
      {children}
    </ExamModeView>
  )
}
