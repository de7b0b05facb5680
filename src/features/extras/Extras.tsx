import {useSelector} from '@xstate/react'
import {Suspense, useCallback, useEffect} from 'react'
import {css} from 'styled-system/css'
import {requestedDate} from '../../../domain/agenda/date.ts'
import type {Extra} from '../../../domain/extras/extra.types.ts'
import {extrasPath} from '../../../domain/extras/routes.ts'
import {extraKindOf, wizardAt} from '../../../domain/extras/tileWays.ts'
import {calendarDateOf} from '../../../domain/shared/studyDay.ts'
import {extrasMachine} from '../../../machines/extras/extras.machine.ts'
import {isDayOpen, shownDate, shownTiles} from '../../../machines/extras/extras.selectors.ts'
import {timeZone} from '../../services/platform/device.ts'
import {setQuery} from '../../services/platform/url.ts'
import {extrasText} from '../../text/extras/extras.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {usePageTitle} from '../access/usePageTitle.ts'
import {useClock, useRoot} from '../root.ts'
import {useQueryParameter} from '../shell/useAddress.ts'
import {useNetworkReturned} from '../shell/useNetworkReturned.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {ExtraActivity} from './ExtraActivity.tsx'
import {createExtrasImplementations} from './extras.implementations.ts'
import {ExtrasView} from './ExtrasView.tsx'
import type {PressKind} from './Tiles.tsx'
import {useDay} from './useDay.ts'
import type {OnCreated} from './wizards/creationEffects.ts'

const Creation = lazyNamed(() => import('./wizards/Creation.tsx'), 'Creation')
const OneClick = lazyNamed(() => import('./wizards/OneClick.tsx'), 'OneClick')

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

type Actor = ReturnType<typeof useExtras>

/** Opens what a wizard or one press has made. */
function useCreated(actor: Actor): OnCreated {
  return useCallback(
    ({id, kind, calendarDate}) => actor.send({type: 'extra.created', id, kind: extraKindOf(kind), calendarDate}),
    [actor],
  )
}

const close = () => setQuery({criar: null}, {replace: true})

/** The wizard that the address names, if its tile is open. */
function Creating({actor}: {readonly actor: Actor}) {
  const wanted = wizardAt(useQueryParameter('criar'))
  const state = useSelector(actor, (snapshot) => snapshot)
  const onCreated = useCreated(actor)
  if (wanted === null) return null
  const isOpen = shownTiles(state).some((tile) => tile.kind === extraKindOf(wanted) && tile.state === 'open')
  return isOpen ? (
    <Suspense fallback={null}>
      <Creation kind={wanted} calendarDate={shownDate(state)} onClose={close} onCreated={onCreated} />
    </Suspense>
  ) : null
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
  const onCreated = useCreated(actor)
  const buttonOf = (kind: PressKind) => (
    <Suspense fallback={<span className={css({minHeight: 'touch'})} />}>
      <OneClick what={{kind}} calendarDate={shownDate(state)} onCreated={onCreated} />
    </Suspense>
  )
  const today = calendarDateOf(now(), timeZone)
  const todayHref = requestedDate(null, now(), timeZone) === today ? extrasPath : `${extrasPath}?date=${today}`
  return (
    <>
      <ExtrasView state={state} send={send} date={date} todayHref={todayHref} rowOf={rowOf} buttonOf={buttonOf} />
      <Creating actor={actor} />
    </>
  )
}
