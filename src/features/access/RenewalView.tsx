import {type RefObject, type SyntheticEvent, useEffect, useRef, useState} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {renewalMachine} from '../../../machines/access/renewal.machine.ts'
import {isPasswordCleared, isRenewalPasswordVisible, shownRefusal} from '../../../machines/access/renewal.selectors.ts'
import {accessText, signInMessages} from '../../text/access/access.ts'
import {sessionText} from '../../text/access/session.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {Dialog} from '../../ui/overlay/Dialog.tsx'
import {TextField} from '../../ui/form/TextField.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof renewalMachine>
  readonly send: (event: EventFrom<typeof renewalMachine>) => void
  /** 'Sair'. */
  readonly onLeave: () => void
}

const typed = (form: HTMLFormElement) => String(new FormData(form).get('password') ?? '')
const nothing = () => undefined

/** Asks for the password over the screen the student was on; only the right one, or leaving, closes it (F-002). */
export function RenewalView({state, send, onLeave}: Props) {
  const password = useRef<HTMLInputElement>(null)
  const {email} = state.context
  return (
    <Dialog
      open
      onClose={nothing}
      role="alertdialog"
      title={sessionText.expiredTitle}
      description={sessionText.expiredText}
      initialFocus={password}
    >
      {email === '' ? (
        <div className={formStyle}>
          <p>{sessionText.noPassword}</p>
          <Button variant="outline" onClick={onLeave}>
            {sessionText.leave}
          </Button>
        </div>
      ) : (
        <RenewalForm state={state} send={send} onLeave={onLeave} password={password} />
      )}
    </Dialog>
  )
}

function RenewalForm({
  state,
  send,
  onLeave,
  password,
}: Props & {readonly password: RefObject<HTMLInputElement | null>}) {
  const form = useRef<HTMLFormElement>(null)
  const [isTyped, setTyped] = useState(false)
  const failure = shownRefusal(state)
  const isCleared = isPasswordCleared(state)
  const isPending = state.hasTag('pending')
  useEffect(() => {
    if (isCleared) form.current?.reset()
  }, [isCleared])
  useEffect(() => {
    if (failure !== null) password.current?.focus()
  }, [failure, password])

  const onChange = (event: SyntheticEvent<HTMLFormElement>) => {
    setTyped(typed(event.currentTarget) !== '')
    send({type: 'field.change'})
  }
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({type: 'renewal.submit', password: typed(event.currentTarget)})
  }
  const message = failure === null ? null : signInMessages[failure]
  return (
    <form
      ref={form}
      className={formStyle}
      onChange={onChange}
      onReset={() => setTyped(false)}
      onSubmit={onSubmit}
      aria-busy={isPending}
      noValidate
    >
      {message ? (
        <Alert tone="error" role="alert" title={message.title}>
          {state.context.isUnreachable ? accessText.unreachable : message.text}
        </Alert>
      ) : null}
      {state.matches('renewed') ? (
        <Alert tone="success" role="status">
          {sessionText.renewed}
        </Alert>
      ) : null}
      <div>
        <p className={css({textStyle: 'label', color: 'text.muted'})}>{sessionText.account}</p>
        <p className={css({textStyle: 'body', color: 'text.strong', overflowWrap: 'anywhere'})}>
          {state.context.email}
        </p>
        <input type="hidden" name="username" autoComplete="username" value={state.context.email} readOnly />
      </div>
      <TextField
        ref={password}
        name="password"
        autoComplete="current-password"
        label={sessionText.password}
        reveal={{
          visible: isRenewalPasswordVisible(state),
          onToggle: () => send({type: 'password.toggle'}),
          showLabel: sessionText.showPassword,
          hideLabel: sessionText.hidePassword,
        }}
        {...(message && !state.context.isUnreachable ? {error: message.title} : {})}
      />
      <div
        className={css({
          display: 'flex',
          gap: '3',
          flexDirection: {base: 'column-reverse', sm: 'row'},
          justifyContent: 'flex-end',
        })}
      >
        <Button variant="outline" onClick={onLeave}>
          {sessionText.leave}
        </Button>
        <Button type="submit" pending={isPending} disabled={!isTyped || state.matches('renewed')}>
          {isPending ? sessionText.checking : sessionText.continue}
        </Button>
      </div>
    </form>
  )
}

const formStyle = css({display: 'flex', flexDirection: 'column', gap: '5'})
