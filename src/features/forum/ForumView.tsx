import {type ReactNode, Suspense, useId, useRef} from 'react'
import {css} from 'styled-system/css'
import {askedDeletion} from '../../../machines/forum/comment.selectors.ts'
import {hasMoreComments, isWantedLost, rootsOf, wordsOf} from '../../../machines/forum/forum.selectors.ts'
import {commentCount, commentText, deleteQuestion, forumText} from '../../text/forum/forum.ts'
import {linkText} from '../../text/forum/mention.ts'
import {Button} from '../../ui/action/Button.tsx'
import {ButtonLink} from '../../ui/action/ButtonLink.tsx'
import {TextField} from '../../ui/form/TextField.tsx'
import {SearchIcon} from '../../ui/icon/playerIcons.tsx'
import {CopyIcon} from '../../ui/icon/toolIcons.tsx'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {ThreadForm} from './CommentForm.tsx'
import {CommentItem, listStyle, PendingItems} from './CommentItem.tsx'
import type {Thread} from './thread.ts'

const ConfirmDialog = lazyNamed(() => import('../../ui/overlay/ConfirmDialog.tsx'), 'ConfirmDialog')

type Props = {
  readonly thread: Thread
  /** Where an appeal against an exam's question is made. */
  readonly appealUrl?: string | undefined
  /** Beside the heading. */
  readonly tools?: ReactNode
}

/** Whoever asks for help has something to send along (spec 2§8). */
function Failed({thread: {send}}: Pick<Props, 'thread'>) {
  return (
    <EmptyState
      art="offline"
      role="alert"
      level={3}
      title={forumText.failed}
      actions={
        <>
          <Button onClick={() => send({type: 'forum.reload'})}>{forumText.reload}</Button>
          <Button variant="outline" icon={<CopyIcon size={20} />} onClick={() => send({type: 'record.copy'})}>
            {forumText.copyRecord}
          </Button>
        </>
      }
    >
      {forumText.failedHint}
    </EmptyState>
  )
}

const Offline = ({thread: {send}}: Pick<Props, 'thread'>) => (
  <EmptyState
    art="offline"
    role="alert"
    level={3}
    title={forumText.offline}
    actions={<Button onClick={() => send({type: 'forum.reload'})}>{forumText.tryAgain}</Button>}
  >
    {forumText.offlineHint}
  </EmptyState>
)

function Search({thread: {state, send}}: Pick<Props, 'thread'>) {
  const field = useRef<HTMLInputElement>(null)
  const words = wordsOf(state)
  return (
    <form
      role="search"
      className={searchStyle}
      onSubmit={(event) => {
        event.preventDefault()
        send({type: 'search.submit', words: field.current?.value ?? ''})
      }}
    >
      <TextField key={words} ref={field} type="search" label={forumText.search} defaultValue={words} maxLength={100} />
      <Button type="submit" variant="outline" icon={<SearchIcon />}>
        {forumText.searchButton}
      </Button>
    </form>
  )
}

function Empty({thread, appealUrl}: Pick<Props, 'thread' | 'appealUrl'>) {
  const {state, send} = thread
  if (state.matches({shown: 'nothingFound'}))
    return (
      <EmptyState
        art="search"
        level={3}
        title={forumText.nothingFound}
        actions={<Button onClick={() => send({type: 'search.submit', words: ''})}>{forumText.clearSearch}</Button>}
      />
    )
  if (state.matches({shown: 'emptyExam'}))
    return (
      <EmptyState
        level={3}
        title={forumText.emptyExam}
        actions={
          appealUrl === undefined ? undefined : (
            <ButtonLink href={appealUrl} newTab variant="outline">
              {forumText.appeal}
            </ButtonLink>
          )
        }
      >
        {forumText.empty}
      </EmptyState>
    )
  return (
    <EmptyState level={3} title={forumText.empty}>
      {forumText.emptyHint}
    </EmptyState>
  )
}

