import {type ReactNode, Suspense} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {relevanceLevel, type Theme, themeDate} from '../../../domain/themes/theme.ts'
import {themeTitle} from '../../../domain/themes/themeList.ts'
import type {SyncStatus} from '../../../machines/outbox/outbox.types.ts'
import type {themeMachine} from '../../../machines/themes/theme.machine.ts'
import {finishOf, releaseOf} from '../../../machines/themes/theme.selectors.ts'
import {brand} from '../../text/shared/brand.ts'
import {
  finishedOn,
  finishLabel,
  lockedUntil,
  phaseName,
  relevanceLink,
  relevanceNames,
  releasedOn,
  themeText,
} from '../../text/themes/themes.ts'
import {Button} from '../../ui/action/Button.tsx'
import {CheckIcon} from '../../ui/icon/icons.tsx'
import {LockIcon} from '../../ui/icon/lateIcons.tsx'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import {Badge} from '../../ui/status/Badge.tsx'
import type {Send} from '../flow.ts'
import {SyncStatusBadge} from '../outbox/SyncStatusBadge.tsx'
import {RelevanceMark} from './RelevanceMark.tsx'

const ConfirmDialog = lazyNamed(() => import('../../ui/overlay/ConfirmDialog.tsx'), 'ConfirmDialog')

type Props = {
  readonly theme: Theme
  readonly state: SnapshotFrom<typeof themeMachine>
  readonly send: Send<EventFrom<typeof themeMachine>>
  /** What the outbox says of the finish on its way (D-03). */
  readonly syncStatus: SyncStatus
  /** What can be made for the theme. */
  readonly extras?: ReactNode
}

/** The compass takes nothing from here (G-39). */
const compassPath = `/${brand.slug}-compass`

function Relevance({relevance}: Pick<Theme, 'relevance'>) {
  const level = relevanceLevel(relevance)
  return (
    <a
      href={compassPath}
      target="_blank"
      rel="noopener noreferrer"
      className={relevanceStyle}
      aria-label={relevanceLink(level)}
    >
      <RelevanceMark level={level} />
      {relevanceNames[level]}
    </a>
  )
}

function Status({state, syncStatus}: Pick<Props, 'state' | 'syncStatus'>) {
  const finishedAt = finishOf(state)
  if (state.hasTag('done'))
    return (
      <span className={statusStyle} {...(state.matches('finishing') && {role: 'status'})}>
        <Badge tone="right" icon={<CheckIcon />}>
          {finishedOn(themeDate(finishedAt ?? releaseOf(state)))}
        </Badge>
        {state.matches('finishing') ? <SyncStatusBadge syncStatus={syncStatus} /> : null}
      </span>
    )
  const date = themeDate(releaseOf(state))
  if (state.matches('locked')) return <Badge icon={<LockIcon />}>{lockedUntil(date)}</Badge>
  return <Badge tone="info">{releasedOn(date)}</Badge>
}

function Finish({theme, state, send}: Pick<Props, 'theme' | 'state' | 'send'>) {
  if (!state.hasTag('open')) return null
  const title = themeTitle(theme.leaf)
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<CheckIcon />}
        aria-label={finishLabel(title)}
        onClick={() => send({type: 'finish.ask'})}
      >
        {themeText.finish}
      </Button>
      {state.matches('confirming') ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            title={themeText.finishQuestion}
            description={themeText.irreversible}
            confirmLabel={themeText.confirm}
            cancelLabel={themeText.cancel}
            onConfirm={() => send({type: 'finish.confirm'})}
            onCancel={() => send({type: 'finish.cancel'})}
          >
            <p className={css({textStyle: 'body', color: 'text.strong', fontWeight: 'semibold'})}>{title}</p>
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  )
}

/** A theme of the list, in every state of its life (F-037): a row, on phones a card. */
export function ThemeRowView({theme, state, send, syncStatus, extras}: Props) {
  return (
    <div role="row" className={rowStyle} data-done={state.hasTag('done') || undefined}>
      <div role="rowheader" className={titleStyle}>
        {themeTitle(theme.leaf)}
        {theme.isPreCourse ? <Badge>{themeText.preCourseBadge}</Badge> : null}
      </div>
      <div role="cell" className={cellStyle}>
        {phaseName(theme.phase)}
      </div>
      <div role="cell" className={cellStyle}>
        <Relevance relevance={theme.relevance} />
      </div>
      <div role="cell" className={cellStyle}>
        <Status state={state} syncStatus={syncStatus} />
      </div>
      <div role="cell" className={actionsStyle}>
        <div
          className={css({
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: '2',
            md: {justifyContent: 'flex-end'},
            // The three of them stand beside each other.
            xl: {minWidth: '[24rem]'},
          })}
        >
          {extras}
          <Finish theme={theme} state={state} send={send} />
        </div>
        {state.matches({released: 'refused'}) ? (
          <Alert tone="error" role="alert" title={themeText.finishFailed}>
            {themeText.finishFailedHint}
          </Alert>
        ) : null}
      </div>
    </div>
  )
}

const rowStyle = css({
  md: {display: 'table-row'},
  '&[data-done]': {bg: 'right.subtle'},
  mdDown: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    padding: '4',
    border: 'subtle',
    borderRadius: 'lg',
    bg: 'surface.raised',
    '&[data-done]': {borderColor: 'right.border'},
  },
})
const inTable = {display: 'table-cell', padding: '3', verticalAlign: 'middle', borderBottom: 'subtle'} as const
const titleStyle = css({
  textStyle: 'body',
  fontWeight: 'semibold',
  color: 'text.strong',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '& > *': {marginInlineStart: '2'},
  md: inTable,
  mdDown: {flexBasis: 'full', minWidth: '0'},
})
const cellStyle = css({textStyle: 'small', color: 'text.default', md: {...inTable, whiteSpace: 'nowrap'}})
const actionsStyle = css({
  '& > * + *': {marginTop: '2'},
  md: inTable,
  mdDown: {flexBasis: 'full', minWidth: '0'},
})
const statusStyle = css({display: 'inline-flex', flexWrap: 'wrap', gap: '2'})
const relevanceStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  color: 'text.default',
  borderRadius: 'md',
  _hover: {color: 'text.strong', textDecoration: 'underline'},
  _focusVisible: {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[2px]'},
})
