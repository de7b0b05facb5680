import {type ReactNode, useEffect} from 'react'
import {css} from 'styled-system/css'
import type {SnapshotFrom} from 'xstate'
import type {CommunityCard} from '../../../domain/decks/cards.ts'
import type {cardViewerMachine} from '../../../machines/decks/cardViewer.machine.ts'
import {
  cardAction,
  failedChange,
  isBackUp,
  viewedCard,
  viewedNumber,
} from '../../../machines/decks/cardViewer.selectors.ts'
import type {CardViewerEvent} from '../../../machines/decks/cardViewer.types.ts'
import {createdLine, creatorLine, timesAdded, viewerText} from '../../text/decks/decks.ts'
import {timeAgo} from '../../text/decks/relativeTime.ts'
import {Button} from '../../ui/action/Button.tsx'
import {IconButton} from '../../ui/action/IconButton.tsx'
import {FlipCard} from '../../ui/content/FlipCard.tsx'
import {RichTextView} from '../../ui/content/RichTextView.tsx'
import {ArrowLeftIcon, ArrowRightIcon, CheckIcon, RefreshIcon} from '../../ui/icon/icons.tsx'
import {ConfirmDialog} from '../../ui/overlay/ConfirmDialog.tsx'
import {Dialog} from '../../ui/overlay/Dialog.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import {Badge} from '../../ui/status/Badge.tsx'
import type {Send} from '../flow.ts'

type Props = {
  readonly state: SnapshotFrom<typeof cardViewerMachine>
  readonly send: Send<CardViewerEvent>
  /** For the time since the card was written. */
  readonly now: number
  /** What can be done with any content, such as reporting it. */
  readonly actionsOf?: (card: CommunityCard) => ReactNode
}

type Of<P> = P & {readonly card: CommunityCard}

/** Another window over this one, such as that of a report, has the keys for itself. */
const isInWindow = (target: EventTarget | null): boolean =>
  !(target instanceof Element) ||
  target.closest('[role=dialog], [role=alertdialog]')?.querySelector('[data-card-viewer]') !== null

/** The arrow keys go to the card before and to the next one (spec 2§2). */
function useArrows({state, send}: Props): void {
  const isReading = state.matches('open')
  useEffect(() => {
    if (!isReading) return undefined
    const onKey = ({key, altKey, ctrlKey, metaKey, target}: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || !isInWindow(target)) return
      if (key === 'ArrowRight') send({type: 'card.next'})
      if (key === 'ArrowLeft') send({type: 'card.previous'})
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isReading, send])
}

const failures = {save: viewerText.addFailed, remove: viewerText.removeFailed, delete: viewerText.deleteFailed} as const

function Failure({state}: Pick<Props, 'state'>) {
  const failed = failedChange(state)
  return failed === null ? null : (
    <Alert tone="error" title={failures[failed]} role="alert">
      {viewerText.failedHint}
    </Alert>
  )
}

/** What may be done stands below the front (spec 2§4). */
function Action({state, send, card}: Of<Omit<Props, 'now'>>) {
  if (isBackUp(state)) return null
  const pending = state.hasTag('pending')
  const action = cardAction(state, card)
  if (action === 'delete')
    return (
      <Button variant="danger" pending={pending} onClick={() => send({type: 'card.delete'})}>
        {viewerText.delete}
      </Button>
    )
  if (action === 'remove')
    return (
      <Button variant="outline" pending={pending} onClick={() => send({type: 'card.remove'})}>
        {viewerText.remove}
      </Button>
    )
  return (
    <Button pending={pending} onClick={() => send({type: 'card.save'})}>
      {viewerText.save}
    </Button>
  )
}

const Steps = ({state, send}: Omit<Props, 'now'>) => (
  <div className={css({display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '3'})}>
    <IconButton
      label={viewerText.previous}
      icon={<ArrowLeftIcon />}
      disabled={!state.can({type: 'card.previous'})}
      onClick={() => send({type: 'card.previous'})}
    />
    <Button
      variant="soft"
      icon={<RefreshIcon />}
      disabled={!state.can({type: 'card.flip'})}
      onClick={() => send({type: 'card.flip'})}
    >
      {isBackUp(state) ? viewerText.question : viewerText.answer}
    </Button>
    <IconButton
      label={viewerText.next}
      icon={<ArrowRightIcon />}
      disabled={!state.can({type: 'card.next'})}
      onClick={() => send({type: 'card.next'})}
    />
  </div>
)

const Facts = ({card, now}: Of<Pick<Props, 'now'>>) => (
  <div className={factsStyle}>
    {card.creator === null ? null : <span>{creatorLine(card.creator)}</span>}
    <span>{createdLine(timeAgo(card.createdAt, now))}</span>
    <span>{timesAdded(card.timesAdded)}</span>
    {card.isAdded ? (
      <Badge tone="right" icon={<CheckIcon />}>
        {viewerText.added}
      </Badge>
    ) : null}
  </div>
)

function Opened({state, send, now, actionsOf, card}: Of<Props>) {
  return (
    <Dialog
      open
      size="lg"
      onClose={() => send({type: 'viewer.close'})}
      title={viewerText.title(viewedNumber(state))}
      closeLabel={viewerText.close}
      footer={<Action state={state} send={send} card={card} />}
    >
      <div data-card-viewer className={css({display: 'flex', flexDirection: 'column', gap: '4'})}>
        <FlipCard
          key={card.id}
          front={<RichTextView value={card.front} tableLabel={viewerText.table} />}
          back={<RichTextView value={card.back} tableLabel={viewerText.table} />}
          frontLabel={viewerText.question}
          backLabel={viewerText.answer}
          isBackUp={isBackUp(state)}
          onFlip={() => send({type: 'card.flip'})}
        />
        <Steps state={state} send={send} />
        <Failure state={state} />
        <Facts card={card} now={now} />
        {card.isOwn ? null : actionsOf?.(card)}
      </div>
    </Dialog>
  )
}

/** One card of the community in a window over the list, in every state of its chart (F-093). */
export function CardViewerView(props: Props) {
  const {state, send} = props
  useArrows(props)
  const card = viewedCard(state)
  if (card === undefined || !state.hasTag('open')) return null
  const isAsked = state.matches('confirmingDelete') || state.matches('deleting')
  return isAsked ? (
    <ConfirmDialog
      open
      danger
      title={viewerText.confirmTitle}
      description={viewerText.confirm}
      confirmLabel={viewerText.delete}
      cancelLabel={viewerText.cancel}
      pending={state.matches('deleting')}
      onConfirm={() => send({type: 'deletion.confirm'})}
      onCancel={() => send({type: 'deletion.cancel'})}
    />
  ) : (
    <Opened {...props} card={card} />
  )
}

const factsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  textStyle: 'small',
  color: 'text.muted',
})