function More({thread: {state, send}}: Pick<Props, 'thread'>) {
  if (!hasMoreComments(state)) return null
  return (
    <div className={css({display: 'flex', flexDirection: 'column', gap: '3', alignItems: 'flex-start'})}>
      {state.matches({shown: {list: 'moreFailed'}}) ? (
        <Alert tone="error" role="alert">
          {forumText.moreFailed}
        </Alert>
      ) : null}
      <Button
        variant="outline"
        pending={state.matches({shown: {list: 'loadingMore'}})}
        onClick={() => send({type: 'comments.more'})}
      >
        {forumText.more}
      </Button>
    </div>
  )
}

function Comments({thread, appealUrl}: Pick<Props, 'thread' | 'appealUrl'>) {
  const {state, pending} = thread
  const roots = rootsOf(state)
  const isSearched = wordsOf(state) !== ''
  const top = pending.filter(({parentId}) => parentId === null)
  return (
    <>
      {roots.length > 0 || top.length > 0 ? (
        <ol className={css(listStyle)} aria-label={forumText.list}>
          <PendingItems pending={pending} parentId={null} />
          {roots.map((comment) => (
            <CommentItem key={comment.id} comment={comment} thread={thread} />
          ))}
        </ol>
      ) : null}
      {roots.length === 0 && (top.length === 0 || isSearched) ? <Empty thread={thread} appealUrl={appealUrl} /> : null}
      <More thread={thread} />
    </>
  )
}

function Body(props: Pick<Props, 'thread' | 'appealUrl'>) {
  const {state, sendWriting} = props.thread
  if (state.matches('loading')) return <Skeleton shape="text" lines={6} label={forumText.loading} />
  if (state.matches('closed'))
    return (
      <EmptyState level={3} title={forumText.closed}>
        {forumText.closedHint}
      </EmptyState>
    )
  return (
    <>
      <ThreadForm
        thread={props.thread}
        parentId={null}
        label={commentText.write}
        submitLabel={commentText.send}
        onSubmit={(body, mentions) => sendWriting({type: 'comment.submit', parentId: null, body, mentions})}
      />
      {state.matches('shown') ? (
        <>
          {isWantedLost(state) ? <Alert tone="info">{linkText.lost}</Alert> : null}
          <Search {...props} />
          <Comments {...props} />
        </>
      ) : (
        <>
          <ol className={css(listStyle)}>
            <PendingItems pending={props.thread.pending} parentId={null} />
          </ol>
          {state.matches('offline') ? <Offline {...props} /> : <Failed {...props} />}
        </>
      )}
    </>
  )
}

function Deletion({thread: {writing, sendWriting}}: Pick<Props, 'thread'>) {
  const asked = askedDeletion(writing)
  if (asked === null) return null
  const isDeleting = writing.matches('deleting')
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        open
        danger
        title={commentText.deleteTitle}
        description={deleteQuestion(asked.name)}
        confirmLabel={isDeleting ? commentText.deleting : commentText.deleteConfirm}
        cancelLabel={commentText.cancel}
        pending={isDeleting}
        onConfirm={() => sendWriting({type: 'deletion.confirm'})}
        onCancel={() => sendWriting({type: 'deletion.cancel'})}
      />
    </Suspense>
  )
}

/** The forum under a content, in every state of its charts (F-100, F-101, F-105). */
export function ForumView({thread, appealUrl, tools}: Props) {
  const headingId = useId()
  const {state} = thread
  return (
    <section aria-labelledby={headingId} className={forumStyle}>
      <header className={css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3'})}>
        <h2 id={headingId} className={css({textStyle: 'heading', color: 'text.strong'})}>
          {forumText.title}
        </h2>
        {state.matches('shown') ? (
          <span className={css({textStyle: 'small', color: 'text.muted'})} role="status">
            {commentCount(state.context.total)}
          </span>
        ) : null}
        {tools}
      </header>
      <Body thread={thread} appealUrl={appealUrl} />
      <Deletion thread={thread} />
    </section>
  )
}

const forumStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  minWidth: '0',
  width: 'full',
  padding: {base: '4', md: '5'},
  bg: 'surface.raised',
  border: 'subtle',
  borderRadius: 'lg',
})
const searchStyle = css({
  display: 'grid',
  gap: '2',
  alignItems: 'end',
  minWidth: '0',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
})
