import {useSelector} from '@xstate/react'
import {memo, useEffect} from 'react'
import {daySelectorMachine} from '../../../machines/agenda/daySelector.machine.ts'
import {useIsWide} from '../shell/useIsWide.ts'
import {DaySelectorView} from './DaySelectorView.tsx'
import {useFlow} from '../useFlow.ts'
import {createDaySelectorImplementations} from './daySelector.implementations.ts'

type Props = {readonly calendarDate: string; readonly today: string; readonly createdOn: string}

/** The days around the shown one, and the way to any other (F-032). */
export const DaySelector = memo(function DaySelector({calendarDate, today, createdOn}: Props) {
  const pageSize = useIsWide() ? 7 : 1
  const actor = useFlow(daySelectorMachine, {
    implementations: createDaySelectorImplementations({today}),
    input: () => ({today, selected: calendarDate, createdOn, pageSize}),
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  useEffect(() => {
    const {selected, pageSize: size, today: day} = actor.getSnapshot().context
    if (selected !== calendarDate || size !== pageSize || day !== today) {
      actor.send({type: 'selection.changed', selected: calendarDate, today, pageSize})
    }
  }, [actor, calendarDate, pageSize, today])
  return <DaySelectorView state={state} send={actor.send} />
})
