import {useId} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {AgedGroup} from '../../../domain/notifications/ages.ts'
import type {Instant} from '../../../domain/shared/studyDay.ts'
import type {notificationsMachine} from '../../../machines/notifications/notifications.machine.ts'
import {hasUnseen, offersMore, shownGroups, shownNow} from '../../../machines/notifications/notifications.selectors.ts'
import {notificationsText as text} from '../../text/notifications/notifications.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {CheckIcon} from '../../ui/icon/icons.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {NotificationItem} from './NotificationItem.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof notificationsMachine>
  readonly send: (event: EventFrom<typeof notificationsMachine>) => void
}

type GroupProps = {readonly group: AgedGroup; readonly now: Instant; readonly onOpen: (id: string) => void}

function Group({group, now, onOpen}: GroupProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h3
        id={heading}
        className={css({
          textStyle: 'overline',
          color: 'text.muted',
          paddingInline: {base: '6', md: '5'},
          paddingTop: '4',
          paddingBottom: '2',
        })}
      >
        {text.groups[group.group]}
      </h3>
      <ul>
        {group.items.map((item) => (
          <li key={item.id} className={css({borderTop: 'subtle'})}>
            <NotificationItem item={item} now={now} onOpen={() => onOpen(item.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function More({state, send}: Props) {
  const isLoading = state.matches({open: 'loadingMore'})
  return (
    <div className={css({padding: '4', display: 'flex', flexDirection: 'column', gap: '3', borderTop: 'subtle'})}>
      {state.matches({open: 'loadMoreFailed'}) ? (
        <Alert tone="error" role="alert">
          {text.moreFailed}
        </Alert>
      ) : null}
      {offersMore(state) ? (
        <Button variant="outline" wide pending={isLoading} onClick={() => send({type: 'more.load'})}>
          {isLoading ? text.loadingMore : text.more}
        </Button>
      ) : null}
    </div>
  )
}

function Failure({send}: Pick<Props, 'send'>) {
  return (
    <div className={css({padding: '4'})}>
      <Alert
        tone="error"
        role="alert"
        title={text.failed}
        actions={
          <Button size="sm" variant="outline" onClick={() => send({type: 'panel.retry'})}>
            {text.retry}
          </Button>
        }
      >
        {text.failedText}
      </Alert>
    </div>
  )
}

/** What the open panel holds: groups by age with their marks, or why there is nothing (spec 3§2.6). */
export function NotificationsPanel({state, send}: Props) {
  const groups = shownGroups(state)
  const isMarking = state.matches({open: 'markingAll'})
  const canMark = state.can({type: 'all.mark'}) || isMarking
  return (
    <div aria-busy={state.hasTag('pending')}>
      {groups.length > 0 && (canMark || hasUnseen(state)) ? (
        <div className={css({paddingInline: '3', paddingBottom: '1'})}>
          <Button
            size="sm"
            variant="ghost"
            icon={<CheckIcon size={18} />}
            pending={isMarking}
            disabled={!canMark}
            onClick={() => send({type: 'all.mark'})}
          >
            {text.markAll}
          </Button>
        </div>
      ) : null}
      {state.matches({open: 'failed'}) ? <Failure send={send} /> : null}
      {state.matches({open: 'loading'}) && groups.length === 0 ? (
        <div className={css({padding: '5'})}>
          <Skeleton shape="row" lines={5} label={text.loading} />
        </div>
      ) : null}
      {state.matches({open: 'empty'}) ? (
        <EmptyState art="done" level={3} title={text.empty}>
          {text.emptyText}
        </EmptyState>
      ) : null}
      {groups.map((group) => (
        <Group
          key={group.group}
          group={group}
          now={shownNow(state)}
          onOpen={(id) => send({type: 'notification.open', id})}
        />
      ))}
      {offersMore(state) ? <More state={state} send={send} /> : null}
    </div>
  )
}
