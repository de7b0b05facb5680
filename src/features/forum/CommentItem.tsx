import {type ReactNode, useEffect, useRef, useState} from 'react'
import {css} from 'styled-system/css'
import {
  buttonsOf,
  canRequestMonitor,
  type CommentBadge,
  type CommentButtons,
  type CommentFacts,
  hasAssistant,
} from '../../../domain/forum/buttons.ts'
import type {ForumComment} from '../../../domain/forum/comment.ts'
import {failedChange, isChanging, replyTarget} from '../../../machines/forum/comment.selectors.ts'
import {
  areRepliesShown,
  clicksOf,
  isWanted,
  lacksReplies,
  repliesOf,
  rightsOf,
} from '../../../machines/forum/forum.selectors.ts'
import {timeAgo} from '../../text/decks/relativeTime.ts'
import {
  badgeNames,
  commentOf,
  commentText,
  forumText,
  repliesLabel,
  replyButtonLabel,
  replyToLabel,
  showReplies,
} from '../../text/forum/forum.ts'
import {Button} from '../../ui/action/Button.tsx'
import {IconButton} from '../../ui/action/IconButton.tsx'
import {EyeIcon, EyeOffIcon} from '../../ui/icon/basicIcons.tsx'
import {MessageIcon} from '../../ui/icon/icons.tsx'
import {TrashIcon} from '../../ui/icon/toolIcons.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import {Badge} from '../../ui/status/Badge.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {SyncStatusBadge} from '../outbox/SyncStatusBadge.tsx'
import {CommentBody} from './CommentBody.tsx'
import {ThreadForm} from './CommentForm.tsx'
import {MonitorAwaited} from './MonitorRequestView.tsx'
import type {PendingComment, Thread} from './thread.ts'

type Props = {readonly comment: ForumComment; readonly thread: Thread}

const badgeTones: Readonly<Record<CommentBadge, 'info' | 'brand' | 'right' | 'neutral' | 'warning'>> = {
  moderation: 'brand',
  assistant: 'info',
  team: 'right',
  private: 'warning',
  hidden: 'neutral',
}

const nameOf = ({user}: ForumComment): string => (user.name === '' ? commentText.unknownAuthor : user.name)

/** What the forum knows of a comment; what the assistant was asked, its own chart knows. */
function factsOf({comment, thread}: Props): CommentFacts {
  return {
    forum: thread.contentType,
    level: comment.level,
    isOwn: comment.user.id === thread.ownId,
    isPublic: comment.status.isPublic,
    authorType: comment.authorType,
    answerStatus: comment.status.answerStatus,
    removal: comment.removal,
    hasReplies: comment.children.length > 0,
    hasDraft: false,
    usage: null,
    ...rightsOf(thread.state),
  }
}

function Head({comment, thread, badges}: Props & {readonly badges: readonly CommentBadge[]}) {
  const {createdAt} = comment
  return (
    <header className={headStyle}>
      <strong className={css({textStyle: 'label', color: 'text.strong', overflowWrap: 'anywhere'})}>
        {nameOf(comment)}
      </strong>
      {badges.map((badge) => (
        <Badge key={badge} tone={badgeTones[badge]}>
          {badgeNames[badge]}
        </Badge>
      ))}
      <time dateTime={createdAt} className={css({textStyle: 'small', color: 'text.muted'})}>
        {timeAgo(Date.parse(createdAt), thread.now)}
      </time>
    </header>
  )
}

function Content({comment, thread}: Props) {
  if (comment.removal === 'deleted') return <p className={goneStyle}>{commentText.deleted}</p>
  if (comment.removal === 'hidden' && comment.body === '') return <p className={goneStyle}>{commentText.hidden}</p>
  return (
    <>
      {comment.removal === 'hidden' && comment.hiddenReason !== null ? (
        <p className={goneStyle}>{commentText.hiddenBecause(comment.hiddenReason)}</p>
      ) : null}
      <CommentBody
        comment={comment}
        clicks={clicksOf(thread.state, comment)}
        onMore={() => thread.send({type: 'text.more', id: comment.id})}
      />
    </>
  )
}

