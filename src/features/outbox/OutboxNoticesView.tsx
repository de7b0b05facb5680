import {Suspense, useState} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {outboxMachine} from '../../../machines/outbox/outbox.machine.ts'
import {hasOthers, isAtRisk, isSetAside, refusedEntries, waitingEntries} from '../../../machines/outbox/outbox.queue.ts'
import type {OutboxEntry} from '../../../machines/outbox/outbox.types.ts'
import {noticeText, refusalReasons} from '../../text/outbox/outboxNotices.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'

const ConfirmDialog = lazyNamed(() => import('../../ui/overlay/ConfirmDialog.tsx'), 'ConfirmDialog')

type Props = {
  readonly state: SnapshotFrom<typeof outboxMachine>
  readonly send: (event: EventFrom<typeof outboxMachine>) => void
  /** Saves a copy of what was set aside to a file. */
  readonly onSave?: (entry: OutboxEntry) => void
}

type EntryProps = Pick<Props, 'send' | 'onSave'> & {readonly entry: OutboxEntry}

const nothing = () => undefined

/** What the server kept failing at: sent once more, saved to a file, or discarded for good. */
function SetAside({entry, isKept, send, onSave = nothing}: EntryProps & {readonly isKept: boolean}) {
  const [isAsking, setAsking] = useState(false)
  return (
    <li className={css({display: 'flex', flexDirection: 'column', gap: '2'})}>
      <span>{noticeText.setAside(isKept)}</span>
      <span className={css({display: 'flex', gap: '2', flexWrap: 'wrap'})}>
        <Button size="sm" onClick={() => send({type: 'write.requested', entry: {...entry, refusal: null}})}>
          {noticeText.retry}
        </Button>
        <Button variant="outline" size="sm" onClick={() => onSave(entry)}>
          {noticeText.saveCopy}
        </Button>
        <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
          {noticeText.discard}
        </Button>
      </span>
      {isAsking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            danger
            title={noticeText.discardTitle}
            description={noticeText.discardText}
            confirmLabel={noticeText.discard}
            cancelLabel={noticeText.keep}
            onConfirm={() => send({type: 'write.discard', key: entry.key})}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </li>
  )
}

function Refused({entry, send}: EntryProps) {
  const reason = entry.refusal === null ? undefined : refusalReasons[entry.refusal]
  return (
    <li className={css({display: 'flex', gap: '3', alignItems: 'center', flexWrap: 'wrap'})}>
      <span>{reason ?? noticeText.refused(1, hasOthers([entry]))}</span>
      <Button variant="outline" size="sm" onClick={() => send({type: 'write.discard', key: entry.key})}>
        {noticeText.discard}
      </Button>
    </li>
  )
}

const RetryNow = ({send}: Pick<Props, 'send'>) => (
  <Button size="sm" variant="outline" onClick={() => send({type: 'retry.now'})}>
    {noticeText.retryNow}
  </Button>
)

function Hint({state, send}: Props) {
  const {context} = state
  const isWaiting = waitingEntries(context).length > 0
  const actions = state.matches('backingOff') ? {actions: <RetryNow send={send} />} : {}
  if (state.matches('offline')) {
    return isAtRisk(context) || context.isShut ? (
      <Alert tone="error" role="alert">
        {noticeText.offlineInTab}
      </Alert>
    ) : (
      <div className={offlineStyle}>
        <Alert tone="warning" role="status">
          {noticeText.offline}
        </Alert>
      </div>
    )
  }
  if (isAtRisk(context) && (!context.isShut || state.matches('backingOff') || state.matches('awaitingLogin'))) {
    return (
      <Alert tone="error" role="alert" {...actions}>
        {noticeText.atRisk}
      </Alert>
    )
  }
  if (state.matches('backingOff'))
    return (
      <Alert tone="warning" role="status" {...actions}>
        {noticeText.retrying}
      </Alert>
    )
  // It stands as long as it is so: what comes and goes with each answer would only move the page.
  if (context.isShut)
    return (
      <Alert tone="warning" role="status">
        {noticeText.unkept}
      </Alert>
    )
  return state.matches('awaitingLogin') && isWaiting ? (
    <Alert tone="warning" role="status">
      {noticeText.login}
    </Alert>
  ) : null
}

/** What the student must know about writes on their way: no network, no login, no storage, refused or set aside (D-01, D-03). */
export function OutboxNoticesView({state, send, onSave = nothing}: Props) {
  const refused = refusedEntries(state.context)
  return (
    <>
      <Hint state={state} send={send} />
      {refused.length > 0 ? (
        <Alert tone="error" role="alert" title={noticeText.refused(refused.length, hasOthers(refused))}>
          <ul className={css({display: 'flex', flexDirection: 'column', gap: '2'})}>
            {refused.map((entry) =>
              isSetAside(entry) ? (
                <SetAside
                  key={entry.key}
                  entry={entry}
                  isKept={!state.context.unkept.includes(entry.key)}
                  send={send}
                  onSave={onSave}
                />
              ) : (
                <Refused key={entry.key} entry={entry} send={send} />
              ),
            )}
          </ul>
        </Alert>
      ) : null}
    </>
  )
}

/** Beside a question the sign in the header says it, and the question keeps its place. */
const offlineStyle = css({_studyFolded: {srOnly: true}})
