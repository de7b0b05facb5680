import {useEffect} from 'react'
import type {SnapshotFrom} from 'xstate'
import type {mockExamMachine} from '../../../machines/exam/mockExam.machine.ts'
import {isRunning, shownMock} from '../../../machines/exam/mockExam.selectors.ts'
import {forgetRunningExam, keepRunningExam, mockAddress} from '../../services/exam/runningExam.ts'
import {queryParameter, setQuery} from '../../services/platform/url.ts'

/** Tells the product that an exam runs, so that nothing interrupts it (D-06) and every screen leads back to it. */
export function useRunningExam(state: SnapshotFrom<typeof mockExamMachine>): void {
  const activity = shownMock(state)
  const isOn = isRunning(state)
  const isOver = state.matches('finished')
  useEffect(() => {
    if (activity === null) return
    const {id, title, deadline} = activity
    if (isOn && deadline !== null) keepRunningExam({id, title, address: mockAddress(activity), endsAt: deadline})
    if (isOver) forgetRunningExam(id)
  }, [activity, isOn, isOver])
  const calendarDate = activity?.calendarDate ?? null
  useEffect(() => {
    // From 4 a.m. on an address without a date means the next day, on which this exam is not.
    if (isOn && calendarDate !== null && queryParameter('date') === null)
      setQuery({date: calendarDate}, {replace: true})
  }, [isOn, calendarDate])
}
