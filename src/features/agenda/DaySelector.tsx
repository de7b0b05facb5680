import {useActorRef, useSelector} from '@xstate/react'
import {memo, useEffect, useMemo} from 'react'
import {daySelectorMachine} from '../../../machines/agenda/daySelector.machine.ts'
import {goTo, setQuery} from '../../services/platform/url.ts'
import {useIsWide} from '../shell/useIsWide.ts'
import {DaySelectorView} from './DaySelectorView.tsx'

type Props = {readonly calendarDate: string; readonly today: string; readonly createdOn: string}

/** Opens a day's agenda from its start: the question of another day is not in it. */
function openDay(date: string, today: string): void {
  setQuery({date: date === today ? null : date, id: null, a: null, showComment: null})
  goTo('/agenda')
}

/** The days around the shown one, and the way to any other (F-032). */
export const DaySelector = memo(function DaySelector({calendarDate, today, createdOn}: Props) {
  const pageSize = useIsWide() ? 7 : 1
  const machine = useMemo(
    () => daySelectorMachine.provide({actions: {openDay: (_, {date}) => openDay(date, today)}}),
    [today],
  )
  const actor = useActorRef(machine, {input: {today, selected: calendarDate, createdOn, pageSize}})
  const state = useSelector(actor, (snapshot) => snapshot)
  useEffect(() => {
    const {selected, pageSize: size, today: day} = actor.getSnapshot().context
    if (selected !== calendarDate || size !== pageSize || day !== today) {
      actor.send({type: 'selection.changed', selected: calendarDate, today, pageSize})
    }
  }, [actor, calendarDate, pageSize, today])
  return <DaySelectorView state={state} send={actor.send} />
})
