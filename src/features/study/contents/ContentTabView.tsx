import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {StudyContent} from '../../../../domain/study/contents.types.ts'
import type {LiveChat as Chat} from '../../../../domain/study/liveChat.ts'
import type {contentTabMachine} from '../../../../machines/study/contentTab.machine.ts'
import {listedContents, playlistCategories, selectedContent} from '../../../../machines/study/contentTab.selectors.ts'
import {contentsText, emptyContents} from '../../../text/study/contents.ts'
import {Alert} from '../../../ui/status/Alert.tsx'
import {Badge} from '../../../ui/status/Badge.tsx'
import {Button} from '../../../ui/action/Button.tsx'
import {EmptyState} from '../../../ui/status/EmptyState.tsx'
import {CheckIcon} from '../../../ui/icon/icons.tsx'
import {Skeleton} from '../../../ui/status/Skeleton.tsx'
import {ExpertComment} from '../../question/ExpertComment.tsx'
import {useIsWide} from '../../shell/useIsWide.ts'
import {LiveChat} from './LiveChat.tsx'
import {Playlist} from './Playlist.tsx'

type State = SnapshotFrom<typeof contentTabMachine>

type Props = {
  readonly state: State
  readonly send: (event: EventFrom<typeof contentTabMachine>) => void
  /** Plays or shows the selected content. */
  readonly player: ReactNode
  /** What can be done with it: favourite, stars, report. */
  readonly actions: ReactNode
  /** The live chat of the selected video; null where there is none that may be shown. */
  readonly chat: Chat | null
}

function Words({content, isWatched}: {readonly content: StudyContent; readonly isWatched: boolean}) {
  return (
    <header className={css({display: 'flex', flexDirection: 'column', gap: '1'})}>
      <div className={css({display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center'})}>
        <h2 className={css({textStyle: 'heading', color: 'text.strong', textWrap: 'balance'})}>{content.title}</h2>
        {isWatched ? (
          <Badge tone="right" icon={<CheckIcon />}>
            {contentsText.watched}
          </Badge>
        ) : null}
      </div>
      {content.subtitle === null ? null : (
        <p className={css({textStyle: 'body', color: 'text.muted'})}>{content.subtitle}</p>
      )}
      {content.kind === 'text' && content.description !== null ? (
        <p className={css({textStyle: 'body', maxWidth: 'prose', marginTop: '1'})}>{content.description}</p>
      ) : null}
    </header>
  )
}

function Beside({
  state,
  send,
  content,
  chat,
}: Pick<Props, 'state' | 'send' | 'chat'> & {readonly content: StudyContent}) {
  const isWide = useIsWide()
  const {items, kind, search, category, progress} = state.context
  return (
    <div className={css({display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0'})}>
      {chat === null ? null : <LiveChat key={chat.address} chat={chat} isOpen={isWide} />}
      {items.length < 2 ? null : (
        <Playlist
          kind={kind}
          items={listedContents(state)}
          total={items.length}
          currentId={content.id}
          progress={progress}
          search={search}
          category={category}
          categories={playlistCategories(state)}
          onSearch={(words) => send({type: 'playlist.search', search: words})}
          onCategory={(name) => send({type: 'playlist.category', category: name})}
          onSelect={(id) => send({type: 'content.select', id})}
        />
      )}
    </div>
  )
}

function Shown({state, send, player, actions, chat, content}: Props & {readonly content: StudyContent}) {
  const {items, isStale, progress, isCommentOpen, kind} = state.context
  const beside =
    items.length > 1 || chat !== null ? <Beside state={state} send={send} content={content} chat={chat} /> : null
  const isVideo = kind === 'video'
  return (
    <div className={beside && isVideo ? videoGridStyle : listStyle}>
      {isVideo ? null : beside}
      <article
        aria-label={content.title}
        className={css({display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0'})}
      >
        {isStale ? (
          <Alert tone="info" role="status">
            {contentsText.fromDevice}
          </Alert>
        ) : null}
        {player}
        <Words content={content} isWatched={progress[content.id]?.isWatched ?? false} />
        {actions}
        {content.comment === null ? null : (
          <ExpertComment
            comment={content.comment}
            isOpen={isCommentOpen}
            onToggle={() => send({type: 'comment.toggle'})}
          />
        )}
      </article>
      {isVideo ? beside : null}
    </div>
  )
}

function Nothing({state, send}: Pick<Props, 'state' | 'send'>) {
  const {kind} = state.context
  if (state.matches({open: 'failed'})) {
    return (
      <EmptyState
        art="offline"
        role="alert"
        title={contentsText.failedTitle}
        actions={<Button onClick={() => send({type: 'contents.retry'})}>{contentsText.retry}</Button>}
      >
        {contentsText.failedHint}
      </EmptyState>
    )
  }
  const isEmptyList = kind === 'video' && state.matches({open: 'nothing'})
  return <EmptyState art="search" title={isEmptyList ? contentsText.emptyPlaylist : emptyContents[kind]} />
}

/** The videos, apostilas or mind maps of a lesson (F-081; spec 2§2). */
export function ContentTabView(props: Props) {
  const {state} = props
  const content = selectedContent(state)
  if (state.matches({open: 'loading'}) || state.matches('deciding')) {
    return (
      <div className={css({minHeight: '[70dvh]'})}>
        <Skeleton shape="block" lines={3} label={contentsText.loading} />
      </div>
    )
  }
  if (state.matches({open: 'shown'}) && content) return <Shown {...props} content={content} />
  return <Nothing {...props} />
}

const videoGridStyle = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: {base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) minmax(17rem, 22rem)]'},
  alignItems: 'start',
})
/** What is read takes all of the width; the choice stands above it. */
const listStyle = css({display: 'flex', flexDirection: 'column', gap: '5'})
