import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {Extra} from '../../../domain/extras/extra.types.ts'
import type {extrasMachine} from '../../../machines/extras/extras.machine.ts'
import {
  areExtrasFromDevice,
  shownCounts,
  shownDate,
  shownExtras,
  shownTiles,
} from '../../../machines/extras/extras.selectors.ts'
import {countsText, dayTitle, extrasText} from '../../text/extras/extras.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {LoadFailed} from '../../ui/status/LoadFailed.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import type {Send} from '../flow.ts'
import {DayBannerView} from './DayBannerView.tsx'
import {type PressKind, Tiles} from './Tiles.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof extrasMachine>
  readonly send: Send<EventFrom<typeof extrasMachine>>
  /** The `date` of the address. */
  readonly date: string | null
  /** The extras of the calendar day of now. */
  readonly todayHref: string
  readonly rowOf: (extra: Extra) => ReactNode
  /** The button that makes a kind by one press. */
  readonly buttonOf: (kind: PressKind) => ReactNode
}

function List({state, rowOf}: Pick<Props, 'state' | 'rowOf'>) {
  const extras = shownExtras(state)
  if (extras.length === 0)
    return state.matches({open: {listed: 'empty'}}) ? (
      <EmptyState art="calendar" title={extrasText.empty}>
        {extrasText.emptyHint}
      </EmptyState>
    ) : (
      <EmptyState art="calendar" title={extrasText.emptyPast} />
    )
  return (
    <section aria-labelledby="atividades-do-dia" className={sectionStyle}>
      <div className={headStyle}>
        <h2 id="atividades-do-dia" className={css({textStyle: 'heading', color: 'text.strong'})}>
          {extrasText.list}
        </h2>
        <p role="status" className={css({textStyle: 'small', color: 'text.muted'})}>
          {countsText(shownCounts(state))}
        </p>
      </div>
      <ul className={listStyle}>
        {extras.map((extra) => (
          <li key={extra.id}>{rowOf(extra)}</li>
        ))}
      </ul>
    </section>
  )
}

function Body({state, send, date, todayHref, rowOf, buttonOf}: Props) {
  if (state.matches({open: 'loading'}))
    return (
      <div className={css({minHeight: '[60dvh]'})}>
        <Skeleton shape="block" lines={4} label={extrasText.loading} />
      </div>
    )
  if (!state.hasTag('listed'))
    return (
      <LoadFailed
        isOffline={state.matches({open: 'offline'})}
        words={extrasText}
        onRetry={() => send({type: 'extras.retry'})}
      />
    )
  const tiles = shownTiles(state)
  // What is there comes first; on a day without extras, what can be made.
  const hasExtras = shownExtras(state).length > 0
  const list = <List state={state} rowOf={rowOf} />
  return (
    <>
      <DayBannerView window={state.context.window} todayHref={todayHref} />
      {areExtrasFromDevice(state) ? (
        <Alert tone="info" role="status">
          {extrasText.fromDevice}
        </Alert>
      ) : null}
      {hasExtras ? list : null}
      {tiles.length > 0 ? <Tiles tiles={tiles} date={date} buttonOf={buttonOf} /> : null}
      {hasExtras ? null : list}
    </>
  )
}

/** The extra activities of a day, in every state of their chart (F-041). */
export function ExtrasView(props: Props) {
  return (
    <section className={css({display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0'})}>
      <div>
        <h1 className={css({textStyle: 'title', color: 'text.strong'})}>{extrasText.title}</h1>
        <p className={css({textStyle: 'small', color: 'text.muted'})}>{dayTitle(shownDate(props.state))}</p>
      </div>
      <Body {...props} />
    </section>
  )
}

const sectionStyle = css({display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0'})
const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '3',
})
const listStyle = css({display: 'flex', flexDirection: 'column', gap: '3'})
