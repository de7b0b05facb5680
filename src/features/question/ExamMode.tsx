import {useActorRef, useSelector} from '@xstate/react'
import {type ReactNode, useEffect, useMemo} from 'react'
import type {ActorRefFrom} from 'xstate'
import {examModeMachine} from '../../../machines/question/examMode.machine.ts'
import {finishKey} from '../../../machines/question/examMode.selectors.ts'
import type {ExamModeInput} from '../../../machines/question/examMode.types.ts'
import {randomId} from '../../services/platform/device.ts'
import {followPreChoices} from '../../services/question/live.ts'
import {examModePreference} from '../../services/question/preferences.ts'
import {questionText} from '../../text/question.ts'
import {notify} from '../../ui/notify.ts'
import {useRoot} from '../root.ts'
import {useStudentActors} from '../studentActors.ts'
import {ExamModeView} from './ExamModeView.tsx'
import type {Activity} from './Question.tsx'
import {useSettledWrites, useTruth} from './usePending.ts'

export type ExamModeActor = ActorRefFrom<typeof examModeMachine>

/** Runs 'Modo prova' of one activity against the outbox and the remembered preference. */
export function useExamMode(input: ExamModeInput, activity: Activity): ExamModeActor {
  const {now} = useRoot()
  const {client, write} = useStudentActors()
  const machine = useMemo(() => {
    const lane = activity.activity
    const dateNow = () => new Date(now()).toISOString()
    return examModeMachine.provide({
      actions: {
        savePreference: (_, {isPreferred}) => examModePreference.write(isPreferred),
        requestMark: (_, {questionId, choice, key}) =>
          write(key, lane, {
            operation: 'createOrUpdateOnePreChoice',
            input: {question: questionId, selected: choice, agenda: lane, dateNow: dateNow()},
          }),
        requestFinish: (_, {key, choices}) => {
          const answers = Object.entries(choices).map(([document, choosen]) => ({document, choosen}))
          write(key, lane, {operation: 'createManyAnswer', input: {...activity, type: 'question', answers, dateNow: dateNow()}})
        },
        notifyRefused: () => notify({tone: 'error', title: questionText.refusedManyTitle, text: questionText.refusedHint}),
        notifyFinished: () =>
          write(`finish-${lane}`, lane, {
            operation: 'finishAgendaActivityContent',
            input: {theoreticalType: activity.theoreticalType, lessonId: null, calendarDate: activity.calendarDate, dateNow: dateNow()},
          }),
      },
    })
  }, [now, write, activity])
  const actor = useActorRef(machine, {input})
  useSettledWrites(actor)
  useEffect(
    () =>
      followPreChoices(client(), ({questionId, selected}) => {
        const known = actor.getSnapshot().context
        if (known.questionIds.includes(questionId) && known.choices[questionId] !== selected) {
          actor.send({type: 'choice.arrived', questionId, choice: selected})
        }
      }),
    [actor, client],
  )
  return actor
}

/** The bar of 'Modo prova' around the questions. */
export function ExamMode({actor, children}: {readonly actor: ExamModeActor; readonly children: ReactNode}) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const truth = useTruth(finishKey(state))
  return <ExamModeView state={state} send={actor.send} truth={truth} newKey={randomId}>{children}</ExamModeView>
}
