import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {videosPath} from '../../../domain/supplementary/paths.ts'
import type {supplementaryPlaylistMachine} from '../../../machines/supplementary/supplementaryPlaylist.machine.ts'
import {firstVideos, foundVideos, shownVideo} from '../../../machines/supplementary/playlist.selectors.ts'
import {brand} from '../../text/shared/brand.ts'
import {contentsText} from '../../text/study/contents.ts'
import {listFailures, supplementaryText} from '../../text/supplementary/supplementary.ts'
import {Button} from '../../ui/action/Button.tsx'
import {ButtonLink} from '../../ui/action/ButtonLink.tsx'
import {ArrowLeftIcon, CheckIcon} from '../../ui/icon/icons.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import {Badge} from '../../ui/status/Badge.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {LoadFailed} from '../../ui/status/LoadFailed.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {Playlist} from '../study/contents/Playlist.tsx'
import {pageStyle, titleStyle, waitingStyle} from './styles.ts'

type Props = {
  readonly state: SnapshotFrom<typeof supplementaryPlaylistMachine>
  readonly send: (event: EventFrom<typeof supplementaryPlaylistMachine>) => void
  /** All of the playlist is listed; else a part of it (spec 3§9). */
  readonly isWide: boolean
  /** Plays the shown video. */
  readonly player: ReactNode
  /** What can be done with it: favourite, stars, report. */
  readonly actions: ReactNode
}

/** No playlist of this part is narrowed by categories. */
const noCategories: readonly string[] = []
const keepsCategory = () => undefined

function List({state, send, isWide}: Pick<Props, 'state' | 'send' | 'isWide'>) {
  const {items, search, progress} = state.context
  const found = foundVideos(state)
  const listed = isWide ? found : firstVideos(state)
  return (
    <div className={css({display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0'})}>
      <Playlist
        kind="video"
        items={listed}
        total={items.length}
        currentId={shownVideo(state)?.id ?? ''}
        progress={progress}
        search={search}
        category={null}
        categories={noCategories}
        words={{search: supplementaryText.searchVideos, none: supplementaryText.noVideos}}
        onSearch={(typed) => send({type: 'list.search', search: typed})}
        onCategory={keepsCategory}
        onSelect={(id) => send({type: 'video.select', id})}
      />
      {listed.length < found.length ? (
        <Button variant="outline" onClick={() => send({type: 'list.more'})}>
          {supplementaryText.more}
        </Button>
      ) : null}
    </div>
  )
}

function Player({state, send, isWide, player, actions}: Props) {
  const {isFromDevice, progress} = state.context
  const video = shownVideo(state)
  if (video === null) return null
  return (
    <div className={layoutStyle}>
      <article
        aria-label={video.title}
        className={css({display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0'})}
      >
        {isFromDevice ? (
          <Alert tone="info" role="status">
            {supplementaryText.fromDevice}
          </Alert>
        ) : null}
        {player}
        <header className={css({display: 'flex', flexDirection: 'column', gap: '1'})}>
          <div className={css({display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center'})}>
            <h2 className={css({textStyle: 'heading', color: 'text.strong', textWrap: 'balance'})}>{video.title}</h2>
            {progress[video.id]?.isWatched ? (
              <Badge tone="right" icon={<CheckIcon />}>
                {contentsText.watched}
              </Badge>
            ) : null}
          </div>
          {video.subtitle === null ? null : (
            <p className={css({textStyle: 'body', color: 'text.muted'})}>{video.subtitle}</p>
          )}
        </header>
        {actions}
      </article>
      <List state={state} send={send} isWide={isWide} />
    </div>
  )
}

function Body(props: Props) {
  const {state, send} = props
  if (state.matches('loading'))
    return (
      <div className={waitingStyle}>
        <Skeleton shape="block" lines={3} label={supplementaryText.loadingPlaylist} />
      </div>
    )
  if (state.matches('player')) return <Player {...props} />
  if (state.matches('empty'))
    return (
      <EmptyState art="search" title={supplementaryText.noVideos}>
        {supplementaryText.noPlaylistHint}
      </EmptyState>
    )
  return (
    <LoadFailed
      isOffline={state.matches('offline')}
      words={listFailures.playlist}
      onRetry={() => send({type: 'list.retry'})}
    />
  )
}

/** One playlist with its player, in every state of its chart (F-141; spec 3§2.7). */
export function PlaylistView(props: Props) {
  const {category, playlist} = props.state.context
  return (
    <section className={pageStyle}>
      <header className={css({display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1'})}>
        <ButtonLink variant="ghost" size="sm" href={videosPath(brand.slug)}>
          <ArrowLeftIcon />
          {supplementaryText.back}
        </ButtonLink>
        <h1 className={titleStyle}>{playlist}</h1>
        <p className={css({textStyle: 'small', color: 'text.muted'})}>{category}</p>
      </header>
      <Body {...props} />
    </section>
  )
}

const layoutStyle = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: {base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) minmax(17rem, 22rem)]'},
  alignItems: 'start',
})
