import {useSelector} from '@xstate/react'
import {type ReactNode, useEffect, useLayoutEffect, useState} from 'react'
import {isEditable} from '../../../domain/agenda/editingWindow.ts'
import type {ExamSource} from '../../../domain/exam/exam.types.ts'
import {mockExamMachine} from '../../../machines/exam/mockExam.machine.ts'
import {shownMock} from '../../../machines/exam/mockExam.selectors.ts'
import {refreshDayAtEnd} from '../../services/exam/dayExam.actors.ts'
import {mockMarkOf} from '../../services/exam/mockExam.actors.ts'
import {questionsFragment} from '../../services/exam/runningExam.ts'
import {serverClock} from '../../services/platform/clock.ts'
import {timeZone} from '../../services/platform/device.ts'
import {currentFragment, setQuery} from '../../services/platform/url.ts'
import {followPreChoices} from '../../services/question/livePreChoices.ts'
import {brand} from '../../text/shared/brand.ts'
import {mockText, mockTitle} from '../../text/exam/exam.ts'
import {useClock, useRoot} from '../root.ts'
import {useDayDrawn} from '../shell/useSplash.ts'
import {useStudentActors} from '../studentActors.ts'
import {MockExamView} from './MockExamView.tsx'
import {useMockParts} from './MockParts.tsx'
import type {MockExamActor} from './mockView.types.ts'
import {useOtherKind} from './useOtherKind.ts'
import {useRunningExam} from './useRunningExam.ts'
import {useFlow} from '../useFlow.ts'
import {useSend, withKeys} from '../useSend.ts'
import {createMockExamImplementations} from './mockExam.implementations.ts'

type MockExamProps = {
  readonly source: ExamSource
  readonly isExtra: boolean
  /** The day it stands on: it can be started on that day, and until 4 a.m. of the next one. */
  readonly calendarDate: string
  /** Stands where there is no such mock exam, instead of the agenda's words. */
  readonly none?: ReactNode
  /** Why it stands on its day, until it starts. */
  readonly why?: ReactNode
}

/** A start that waits for the network does not happen after the student has gone elsewhere. */
function useNoStartBehindTheBack(actor: MockExamActor): void {
  useLayoutEffect(() => () => actor.send({type: 'start.cancel'}), [actor])
}

/**
 * The end that nobody pressed, when the page is sure of the time: a clock that is a day ahead after a reload without
 * network would end an exam that goes on.
 */
function useEndByTime(actor: MockExamActor): void {
  const {onTick} = useRoot()
  useEffect(
    () =>
      onTick(() => {
        if (actor.getSnapshot().matches('expired') && serverClock.isSure()) withKeys(actor.send)({type: 'finish.send'})
      }),
    [actor, onTick],
  )
}

/** What was marked in other tabs and on other devices, as it is marked. */
function useArrivingMarks(actor: MockExamActor, activityId: string | null): void {
  const {client} = useStudentActors()
  useEffect(() => {
    if (activityId === null) return undefined
    return followPreChoices(client(), activityId, (choice) =>
      actor.send({type: 'marks.arrived', marks: [mockMarkOf(choice)]}),
    )
  }, [actor, client, activityId])
}

/** The outbox cannot send. */
function useIsStuck(): boolean {
  const {outbox} = useStudentActors()
  return useSelector(
    outbox,
    (state) => state.matches('offline') || state.matches('backingOff') || state.matches('awaitingLogin'),
  )
}

/** How many marks of the exam the server did not take. */
function useRefusedCount(lane: string): number {
  const {outbox, uid} = useStudentActors()
  return useSelector(
    outbox,
    ({context}) =>
      context.entries.filter((entry) => entry.lane === lane && entry.owner === uid && entry.refusal !== null).length,
  )
}

const openQuestion = (questionId: string) => setQuery({id: questionId, showComment: null})

/** The circle of the day shows that its mock exam is done; the other kinds tell by themselves. */
function useDayAtEnd(calendarDate: string, isExtra: boolean): void {
  const {client} = useStudentActors()
  useEffect(() => (isExtra ? undefined : refreshDayAtEnd(client(), calendarDate)), [client, calendarDate, isExtra])
}

/** Names the window before the first question and after the end. */
function useWindowTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${brand.name}`
  }, [title])
}

/** A mock exam from its start page to its result (F-070; spec 2§4), against the outbox, the clock and the server. */
export function MockExam({source, isExtra, calendarDate, none, why}: MockExamProps) {
  const {now} = useRoot()
  const isToday = isEditable(calendarDate, now(), timeZone)
  const actor = useFlow(mockExamMachine, {
    id: `mockExam ${source.kind === 'template' ? source.template : source.id}`,
    implementations: createMockExamImplementations({...useStudentActors(), now, source}),
    input: () => ({isToday, now: now()}),
  })
  const send = useSend(actor.send)
  useClock(actor)
  useEndByTime(actor)
  useNoStartBehindTheBack(actor)
  const state = useSelector(actor, (snapshot) => snapshot)
  const activity = shownMock(state)
  const activityId = activity?.id ?? null
  const isNamed = state.hasTag('startPage') || state.hasTag('locked')
  // Questions tell it themselves.
  useDayDrawn(isNamed || state.matches('none') || state.matches('failed'))
  useWindowTitle(isNamed ? (activity ? mockTitle(activity) : mockText.kind) : null)
  useArrivingMarks(actor, activityId)
  useRunningExam(state)
  useDayAtEnd(calendarDate, isExtra)
  useOtherKind(source.kind === 'activity' && !isExtra && state.matches('none') ? source.id : null)
  useEffect(() => actor.send({type: 'day.changed', isToday}), [actor, isToday])
  const isStuck = useIsStuck()
  const refused = useRefusedCount(activityId ?? '')
  // Opened by 'Voltar ao simulado', which the question replaces.
  const [isReturn] = useState(() => currentFragment() === questionsFragment)
  const parts = useMockParts({state, actor, isReturn})
  if (none !== undefined && state.matches('none')) return none
  return (
    <MockExamView
      state={state}
      send={send}
      isStuck={isStuck}
      refused={refused}
      now={now}
      onOpen={openQuestion}
      parts={{...parts, why}}
    />
  )
}
