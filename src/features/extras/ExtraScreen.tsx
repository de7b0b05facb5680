import {useActorRef, useSelector} from '@xstate/react'
import {useEffect, useMemo} from 'react'
import type {EditingWindow} from '../../../domain/agenda/editingWindow.ts'
import {requestedDate} from '../../../domain/agenda/date.ts'
import {backPathOf, extraKindAt, extrasPath, type ExtraPlace} from '../../../domain/extras/routes.ts'
import {calendarDateOf} from '../../../domain/shared/studyDay.ts'
import {editingWindowMachine} from '../../../machines/agenda/editingWindow.machine.ts'
import {extraScreenMachine} from '../../../machines/extras/extraScreen.machine.ts'
import {shownExtraPlace} from '../../../machines/extras/extraScreen.selectors.ts'
import {timeZone} from '../../services/platform/device.ts'
import {extraNames, extrasText, extraSuffix} from '../../text/extras/extras.ts'
import {usePageTitle} from '../access/usePageTitle.ts'
import {useClock, useRoot} from '../root.ts'
import {useLocation, useQueryParameter} from '../shell/useAddress.ts'
import {useNetworkReturned} from '../shell/useNetworkReturned.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {createExtraScreenImplementations} from './extraScreen.implementations.ts'
import {ExtraPart} from './ExtraPart.tsx'
import {ExtraScreenView} from './ExtraScreenView.tsx'
import {useDay} from './useDay.ts'

function useExtraScreen(calendarDate: string) {
  const {client} = useStudentActors()
  const [path] = useLocation()
  const named = useQueryParameter('a')
  const actor = useFlow(extraScreenMachine, {
    implementations: createExtraScreenImplementations({client}),
    input: () => ({path, named, calendarDate}),
  })
  useNetworkReturned(actor, 'network.returned')
  useEffect(() => {
    const known = actor.getSnapshot().context
    if (known.path !== path || known.named !== named || known.calendarDate !== calendarDate)
      actor.send({type: 'address.changed', path, named, calendarDate})
  }, [actor, path, named, calendarDate])
  return actor
}

/** How the day of the address may be answered, by the ticker. */
function useWindow(calendarDate: string): EditingWindow {
  const {now} = useRoot()
  const actor = useActorRef(editingWindowMachine, {input: {calendarDate, timeZone, openedAt: now()}})
  useClock(actor)
  useEffect(() => {
    if (actor.getSnapshot().context.calendarDate !== calendarDate)
      actor.send({type: 'date.changed', calendarDate, now: now()})
  }, [actor, calendarDate, now])
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.matches('readOnly')) return 'closed'
  return state.matches({editable: 'afterMidnight'}) ? 'afterMidnight' : 'onItsDay'
}

/** The query that the tabs of an extra keep: its day, itself, and where the student came from. */
function searchOf(place: ExtraPlace | null, calendarDate: string, from: string | null): string {
  const query = new URLSearchParams({date: calendarDate})
  if (place && 'extra' in place) query.set('a', place.extra.id)
  if (from !== null) query.set('de', from)
  return `?${query.toString()}`
}

/** `/atividades-extras/{kind}`: one extra activity (spec 1§2, 2§2). */
export function ExtraScreen() {
  const {now} = useRoot()
  const [path] = useLocation()
  const from = useQueryParameter('de')
  const parameter = useQueryParameter('date')
  const calendarDate = useDay(parameter)
  const actor = useExtraScreen(calendarDate)
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  const window = useWindow(calendarDate)
  const place = shownExtraPlace(state)
  const kind = extraKindAt(path)
  usePageTitle(kind === null ? extrasText.title : `${extraNames[kind]}${extraSuffix}`)
  const backPath = backPathOf(from)
  const back = useMemo(
    () =>
      backPath === extrasPath
        ? {href: parameter === null ? extrasPath : `${extrasPath}?date=${calendarDate}`, label: extrasText.backToExtras}
        : {href: backPath, label: extrasText.backToThemes},
    [backPath, parameter, calendarDate],
  )
  const today = calendarDateOf(now(), timeZone)
  const todayHref = requestedDate(null, now(), timeZone) === today ? extrasPath : `${extrasPath}?date=${today}`
  // A mock exam has times of its own, which may go on after the day.
  const isMock = place?.show === 'exam' && place.route === 'simulado'
  return (
    <ExtraScreenView state={state} send={send} window={isMock ? null : window} todayHref={todayHref} back={back}>
      {place === null ? null : (
        <ExtraPart
          place={place}
          calendarDate={calendarDate}
          search={searchOf(place, calendarDate, from)}
          back={back}
          isEditable={window !== 'closed'}
        />
      )}
    </ExtraScreenView>
  )
}
