import {Suspense} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {progressOf} from '../../../domain/extras/counts.ts'
import type {Extra} from '../../../domain/extras/extra.types.ts'
import type {extraActivityMachine} from '../../../machines/extras/extraActivity.machine.ts'
import type {SyncStatus} from '../../../machines/outbox/outbox.types.ts'
import {extraDetail, extraNames, extrasText, extraTitle, progressText, rowName} from '../../text/extras/extras.ts'
import {Button} from '../../ui/action/Button.tsx'
import {IconButton} from '../../ui/action/IconButton.tsx'
import {Card} from '../../ui/content/Card.tsx'
import {CheckIcon, ChevronRightIcon} from '../../ui/icon/icons.tsx'
import {TrashIcon} from '../../ui/icon/toolIcons.tsx'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {Badge} from '../../ui/status/Badge.tsx'
import type {Send} from '../flow.ts'
import {SyncStatusBadge} from '../outbox/SyncStatusBadge.tsx'
import {extraIcons} from './extraIcons.ts'

const ConfirmDialog = lazyNamed(() => import('../../ui/overlay/ConfirmDialog.tsx'), 'ConfirmDialog')

type Props = {
  readonly state: SnapshotFrom<typeof extraActivityMachine>
  readonly send: Send<EventFrom<typeof extraActivityMachine>>
  readonly extra: Extra
  readonly href: string
  /** What the outbox says of its finish (D-03). */
  readonly syncStatus: SyncStatus
}

function Mark({state, syncStatus}: Pick<Props, 'state' | 'syncStatus'>) {
  if (state.matches('finished'))
    return (
      <Badge tone="right" icon={<CheckIcon />}>
        {extrasText.finished}
      </Badge>
    )
  if (state.matches('finishing'))
    return (
      <span role="status" className={marksStyle}>
        <Badge tone="info">{extrasText.finishing}</Badge>
        <SyncStatusBadge syncStatus={syncStatus} />
      </span>
    )
  return <Badge>{extrasText.pending}</Badge>
}

function Actions({state, send, extra}: Pick<Props, 'state' | 'send' | 'extra'>) {
  const name = rowName(extra)
  return (
    <div className={actionsStyle}>
      {state.can({type: 'finish.send', key: ''}) ? (
        <Button
          size="sm"
          variant="outline"
          icon={<CheckIcon />}
          aria-label={extrasText.finishOf(name)}
          onClick={() => send({type: 'finish.send'})}
        >
          {extrasText.finish}
        </Button>
      ) : null}
      {state.can({type: 'delete.ask'}) || state.hasTag('confirming') ? (
        <IconButton label={extrasText.remove(name)} icon={<TrashIcon />} onClick={() => send({type: 'delete.ask'})} />
      ) : null}
    </div>
  )
}

/** One extra of the list: what it is, how far, its way in, and its end (F-042). Nothing once it is deleted. */
export function ExtraActivityView({state, send, extra, href, syncStatus}: Props) {
  if (state.hasTag('gone'))
    return state.matches('deleting') ? (
      <p role="status" className={css({textStyle: 'small', color: 'text.muted', padding: '2'})}>
        {extrasText.removing}
      </p>
    ) : null
  const Icon = extraIcons[extra.kind]
  const progress = progressOf(extra)
  const title = extraTitle(extra)
  const detail = [extraDetail(extra), progress === null ? '' : progressText(extra.kind, progress)].filter(Boolean)
  return (
    <Card className={cardStyle} padding="sm">
      <span className={iconStyle}>
        <Icon />
      </span>
      <div className={wordsStyle}>
        <p className={marksStyle}>
          <span className={css({textStyle: 'small', color: 'text.muted'})}>{extraNames[extra.kind]}</span>
          <Mark state={state} syncStatus={syncStatus} />
        </p>
        <h3 className={titleStyle}>
          <a href={href} className={linkStyle} aria-label={extrasText.open(rowName(extra))}>
            {title || extraNames[extra.kind]} <ChevronRightIcon size={16} />
          </a>
        </h3>
        {detail.length > 0 ? (
          <p className={css({textStyle: 'small', color: 'text.muted', overflowWrap: 'anywhere'})}>
            {detail.join(' · ')}
          </p>
        ) : null}
      </div>
      <Actions state={state} send={send} extra={extra} />
      {state.hasTag('confirming') ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            danger
            title={extrasText.removeTitle}
            description={`${rowName(extra)}. ${extrasText.removeText}`}
            confirmLabel={extrasText.removeConfirm}
            cancelLabel={extrasText.cancel}
            onConfirm={() => send({type: 'delete.confirm'})}
            onCancel={() => send({type: 'delete.cancel'})}
          />
        </Suspense>
      ) : null}
    </Card>
  )
}

const cardStyle = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minWidth: '0',
  _hover: {borderColor: 'border.control'},
  '&:has(h3 a:focus-visible)': {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[2px]'},
})
const iconStyle = css({
  display: 'inline-flex',
  flexShrink: '0',
  color: 'brand.text',
  '& svg': {width: '5', height: '5'},
})
const wordsStyle = css({display: 'flex', flexDirection: 'column', gap: '1', flex: '1', minWidth: '0'})
const marksStyle = css({display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2'})
const titleStyle = css({fontWeight: 'semibold', color: 'text.strong', overflowWrap: 'anywhere'})
// The link covers its card; what can be pressed besides stands above it.
const linkStyle = css({
  color: 'text.strong',
  outline: 'none',
  '& svg': {display: 'inline', verticalAlign: 'middle', color: 'text.muted'},
  _after: {content: '""', position: 'absolute', inset: '0', borderRadius: 'lg'},
})
const actionsStyle = css({
  position: 'relative',
  zIndex: 'raised',
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  flexShrink: '0',
})
