import {useState} from 'react'
import {css} from 'styled-system/css'
import {isRunning, isTimeOver} from '../../../machines/exam/mockExam.selectors.ts'
import {agendaText} from '../../text/agenda/agenda.ts'
import {mockText} from '../../text/exam/exam.ts'
import {examTimerText} from '../../text/exam/examTimer.ts'
import {Button} from '../../ui/action/Button.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {ActivityHead} from '../agenda/ActivityHead.tsx'
import {MockEnd} from './MockEnd.tsx'
import {MockRunning} from './MockRunning.tsx'
import {MockStart} from './MockStart.tsx'
import type {MockViewProps} from './mockView.types.ts'

/** What each state of a mock exam shows (F-070). */
export function MockExamView(props: MockViewProps) {
  const {state} = props
  // The focus follows the exam from one part to the next, but is not taken from whoever has just opened it.
  const [hasSeen, setHasSeen] = useState({start: false, running: false})
  const isOnStart = state.hasTag('startPage')
  const isOn = isRunning(state)
  if ((isOnStart && !hasSeen.start) || (isOn && !hasSeen.running)) {
    setHasSeen({start: hasSeen.start || isOnStart, running: hasSeen.running || isOn})
  }
  return (
    <>
      {hasSeen.running && isTimeOver(state) ? (
        <p role="alert" className="visuallyHidden">
          {examTimerText.said.over()}
        </p>
      ) : null}
      <Part {...props} hasSeen={hasSeen} />
    </>
  )
}

/** Before anything is known of the exam. */
const head = <ActivityHead kind={agendaText.title} title={mockText.kind} isOpen />

function Part({
  hasSeen,
  ...props
}: MockViewProps & {readonly hasSeen: {readonly start: boolean; readonly running: boolean}}) {
  const {state, send} = props
  if (state.matches('none'))
    return (
      <>
        {head}
        <EmptyState art="calendar" title={mockText.none} />
      </>
    )
  if (state.matches('failed')) {
    return (
      <>
        {head}
        <EmptyState
          art="offline"
          role="alert"
          title={mockText.failedTitle}
          actions={<Button onClick={() => send({type: 'activity.retry'})}>{mockText.tryAgain}</Button>}
        >
          {mockText.failedHint}
        </EmptyState>
      </>
    )
  }
  if (state.hasTag('startPage')) return <MockStart {...props} />
  if (state.matches('running')) return <MockRunning {...props} />
  if (state.hasTag('locked')) return <MockEnd {...props} takesFocus={hasSeen.running} />
  return (
    <div className={css({minHeight: '[70dvh]'})}>
      {head}
      <Skeleton shape="block" lines={1} label={mockText.loading} />
    </div>
  )
}
