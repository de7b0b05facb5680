import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {ForumComment} from '../../../domain/forum/comment.ts'
import type {monitorQueueMachine} from '../../../machines/forum/monitorQueue.machine.ts'
import type {MonitorItem} from '../../../machines/forum/monitorQueue.types.ts'
import {timeAgo} from '../../text/decks/relativeTime.ts'
import {commentOf, commentText} from '../../text/forum/forum.ts'
import {claimedBy, queueText, waitingCount, waitsSince} from '../../text/forum/monitor.ts'
import {Button} from '../../ui/action/Button.tsx'
import {ButtonLink} from '../../ui/action/ButtonLink.tsx'
import {RefreshIcon} from '../../ui/icon/icons.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import {Badge} from '../../ui/status/Badge.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {LoadFailed} from '../../ui/status/LoadFailed.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import type {Send} from '../flow.ts'
import {CommentForm} from './CommentForm.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof monitorQueueMachine>
  readonly send: Send<EventFrom<typeof monitorQueueMachine>>
  /** For how long a comment waits. */
  readonly now: number
}

const nameOf = ({user}: ForumComment) => (user.name === '' ? commentText.unknownAuthor : user.name)

const Quoted = ({comment}: {readonly comment: ForumComment}) => (
  <div>
    <strong className={css({textStyle: 'label', color: 'text.strong'})}>{nameOf(comment)}</strong>
    <p className={wordsStyle}>{comment.body}</p>
  </div>
)

function Actions({item, state, send}: Omit<Props, 'now'> & {readonly item: MonitorItem}) {
  const {id} = item.comment
  const {change} = state.context
  const isBusy = change?.id === id
  if (!item.isMine)
    return (
      <div>
        <Button
          size="sm"
          pending={isBusy}
          disabled={item.claimedBy !== null}
          onClick={() => send({type: 'request.change', kind: 'claim', id})}
        >
          {queueText.claim}
        </Button>
      </div>
    )
  return (
    <>
      <CommentForm
        label={queueText.reply}
        submitLabel={queueText.send}
        onSubmit={(body) => send({type: 'request.change', kind: 'reply', id, body})}
      />
      <div>
        <Button
          variant="ghost"
          size="sm"
          pending={isBusy}
          onClick={() => send({type: 'request.change', kind: 'release', id})}
        >
          {queueText.release}
        </Button>
      </div>
    </>
  )
}

function Item({item, state, send, now}: Props & {readonly item: MonitorItem}) {
  const {comment, thread, claimedBy: holder, isMine} = item
  const {failed} = state.context
  return (
    <li className={itemStyle}>
      <div className={css({minWidth: '0'})}>
        <h2 className={css({textStyle: 'label', color: 'text.strong'})}>{queueText.about}</h2>
        <p className={wordsStyle}>{item.about}</p>
        <ButtonLink href={item.link} variant="ghost" size="sm">
          {queueText.content}
        </ButtonLink>
      </div>
      <article aria-label={commentOf(nameOf(comment))} className={columnStyle}>
        <div className={css({display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center'})}>
          <Badge tone="warning">{waitsSince(timeAgo(Date.parse(item.requestedAt), now))}</Badge>
          {isMine ? <Badge tone="brand">{queueText.mine}</Badge> : null}
          {!isMine && holder !== null ? <Badge tone="info">{claimedBy(holder.name)}</Badge> : null}
        </div>
        {thread.map((above) => (
          <Quoted key={above.id} comment={above} />
        ))}
        <Quoted comment={comment} />
        {failed?.id === comment.id ? (
          <Alert tone="error" role="alert">
            {failed.isTaken ? queueText.taken : queueText.changeFailed}
          </Alert>
        ) : null}
        <Actions item={item} state={state} send={send} />
      </article>
    </li>
  )
}

function Body(props: Props) {
  const {state, send} = props
  if (state.matches('loading')) return <Skeleton shape="block" lines={3} label={queueText.loading} />
  if (state.matches('empty')) return <EmptyState title={queueText.empty}>{queueText.emptyHint}</EmptyState>
  if (!state.matches('list'))
    return (
      <LoadFailed isOffline={state.matches('offline')} words={queueText} onRetry={() => send({type: 'queue.reload'})} />
    )
  const {items, total} = state.context
  return (
    <>
      <ol className={columnStyle} aria-label={queueText.list}>
        {items.map((item) => (
          <Item key={item.comment.id} item={item} {...props} />
        ))}
      </ol>
      {state.matches({list: 'moreFailed'}) ? (
        <Alert tone="error" role="alert">
          {queueText.moreFailed}
        </Alert>
      ) : null}
      {items.length < total ? (
        <div>
          <Button
            variant="outline"
            pending={state.matches({list: 'loadingMore'})}
            onClick={() => send({type: 'queue.more'})}
          >
            {queueText.more}
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** What waits for a monitor, in every state of its chart. */
export function MonitorQueueView(props: Props) {
  const {state, send} = props
  return (
    <section className={columnStyle}>
      <header className={css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3'})}>
        <h1 className={css({textStyle: 'title', color: 'text.strong'})}>{queueText.title}</h1>
        {state.matches('list') ? (
          <>
            <span role="status" className={css({textStyle: 'small', color: 'text.muted'})}>
              {waitingCount(state.context.total)}
            </span>
            <Button
              variant="outline"
              size="sm"
              icon={<RefreshIcon size={18} />}
              onClick={() => send({type: 'queue.reload'})}
            >
              {queueText.reload}
            </Button>
          </>
        ) : null}
      </header>
      <Body {...props} />
    </section>
  )
}

const columnStyle = css({display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0'})
const itemStyle = css({
  display: 'grid',
  gap: '5',
  minWidth: '0',
  padding: {base: '4', md: '5'},
  bg: 'surface.raised',
  border: 'subtle',
  borderRadius: 'lg',
  md: {gridTemplateColumns: '[minmax(0, 1fr) minmax(0, 1fr)]'},
})
const wordsStyle = css({textStyle: 'body', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere'})
