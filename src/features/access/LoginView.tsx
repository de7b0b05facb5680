import {type ReactNode, type SyntheticEvent, useEffect, useRef, useState} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {canSignIn} from '../../../domain/access/credentials.ts'
import type {loginMachine} from '../../../machines/access/login.machine.ts'
import {
  clearedFields,
  isPasswordVisible,
  isProviderSilent,
  isSlow,
  shownFailure,
} from '../../../machines/access/login.selectors.ts'
import {accessText, signInMessages} from '../../text/access/access.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {TextField} from '../../ui/form/TextField.tsx'
import {TextLink} from '../../ui/action/TextLink.tsx'
import {withSearch} from './links.ts'
import {plainWelcome, type Welcome} from './welcome.ts'

type Props = {
  readonly state: SnapshotFrom<typeof loginMachine>
  readonly send: (event: EventFrom<typeof loginMachine>) => void
  readonly welcome?: Welcome
  /** The query that the links keep. */
  readonly search?: string
  /** What has to be known before signing in. */
  readonly notice?: ReactNode
}

const typed = (form: HTMLFormElement) => {
  const data = new FormData(form)
  return {email: String(data.get('email') ?? '').trim(), password: String(data.get('password') ?? '')}
}

const fieldsError = (isMarked: boolean, text: string) => (isMarked ? {error: text} : {})

/** Login by e-mail and password (spec 1§2). The form keeps what is typed; the machine sees it at submit. */
export function LoginView({state, send, welcome = plainWelcome, search = '', notice}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [isComplete, setComplete] = useState(false)
  const failure = shownFailure(state)
  const cleared = clearedFields(state).join()

  useEffect(() => {
    if (!form.current || cleared === '') return
    for (const name of cleared.split(',')) {
      const input = form.current.elements.namedItem(name)
      if (input instanceof HTMLInputElement) input.value = ''
    }
    setComplete(canSignIn(typed(form.current)))
  }, [cleared])

  const onChange = (event: SyntheticEvent<HTMLFormElement>) => {
    setComplete(canSignIn(typed(event.currentTarget)))
    send({type: 'field.change'})
  }
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({type: 'login.submit', ...typed(event.currentTarget)})
  }
  const message = failure === null ? null : signInMessages[failure]
  const isEmailMarked = failure === 'invalid-email' || failure === 'user-not-found' || failure === 'too-many-requests'
  const isPasswordMarked =
    failure === 'wrong-password' || failure === 'user-not-found' || failure === 'too-many-requests'

  return (
    <form
      ref={form}
      onChange={onChange}
      onSubmit={onSubmit}
      aria-busy={state.hasTag('pending')}
      className={formStyle}
      noValidate
    >
      <header>
        <h1 className={css({textStyle: 'display', color: 'text.strong'})}>{welcome.greeting}</h1>
        <p className={css({textStyle: 'body', color: 'text.muted', marginTop: '2'})}>{welcome.invitation}</p>
      </header>
      {notice}
      {message ? (
        <Alert tone="error" role="alert" title={message.title}>
          <p>{message.text}</p>
          {isProviderSilent(state) ? <p>{accessText.unreachable}</p> : null}
        </Alert>
      ) : null}
      {state.matches('signedIn') ? (
        <Alert tone="success" role="status">
          {accessText.signedIn}
        </Alert>
      ) : null}
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={accessText.email}
        {...fieldsError(isEmailMarked, message?.title ?? '')}
      />
      <TextField
        name="password"
        autoComplete="current-password"
        label={accessText.password}
        labelAside={
          <TextLink href={withSearch('/redefinir-senha', search)} variant="quiet">
            {accessText.forgotPassword}
          </TextLink>
        }
        reveal={{
          visible: isPasswordVisible(state),
          onToggle: () => send({type: 'password.toggle'}),
          showLabel: accessText.showPassword,
          hideLabel: accessText.hidePassword,
        }}
        {...fieldsError(isPasswordMarked, message?.title ?? '')}
      />
      <Button
        type="submit"
        size="lg"
        wide
        pending={state.hasTag('pending')}
        disabled={!isComplete || state.matches('signedIn')}
      >
        {state.hasTag('pending') ? accessText.entering : accessText.enter}
      </Button>
      {isSlow(state) ? (
        <p role="status" className={css({textStyle: 'small', color: 'text.muted', textAlign: 'center'})}>
          {accessText.slow}
        </p>
      ) : null}
      <p className={css({textStyle: 'body', color: 'text.muted', textAlign: 'center'})}>
        {accessText.noAccount} <TextLink href={withSearch('/registrar', search)}>{accessText.register}</TextLink>
      </p>
    </form>
  )
}

const formStyle = css({display: 'flex', flexDirection: 'column', gap: '5', width: 'full', maxWidth: 'form'})