function Actions({comment, thread, buttons}: Props & {readonly buttons: CommentButtons}) {
  const {state, send, writing, sendWriting} = thread
  const {id} = comment
  const areShown = areRepliesShown(state, comment)
  return (
    <div className={rowStyle}>
      {buttons.reply ? (
        <Button
          variant="ghost"
          size="sm"
          aria-label={replyButtonLabel(nameOf(comment))}
          onClick={() => sendWriting({type: 'reply.open', id})}
        >
          {commentText.reply}
        </Button>
      ) : null}
      {buttons.viewReplies ? (
        <Button
          variant="ghost"
          size="sm"
          icon={<MessageIcon size={18} />}
          aria-expanded={areShown}
          onClick={() => send({type: 'replies.toggle', id})}
        >
          {areShown ? commentText.hideReplies : showReplies(comment.children.length)}
        </Button>
      ) : null}
      {buttons.visibility === null ? null : (
        <Button
          variant="ghost"
          size="sm"
          icon={buttons.visibility === 'makePrivate' ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
          pending={isChanging(writing, id)}
          onClick={() => sendWriting({type: 'visibility.change', id, isPublic: buttons.visibility === 'makeVisible'})}
        >
          {commentText[buttons.visibility]}
        </Button>
      )}
      {buttons.report ? thread.reportOf?.(id, commentOf(nameOf(comment))) : null}
      {buttons.hiding === null ? null : thread.hidingOf?.(id, buttons.hiding)}
      {buttons.delete ? (
        <IconButton
          size="sm"
          label={commentText.delete}
          icon={<TrashIcon size={18} />}
          aria-haspopup="dialog"
          onClick={() => sendWriting({type: 'comment.delete', id, name: nameOf(comment)})}
        />
      ) : null}
    </div>
  )
}

function Failure({comment, thread}: Props) {
  const failed = failedChange(thread.writing, comment.id)
  if (failed === null) return null
  if (failed === 'delete')
    return (
      <Alert tone="error" role="alert" title={commentText.deleteFailed}>
        {commentText.deleteFailedHint}
      </Alert>
    )
  return (
    <Alert
      tone="error"
      role="alert"
      title={comment.status.isPublic ? commentText.privateFailed : commentText.visibleFailed}
    />
  )
}

/** A comment on its way: as it was written, and where it stands (D-03). */
const Pending = ({pending}: {readonly pending: PendingComment}) => (
  <li className={itemStyle}>
    <article aria-label={commentOf(commentText.you)} className={articleStyle}>
      <header className={headStyle}>
        <strong className={css({textStyle: 'label', color: 'text.strong'})}>{commentText.you}</strong>
        <SyncStatusBadge syncStatus={pending.syncStatus} />
      </header>
      <p className={css({textStyle: 'body', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere'})}>{pending.body}</p>
    </article>
  </li>
)

/** What one has written and nobody has yet, below a comment or at the top. */
export const PendingItems = ({pending, parentId}: Pick<Thread, 'pending'> & {readonly parentId: string | null}) =>
  pending.filter((one) => one.parentId === parentId).map((one) => <Pending key={one.key} pending={one} />)

function Replies({comment, thread}: Props): ReactNode {
  const {state, send, pending} = thread
  const areShown = areRepliesShown(state, comment)
  const waits = pending.some(({parentId}) => parentId === comment.id)
  if (!areShown && !waits) return null
  const isLacking = areShown && lacksReplies(state, comment)
  const isLoading = state.matches({shown: {list: 'loadingReplies'}})
  return (
    <ol
      className={css(listStyle, comment.level <= deepestIndent && indentStyle)}
      aria-label={repliesLabel(nameOf(comment))}
    >
      {areShown
        ? repliesOf(state, comment).map((reply) => <CommentItem key={reply.id} comment={reply} thread={thread} />)
        : null}
      {isLacking ? (
        <li>
          {isLoading ? (
            <Skeleton shape="text" lines={2} label={forumText.loadingReplies} />
          ) : (
            <Alert
              tone="error"
              role="alert"
              actions={
                <Button size="sm" variant="outline" onClick={() => send({type: 'replies.retry'})}>
                  {forumText.tryAgain}
                </Button>
              }
            >
              {forumText.repliesFailed}
            </Alert>
          )}
        </li>
      ) : null}
      <PendingItems pending={pending} parentId={comment.id} />
    </ol>
  )
}

/** The author is told that a monitor was asked for. */
const isAwaited = ({user, status}: ForumComment, {ownId}: Thread) =>
  user.id === ownId && status.answerStatus === 'monitorRequestedByUser'

/** The assistant stays where it was opened: it says that its answer was published. */
function AssistantPlace({comment, thread, facts}: Props & {readonly facts: CommentFacts}) {
  const [isOpen] = useState(hasAssistant(facts))
  if (!isOpen || comment.removal !== null) return null
  const monitor = canRequestMonitor(facts, true) ? thread.monitorOf?.(comment.id) : null
  return thread.assistantOf?.(comment.id, facts, monitor)
}

/** Leads to the comment that the address names: it is scrolled into sight and takes the focus, once. */
function useArrival(isHere: boolean) {
  const article = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isHere) return
    article.current?.scrollIntoView({block: 'center'})
    article.current?.focus({preventScroll: true})
  }, [isHere])
  return article
}

/** One comment with its buttons, the box of a reply and its replies (spec 2§4). */
export function CommentItem({comment, thread}: Props) {
  const {writing, sendWriting} = thread
  const facts = factsOf({comment, thread})
  const buttons = buttonsOf(facts)
  const isHere = isWanted(thread.state, comment)
  const article = useArrival(isHere)
  const isReplying = buttons.reply && replyTarget(writing) === comment.id
  return (
    <li className={itemStyle}>
      <article
        ref={article}
        aria-label={commentOf(nameOf(comment))}
        className={articleStyle}
        {...(isHere && {tabIndex: -1, 'data-wanted': ''})}
      >
        <Head comment={comment} thread={thread} badges={buttons.badges} />
        <Content comment={comment} thread={thread} />
        <Actions comment={comment} thread={thread} buttons={buttons} />
        <AssistantPlace comment={comment} thread={thread} facts={facts} />
        {buttons.requestMonitor ? thread.monitorOf?.(comment.id) : null}
        {isAwaited(comment, thread) ? <MonitorAwaited /> : null}
        <Failure comment={comment} thread={thread} />
        {isReplying ? (
          <ThreadForm
            thread={thread}
            parentId={comment.id}
            takesFocus
            label={replyToLabel(nameOf(comment))}
            submitLabel={commentText.reply}
            onSubmit={(body, mentions) => sendWriting({type: 'comment.submit', parentId: comment.id, body, mentions})}
            onCancel={() => sendWriting({type: 'reply.close'})}
          />
        ) : null}
      </article>
      <Replies comment={comment} thread={thread} />
    </li>
  )
}

/** Deeper replies keep the place of their parent: a phone has no room for nine steps. */
const deepestIndent = 4

/** The list of a level. */
export const listStyle = css.raw({display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0'})
const indentStyle = css.raw({paddingStart: {base: '3', md: '6'}, borderStart: '[2px solid {colors.border.subtle}]'})
const itemStyle = css({display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0'})
const articleStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  minWidth: '0',
  paddingBlock: '2',
  '&[data-wanted]': {
    scrollMarginBlock: '[96px]',
    paddingInline: '3',
    bg: 'brand.subtle',
    borderRadius: 'md',
  },
})
const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  rowGap: '1',
  minWidth: '0',
})
const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '1',
  marginInlineStart: '-2',
  _empty: {display: 'none'},
})
const goneStyle = css({textStyle: 'body', color: 'text.muted', fontStyle: 'italic'})
