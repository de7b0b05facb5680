import {useSelector} from '@xstate/react'
import {useEffect, useSyncExternalStore} from 'react'
import {timerMachine} from '../../../machines/exam/timer.machine.ts'
import type {ExamTimes} from '../../../domain/exam/timer.ts'
import {serverClock} from '../../services/platform/clock.ts'
import {onPreferences, timerHiddenPreference} from '../../services/question/preferences.ts'
import {useClock, useRoot} from '../root.ts'
import {ExamTimerView} from './ExamTimerView.tsx'
import {useFlow} from '../useFlow.ts'
import {createTimerImplementations} from './timer.implementations.ts'

type Props = ExamTimes & {
  /** Minutes granted to this student, 0 for none. */
  readonly extraTime: number
  /** The time is over by the server's clock; called again when a later end is over too. Must stay the same function. */
  readonly onOver?: () => void
}

const nothing = () => undefined

/** The timer of a mock exam. */
export function ExamTimer({startedAt, deadline, extraTime, onOver = nothing}: Props) {
  const {now, onTick} = useRoot()
  const isSure = useSyncExternalStore(onTick, serverClock.isSure)
  const actor = useFlow(timerMachine, {
    implementations: createTimerImplementations({onOver}),
    input: () => ({startedAt, deadline, now: now(), isHidden: timerHiddenPreference.read()}),
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  useClock(actor)
  useEffect(() => {
    const known = actor.getSnapshot().context
    if (known.startedAt !== startedAt || known.deadline !== deadline)
      actor.send({type: 'times.changed', startedAt, deadline})
  }, [actor, startedAt, deadline])
  useEffect(
    () =>
      onPreferences(() => {
        const isHidden = timerHiddenPreference.read()
        if (actor.getSnapshot().context.isHidden !== isHidden) actor.send({type: 'preference.arrived', isHidden})
      }),
    [actor],
  )
  return <ExamTimerView state={state} send={actor.send} extraTime={extraTime} isSure={isSure} />
}
