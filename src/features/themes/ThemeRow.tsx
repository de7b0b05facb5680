import {useSelector} from '@xstate/react'
import {memo, useEffect, useMemo} from 'react'
import type {ActorRefFrom, EventFrom} from 'xstate'
import type {Theme} from '../../../domain/themes/theme.ts'
import {themeMachine} from '../../../machines/themes/theme.machine.ts'
import {themeWriteKey} from '../../../machines/themes/theme.selectors.ts'
import type {ThemeInput} from '../../../machines/themes/theme.types.ts'
import {themeExtraMachine} from '../../../machines/themes/themeExtra.machine.ts'
import {wishedLesson} from '../../../machines/themes/themeExtra.selectors.ts'
import type {Send} from '../flow.ts'
import {useSyncStatus} from '../outbox/useWrites.ts'
import {useRoot} from '../root.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {createThemeImplementations} from './theme.implementations.ts'
import {ThemeExtraView} from './ThemeExtraView.tsx'
import {ThemeRowView} from './ThemeRowView.tsx'

type ExtraActor = ActorRefFrom<typeof themeExtraMachine>

type Props = {
  readonly theme: Theme
  /** A finish of this theme that waits in the outbox. */
  readonly pending: ThemeInput['pending']
  readonly extra: ExtraActor
  /** Extras of this theme may be made. */
  readonly isOffered: boolean
}

const nothing = themeExtraMachine.resolveState({
  value: {resting: 'idle'},
  context: {wish: null, made: null, failed: null},
})

/** What can be made for the theme; wishes of other themes do not draw it again. */
function ThemeExtra({theme, extra}: Pick<Props, 'theme' | 'extra'>) {
  const state = useSelector(extra, (snapshot) => (wishedLesson(snapshot) === theme.lessonId ? snapshot : nothing))
  const send = useSend(extra.send)
  return <ThemeExtraView theme={theme} state={state} send={send} />
}

function useTheme({theme: {lessonId, enableAfter, finishedAt}, pending}: Props) {
  const student = useStudentActors()
  const {now, onTick} = useRoot()
  const actor = useFlow(themeMachine, {
    id: `theme ${lessonId}`,
    implementations: createThemeImplementations({...student, lessonId}),
    input: () => ({enableAfter, finishedAt, now: now(), pending}),
  })
  useEffect(() => actor.send({type: 'theme.arrived', enableAfter, finishedAt}), [actor, enableAfter, finishedAt])
  // Only a locked theme waits for a time; of hundreds each second would draw all.
  const isLocked = useSelector(actor, (state) => state.matches('locked'))
  useEffect(() => {
    if (!isLocked) return undefined
    return onTick((at) => {
      if (at > enableAfter) actor.send({type: 'clock.ticked', now: at})
    })
  }, [actor, isLocked, enableAfter, onTick])
  const keyed = useSend(actor.send)
  const send = useMemo(
    (): Send<EventFrom<typeof themeMachine>> => (event) => {
      // The date of the finish is that of the question.
      if (event.type === 'finish.ask') actor.send({type: 'clock.ticked', now: now()})
      keyed(event)
    },
    [actor, keyed, now],
  )
  return {actor, send}
}

/** A theme of the list against the outbox. */
export const ThemeRow = memo(function ThemeRow(props: Props) {
  const {theme, extra, isOffered} = props
  const {actor, send} = useTheme(props)
  const state = useSelector(actor, (snapshot) => snapshot)
  const syncStatus = useSyncStatus(themeWriteKey(state))
  return (
    <ThemeRowView
      theme={theme}
      state={state}
      send={send}
      syncStatus={syncStatus}
      extras={isOffered ? <ThemeExtra theme={theme} extra={extra} /> : null}
    />
  )
})
