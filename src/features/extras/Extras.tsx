import {useSelector} from '@xstate/react'
import {useCallback, useEffect} from 'react'
import {requestedDate} from '../../../domain/agenda/date.ts'
import {kindOfWizard, wizardAt} from '../../../domain/extras/tileWays.ts'
import type {Extra, ExtraKind} from '../../../domain/extras/extra.types.ts'
import {extrasPath} from '../../../domain/extras/routes.ts'
import {calendarDateOf} from '../../../domain/shared/studyDay.ts'
import {extrasMachine} from '../../../machines/extras/extras.machine.ts'
import {creatingKind, isDayOpen, shownDate, shownTiles} from '../../../machines/extras/extras.selectors.ts'
import {timeZone} from '../../services/platform/device.ts'
import {setQuery} from '../../services/platform/url.ts'
import {extrasText} from '../../text/extras/extras.ts'
import {usePageTitle} from '../access/usePageTitle.ts'
import {useClock, useRoot} from '../root.ts'
import {useQueryParameter} from '../shell/useAddress.ts'
import {useNetworkReturned} from '../shell/useNetworkReturned.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {Creation} from './Creation.tsx'
import {ExtraActivity} from './ExtraActivity.tsx'
import {createExtrasImplementations} from './extras.implementations.ts'
import {ExtrasView} from './ExtrasView.tsx'
import {useDay} from './useDay.ts'

function useExtras(calendarDate: string) {
  const {now} = useRoot()
  const {client} = useStudentActors()
  const actor = useFlow(extrasMachine, {
    implementations: createExtrasImplementations({client}),
    input: () => ({calendarDate, timeZone, now: now()}),
  })
  useClock(actor)
  useNetworkReturned(actor, 'network.returned')
  useEffect(() => actor.send({type: 'date.changed', calendarDate, now: now()}), [actor, calendarDate, now])
  return actor
}

/** What is being created: by the wizard that the address names, if its tile is open, or by one click. */
function Creating({actor}: {readonly actor: ReturnType<typeof useExtras>}) {
  const wanted = wizardAt(useQueryParameter('criar'))
  const tiles = useSelector(actor, shownTiles)
  const clicked = useSelector(actor, creatingKind)
  const wizard =
    wanted !== null && tiles.some(({kind, state}) => kind === kindOfWizard[wanted] && state === 'open') ? wanted : null
  const close = useCallback(() => {
    actor.send({type: 'creation.close'})
    setQuery({criar: null}, {replace: true})
  }, [actor])
  const created = useCallback((id: string, kind: ExtraKind) => actor.send({type: 'extra.created', id, kind}), [actor])
  const kind = clicked ?? wizard
  return kind === null ? null : <Creation kind={kind} onClose={close} onCreated={created} />
}

/** `/atividades-extras`: the extra activities of the address's day (spec 1§2). */
export function Extras() {
  const {now} = useRoot()
  const date = useQueryParameter('date')
  const calendarDate = useDay(date)
  const actor = useExtras(calendarDate)
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  usePageTitle(extrasText.title)
  const rowOf = (extra: Extra) => (
    <ExtraActivity key={extra.id} extra={extra} calendarDate={shownDate(state)} isEditable={isDayOpen(state)} />
  )
  const today = calendarDateOf(now(), timeZone)
  const todayHref = requestedDate(null, now(), timeZone) === today ? extrasPath : `${extrasPath}?date=${today}`
  return (
    <>
      <ExtrasView state={state} send={send} date={date} todayHref={todayHref} rowOf={rowOf} />
      <Creating actor={actor} />
    </>
  )
}
