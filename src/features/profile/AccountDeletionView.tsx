import {useId, useState} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {isDeletionConfirmed} from '../../../domain/profile/deletion.ts'
import type {accountDeletionMachine} from '../../../machines/profile/accountDeletion.machine.ts'
import {
  cancelFailure,
  isExplaining,
  pendingRequest,
  requestFailure,
} from '../../../machines/profile/accountDeletion.selectors.ts'
import {deletionText, requestFailureHints} from '../../text/profile/profile.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {Dialog} from '../../ui/overlay/Dialog.tsx'
import {TextField} from '../../ui/form/TextField.tsx'
import {ProfileSection} from './ProfileSection.tsx'
import type {Send} from '../flow.ts'

type Props = {
  readonly state: SnapshotFrom<typeof accountDeletionMachine>
  readonly send: Send<EventFrom<typeof accountDeletionMachine>>
}

/** What is lost, and a word to type: nobody asks for this by a slip of the finger. */
function DeletionDialog({state, send}: Props) {
  const [typed, setTyped] = useState('')
  const formId = useId()
  const failure = requestFailure(state)
  const isPending = state.hasTag('pending')
  const stop = () => {
    if (state.can({type: 'deletion.stop'})) send({type: 'deletion.stop'})
  }
  return (
    <Dialog
      open
      role="alertdialog"
      title={deletionText.confirmTitle}
      description={deletionText.explanation}
      onClose={stop}
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={stop}>
            {deletionText.stop}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            pending={isPending}
            disabled={!isPending && !isDeletionConfirmed(typed)}
          >
            {deletionText.confirm}
          </Button>
        </>
      }
    >
      <div className={css({textStyle: 'body', display: 'flex', flexDirection: 'column', gap: '2'})}>
        <p>{deletionText.lostIntro}</p>
        <ul className={listStyle}>
          {deletionText.lost.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className={css({color: 'text.muted'})}>{deletionText.exportFirst}</p>
      </div>
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          send({type: 'deletion.confirm', typed})
        }}
      >
        <TextField
          label={deletionText.typeWord}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
      {failure === null ? null : (
        <Alert tone="error" role="alert" title={deletionText.requestFailed}>
          {requestFailureHints[failure]}
        </Alert>
      )}
    </Dialog>
  )
}

/** The request that the account be deleted, in every state of its chart (D-24). */
export function AccountDeletionView({state, send}: Props) {
  const request = pendingRequest(state)
  const failure = cancelFailure(state)
  return (
    <ProfileSection title={deletionText.title} {...(request === null && {intro: deletionText.intro})}>
      {request === null ? (
        <div>
          <Button
            variant="outline"
            disabled={!state.can({type: 'deletion.begin'})}
            onClick={() => send({type: 'deletion.begin'})}
          >
            {deletionText.begin}
          </Button>
        </div>
      ) : (
        <Alert
          tone="warning"
          role="status"
          title={deletionText.pendingTitle}
          actions={
            <Button
              variant="outline"
              size="sm"
              pending={state.matches('cancelling')}
              onClick={() => send({type: 'deletion.cancel'})}
            >
              {deletionText.cancel}
            </Button>
          }
        >
          {deletionText.pending(request.at, request.deadline)}
        </Alert>
      )}
      {failure === null ? null : (
        <Alert tone="error" role="alert" title={deletionText.cancelFailed}>
          {requestFailureHints[failure]}
        </Alert>
      )}
      {isExplaining(state) ? <DeletionDialog state={state} send={send} /> : null}
    </ProfileSection>
  )
}

const listStyle = css({display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'disc', paddingInlineStart: '5'})
