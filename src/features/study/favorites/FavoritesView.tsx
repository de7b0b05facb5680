import {type ReactNode, useId} from 'react'
import {css} from 'styled-system/css'
import {type FavoriteTab, favoriteTabs} from '../../../../domain/study/favorites.ts'
import {isFromDevice} from '../../../../machines/study/favorites.selectors.ts'
import {tabNames} from '../../../text/agenda/agenda.ts'
import {favoritesText} from '../../../text/study/favorites.ts'
import {Alert} from '../../../ui/status/Alert.tsx'
import {Button} from '../../../ui/action/Button.tsx'
import {EmptyState} from '../../../ui/status/EmptyState.tsx'
import {LoadFailed} from '../../../ui/status/LoadFailed.tsx'
import {NavTabs} from '../../../ui/layout/NavTabs.tsx'
import {Skeleton} from '../../../ui/status/Skeleton.tsx'
import {FavoriteList} from './FavoriteList.tsx'
import {FavoritePane} from './FavoritePane.tsx'
import type {FavoritesFlow} from './flow.ts'
import {useFollowingFocus} from './useFollowingFocus.ts'

type Props = FavoritesFlow & {
  readonly tab: FavoriteTab
  /** The open item itself. */
  readonly children?: ReactNode
  /** Stands at the end of the list and notices when it is reached. */
  readonly end?: ReactNode
  /** What else can be done with the list. */
  readonly actions?: ReactNode
}

const tabs = favoriteTabs.map((tab) => ({id: tab, href: `/favoritos/${tab}`, label: tabNames[tab]}))

function Waiting() {
  return <Skeleton shape="row" lines={8} label={favoritesText.loading} />
}

/** Beside an open question it stands above the list, so that the question begins where it always does. */
const NotCounted = ({state, tab}: Pick<Props, 'state' | 'tab'>) =>
  tab === 'questao' && !state.matches('unavailable') ? (
    <Alert tone="info" role="note">
      {favoritesText.notCounted}
    </Alert>
  ) : null

function Listed(props: Props) {
  const {state, send, tab, children, end} = props
  const id = useId()
  const {openId} = state.context
  useFollowingFocus(id, openId)
  return (
    <div className={columnsStyle} data-open={openId === null ? undefined : ''}>
      <div className={listStyle}>
        <NotCounted {...props} />
        {isFromDevice(state) ? (
          <Alert tone="info" role="status">
            {favoritesText.fromDevice}
          </Alert>
        ) : null}
        <FavoriteList id={id} state={state} send={send} tab={tab} end={end} />
      </div>
      <FavoritePane id={id} state={state} send={send}>
        {children}
      </FavoritePane>
    </div>
  )
}

function Body(props: Props) {
  const {state, send} = props
  if (state.matches('unavailable')) return <EmptyState art="search" title={favoritesText.unavailable} />
  if (state.matches('empty')) {
    return (
      <EmptyState
        art="done"
        title={favoritesText.none}
        actions={<Button onClick={() => send({type: 'agenda.back'})}>{favoritesText.backToAgenda}</Button>}
      >
        {favoritesText.noneHint}
      </EmptyState>
    )
  }
  if (state.matches('offline') || state.matches('failed'))
    return (
      <LoadFailed
        isOffline={state.matches('offline')}
        words={favoritesText}
        onRetry={() => send({type: 'favorites.retry'})}
      />
    )
  return state.hasTag('listed') ? <Listed {...props} /> : <Waiting />
}

/** The student's favourites of one kind, in every state of their chart (F-083). */
export function FavoritesView(props: Props) {
  const {state, tab, actions} = props
  return (
    <section className={screenStyle}>
      <header
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          gap: '3',
          alignItems: 'center',
          justifyContent: 'space-between',
        })}
      >
        <h1 className={css({textStyle: 'title', color: 'text.strong'})}>{favoritesText.title}</h1>
        {state.hasTag('listed') ? actions : null}
      </header>
      <NavTabs label={favoritesText.tabs} tabs={tabs} currentId={tab} />
      {state.hasTag('listed') ? null : <NotCounted {...props} />}
      <Body {...props} />
    </section>
  )
}

const screenStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  minWidth: '0',
  // An open favourite is called in the bar of the screen; on a phone it has the screen to itself.
  '&:has([data-open]) > header': {display: 'none'},
  mdDown: {'&:has([data-open]) > :not(:last-child)': {display: 'none'}},
})
const columnsStyle = css({
  display: 'grid',
  gap: '5',
  minWidth: '0',
  alignItems: 'start',
  lg: {gridTemplateColumns: '[minmax(18rem, 22rem) minmax(0, 1fr)]'},
  // One thing at a time where there is no room for two.
  lgDown: {'&[data-open] > :first-child': {display: 'none'}, '&:not([data-open]) > :last-child': {display: 'none'}},
})
const listStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  minWidth: '0',
  lg: {position: 'sticky', top: '20'},
})
