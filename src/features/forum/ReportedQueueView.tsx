import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {reportedQueueMachine} from '../../../machines/forum/reportedQueue.machine.ts'
import type {ReportedItem} from '../../../machines/forum/reportedQueue.types.ts'
import {timeAgo} from '../../text/decks/relativeTime.ts'
import {commentText} from '../../text/forum/forum.ts'
import {reportedCount, reportedText, type ReportedWords} from '../../text/forum/hiding.ts'
import {Button} from '../../ui/action/Button.tsx'
import {ButtonLink} from '../../ui/action/ButtonLink.tsx'
import {RefreshIcon} from '../../ui/icon/icons.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {LoadFailed} from '../../ui/status/LoadFailed.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import type {Send} from '../flow.ts'

type Props = {
  readonly state: SnapshotFrom<typeof reportedQueueMachine>
  readonly send: Send<EventFrom<typeof reportedQueueMachine>>
  readonly now: number
  /** What the staff decides about an item. */
  readonly decisionOf?: (id: string) => ReactNode
  readonly words?: ReportedWords
}

function Item({item: {id, author, body, reports, link}, now, decisionOf, words = reportedText}: ItemProps) {
  const name = author === '' ? commentText.unknownAuthor : author
  return (
    <li>
      <article aria-label={`${words.itemOf} ${name}`} className={itemStyle}>
        <div className={css({minWidth: '0'})}>
          <strong className={css({textStyle: 'label', color: 'text.strong'})}>{name}</strong>
          <p className={wordsStyle}>{body}</p>
        </div>
        <ul aria-label={words.reports} className={css({display: 'grid', gap: '2', minWidth: '0'})}>
          {reports.map(({title, description, createdAt}) => (
            <li key={`${createdAt} ${title} ${description}`} className={reportStyle}>
              <strong>{title}</strong>
              <time dateTime={createdAt} className={css({textStyle: 'small', color: 'text.muted'})}>
                {timeAgo(Date.parse(createdAt), now)}
              </time>
              {description === '' ? null : <p className={wordsStyle}>{description}</p>}
            </li>
          ))}
        </ul>
        <div className={css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1'})}>
          {decisionOf?.(id)}
          <ButtonLink href={link} variant="ghost" size="sm">
            {words.content}
          </ButtonLink>
        </div>
      </article>
    </li>
  )
}
type ItemProps = Pick<Props, 'now' | 'decisionOf' | 'words'> & {readonly item: ReportedItem}

function Body({state, send, now, decisionOf, words = reportedText}: Props) {
  if (state.matches('loading')) return <Skeleton shape="block" lines={2} label={words.loading} />
  if (state.matches('empty'))
    return (
      <EmptyState level={3} title={words.empty}>
        {words.emptyHint}
      </EmptyState>
    )
  if (!state.matches('list'))
    return (
      <LoadFailed isOffline={state.matches('offline')} words={words} onRetry={() => send({type: 'queue.reload'})} />
    )
  return (
    <ol className={columnStyle} aria-label={words.list}>
      {state.context.items.map((item) => (
        <Item key={item.id} item={item} now={now} words={words} {...(decisionOf && {decisionOf})} />
      ))}
    </ol>
  )
}

/** What students reported, in every state of its chart. */
export function ReportedQueueView(props: Props) {
  const {state, send, words = reportedText} = props
  return (
    <section className={columnStyle}>
      <header className={css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3'})}>
        <h2 className={css({textStyle: 'title', color: 'text.strong'})}>{words.title}</h2>
        {state.matches('list') ? (
          <>
            <span role="status" className={css({textStyle: 'small', color: 'text.muted'})}>
              {reportedCount(state.context.total)}
            </span>
            <Button
              variant="outline"
              size="sm"
              icon={<RefreshIcon size={18} />}
              onClick={() => send({type: 'queue.reload'})}
            >
              {words.reload}
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
  gap: '3',
  minWidth: '0',
  padding: {base: '4', md: '5'},
  bg: 'surface.raised',
  border: 'subtle',
  borderRadius: 'lg',
})
const reportStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  minWidth: '0',
  padding: '3',
  bg: 'surface.sunken',
  borderRadius: 'md',
})
const wordsStyle = css({width: 'full', textStyle: 'body', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere'})
