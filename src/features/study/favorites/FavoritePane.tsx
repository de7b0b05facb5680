import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import {isOpenRemoved, isOpenUnknown, neighbours, openFavorite} from '../../../../machines/study/favorites.selectors.ts'
import {favoritesText} from '../../../text/study/favorites.ts'
import {Alert} from '../../../ui/status/Alert.tsx'
import {EmptyState} from '../../../ui/status/EmptyState.tsx'
import {IconButton} from '../../../ui/action/IconButton.tsx'
import {ArrowLeftIcon, ChevronLeftIcon, ChevronRightIcon} from '../../../ui/icon/icons.tsx'
import {StudyBar} from '../../../ui/layout/StudyBar.tsx'
import type {FavoritesFlow} from './flow.ts'
import {paneId} from './useFollowingFocus.ts'

type Props = FavoritesFlow & {readonly id: string; readonly children?: ReactNode}

type StepProps = Pick<Props, 'send'> & {readonly to: string | null; readonly label: string; readonly icon: ReactNode}

function Step({send, to, label, icon}: StepProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      disabled={to === null}
      onClick={() => (to === null ? undefined : send({type: 'item.open', id: to}))}
    />
  )
}

/** The way back to the list and to its neighbours, in the bar of the screen. */
function Bar({state, send}: FavoritesFlow) {
  const {before, after} = neighbours(state)
  const close = () => send({type: 'item.close'})
  const steps = (
    <>
      <Step send={send} to={before} label={favoritesText.previous} icon={<ChevronLeftIcon />} />
      <Step send={send} to={after} label={favoritesText.next} icon={<ChevronRightIcon />} />
    </>
  )
  return (
    <StudyBar
      kind={favoritesText.title}
      title={openFavorite(state)?.title ?? favoritesText.title}
      start={<IconButton label={favoritesText.close} icon={<ArrowLeftIcon />} onClick={close} />}
    >
      {steps}
    </StudyBar>
  )
}

/** The open item beside the list, or over its place on a phone. */
export function FavoritePane({id, state, send, children}: Props) {
  const item = openFavorite(state)
  if (state.context.openId === null) {
    return (
      <div className={restStyle}>
        <EmptyState art="search" title={favoritesText.choose} />
      </div>
    )
  }
  return (
    <section id={paneId(id)} tabIndex={-1} aria-label={favoritesText.opened(item?.title ?? '')} className={paneStyle}>
      <Bar state={state} send={send} />
      {isOpenRemoved(state) ? (
        <Alert tone="info" role="status">
          {favoritesText.removed}
        </Alert>
      ) : null}
      {isOpenUnknown(state) ? <EmptyState art="search" title={favoritesText.unknownItem} /> : children}
    </section>
  )
}

const paneStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  minWidth: '0',
  outline: 'none',
  scrollMarginTop: '20',
  lg: {paddingInline: '5', paddingBlock: '3', border: 'subtle', borderRadius: 'lg', bg: 'surface.canvas'},
})
const restStyle = css({minWidth: '0', paddingBlock: '8', border: 'subtle', borderRadius: 'lg'})
