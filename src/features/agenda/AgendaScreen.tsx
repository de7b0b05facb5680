import {useActorRef, useSelector} from '@xstate/react'
import {Suspense, useCallback, useEffect, useMemo, useState} from 'react'
import {css} from 'styled-system/css'
import {useLocation, useQueryParameter} from '../shell/useAddress.ts'
import type {DayAgenda} from '../../../domain/agenda/agenda.types.ts'
import {type OpenedDay, openedDay} from '../../../domain/agenda/openedDay.ts'
import {agendaPath} from '../../../domain/agenda/routes.ts'
import {calendarDateOf} from '../../../domain/shared/studyDay.ts'
import {agendaMachine} from '../../../machines/agenda/agenda.machine.ts'
import {shownAgenda, shownPlace} from '../../../machines/agenda/agenda.selectors.ts'
import type {AgendaInput} from '../../../machines/agenda/agenda.types.ts'
import {editingWindowMachine} from '../../../machines/agenda/editingWindow.machine.ts'
import type {SnapshotFrom} from 'xstate'
import {isEditableNow} from '../../../machines/agenda/editingWindow.selectors.ts'
import {timeZone} from '../../services/platform/device.ts'
import {useClock, useRoot} from '../root.ts'
import {useDayDrawn} from '../shell/useSplash.ts'
import {useBackgroundActors} from '../background.ts'
import {useCourseKind, useProfile, useStudentActors} from '../studentActors.ts'
import {AgendaView} from './AgendaView.tsx'
import {DayActivity} from './DayActivity.tsx'
import {type DayPanel, DayPanelContext} from './dayPanel.ts'
import {EditingWindowView} from './EditingWindowView.tsx'
import {importWhenIdle, lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {useFlow} from '../useFlow.ts'
import {createAgendaImplementations} from './agenda.implementations.ts'

/** Folded while something is studied: the day's first question does not wait for the other days and activities. */
const loadDays = () => import('./DaySelector.tsx')
const loadActivities = () => import('./DayTopBar.tsx')
const DaySelector = lazyNamed(loadDays, 'DaySelector')
const DayTopBar = lazyNamed(loadActivities, 'DayTopBar')
const MovedStudy = lazyNamed(() => import('./MovedStudy.tsx'), 'MovedStudy')

function useAgenda({path, calendarDate, course, namesExam}: AgendaInput) {
  const {client} = useStudentActors()
  const actor = useFlow(agendaMachine, {
    implementations: createAgendaImplementations({client}),
    input: () => ({path, calendarDate, course, namesExam}),
  })
  useEffect(() => {
    if (actor.getSnapshot().context.calendarDate !== calendarDate) actor.send({type: 'date.changed', calendarDate})
    const known = actor.getSnapshot().context
    if (known.path !== path || known.namesExam !== namesExam) actor.send({type: 'path.changed', path, namesExam})
  }, [actor, path, calendarDate, namesExam])
  return actor
}

type OpenDayProps = {
  readonly agenda: DayAgenda | null
  readonly actor: ReturnType<typeof useAgenda>
  readonly isFolded: boolean
}

function OpenDay({agenda, actor, isFolded}: OpenDayProps) {
  const {now} = useRoot()
  const dayRollover = useBackgroundActors()?.dayRollover
  const calendarDate = useSelector(actor, ({context}) => context.calendarDate)
  const window = useActorRef(editingWindowMachine, {input: {calendarDate, timeZone, openedAt: now()}})
  useClock(window)
  useEffect(() => {
    if (window.getSnapshot().context.calendarDate !== calendarDate)
      window.send({type: 'date.changed', calendarDate, now: now()})
  }, [window, calendarDate, now])
  useEffect(() => {
    dayRollover?.send({type: 'agenda.shown', date: calendarDate})
    return () => dayRollover?.send({type: 'agenda.shown', date: null})
  }, [calendarDate, dayRollover])
  const state = useSelector(actor, (snapshot) => snapshot)
  const windowState = useSelector(window, (snapshot) => snapshot)
  const [path] = useLocation()
  const place = shownPlace(state)
  // A mock exam has times of its own, which may go on after the day.
  const isMock = place?.show === 'exam' && place.route === 'simulado'
  const keptSearch = dateOnly(useQueryParameter('date'))
  // Questions and exams tell it themselves.
  useDayDrawn(!isStudied(state) || (place !== null && 'tab' in place && place.tab !== 'questao'))
  return (
    <>
      {agenda ? (
        <Suspense fallback={isFolded ? null : <div className={css({minHeight: '20'})} />}>
          {isFolded ? null : <DayTopBar agenda={agenda} path={path} search={keptSearch} />}
          {agenda.theoreticalStudy.length > 0 ? null : <MovedStudy key={calendarDate} calendarDate={calendarDate} />}
        </Suspense>
      ) : null}
      {agenda && !isMock ? <EditingWindowView state={windowState} /> : null}
      <AgendaView state={state} send={actor.send}>
        {agenda && place ? (
          <DayActivity agenda={agenda} place={place} search={keptSearch} isEditable={isEditableNow(windowState)} />
        ) : null}
      </AgendaView>
    </>
  )
}

/** Links between activities keep the day, not the question. */
function dateOnly(date: string | null): string {
  return date === null ? '' : `?date=${date}`
}

/** The day of the address, which a look at the clock does not change under the student. */
function useOpenedDay(path: string): string {
  const {now} = useRoot()
  const [before, storeDay] = useState<OpenedDay | null>(null)
  const day = openedDay({path, parameter: useQueryParameter('date')}, before, now(), timeZone)
  if (day !== before) storeDay(day)
  return day.calendarDate
}

/** An activity is on the screen, or on its way to it; nothing of the day stands above it. */
const isStudied = (state: SnapshotFrom<typeof agendaMachine>) =>
  state.hasTag('loading') || state.matches({open: 'showing'}) || state.matches({open: 'deciding'})

/** Folds when the student goes to another activity; stays while she turns the days over. */
function useDayPanel(path: string): DayPanel {
  const [isOpen, setOpen] = useState(false)
  const [before, setBefore] = useState(path)
  if (path !== before) {
    setBefore(path)
    // The address without an activity leads to the first one by itself.
    if (before !== agendaPath) setOpen(false)
  }
  const toggle = useCallback(() => {
    setOpen((was) => !was)
    scrollTo({top: 0})
  }, [])
  return useMemo(() => ({isOpen, toggle}), [isOpen, toggle])
}

/** The agenda of the address's day (spec 1§2). */
export function AgendaScreen() {
  const root = useRoot()
  const [path] = useLocation()
  const calendarDate = useOpenedDay(path)
  const {createdAt} = useProfile()
  const actor = useAgenda({path, calendarDate, course: useCourseKind(), namesExam: useQueryParameter('a') !== null})
  const agenda = useSelector(actor, shownAgenda)
  const today = calendarDateOf(root.now(), timeZone)
  const createdOn = calendarDateOf(Date.parse(createdAt), timeZone)
  const mayStudy = useSelector(actor, isStudied)
  const panel = useDayPanel(path)
  const isFolded = mayStudy && !panel.isOpen
  // They are there when the day is unfolded, with a network or without.
  useEffect(() => {
    for (const load of [loadDays, loadActivities]) void importWhenIdle<unknown>(load).catch(() => undefined)
  }, [])
  return (
    <DayPanelContext value={panel}>
      <div className={css({display: 'flex', flexDirection: 'column', gap: '4'})}>
        {isFolded ? null : (
          <div className={css({minHeight: '16'})}>
            <Suspense fallback={null}>
              <DaySelector calendarDate={calendarDate} today={today} createdOn={createdOn} />
            </Suspense>
          </div>
        )}
        <OpenDay agenda={agenda} actor={actor} isFolded={isFolded} />
      </div>
    </DayPanelContext>
  )
}
