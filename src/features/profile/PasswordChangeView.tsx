import {type ReactNode, type SyntheticEvent, useEffect, useRef} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {shortestNewPassword} from '../../../domain/access/passwordPolicy.ts'
import type {PasswordFailure, PasswordForm} from '../../../domain/profile/newPassword.ts'
import type {passwordChangeMachine} from '../../../machines/profile/passwordChange.machine.ts'
import {isDone, isPasswordVisible, shownFailure} from '../../../machines/profile/passwordChange.selectors.ts'
import {passwordMessages, passwordText} from '../../text/profile/profile.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {TextField} from '../../ui/form/TextField.tsx'
import {ProfileSection} from './ProfileSection.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof passwordChangeMachine>
  readonly send: (event: EventFrom<typeof passwordChangeMachine>) => void
  /** Told whenever something was typed, and when the form empties itself. */
  readonly onTyped?: (form: PasswordForm) => void
  /** How strong the new password is that is being typed. */
  readonly strength?: ReactNode
}

const nothing: PasswordForm = {oldPassword: '', newPassword: '', confirmation: ''}

const typed = (form: HTMLFormElement): PasswordForm => {
  const data = new FormData(form)
  const text = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {oldPassword: text('oldPassword'), newPassword: text('newPassword'), confirmation: text('confirmation')}
}

/** The field that a refusal is about; none for those of the whole attempt. */
const fieldOf: Readonly<Partial<Record<PasswordFailure, 'oldPassword' | 'newPassword' | 'confirmation'>>> = {
  mismatch: 'confirmation',
  oldMissing: 'oldPassword',
  wrongPassword: 'oldPassword',
  short: 'newPassword',
  common: 'newPassword',
  personal: 'newPassword',
}

/** The change of the password in every state of its chart (F-006). The form keeps what is typed until it is done. */
export function PasswordChangeView({state, send, onTyped, strength}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const failure = shownFailure(state)
  const hasEnded = isDone(state)
  const isPending = state.hasTag('pending')
  const field = failure === null ? undefined : fieldOf[failure]

  useEffect(() => {
    if (hasEnded) form.current?.reset()
  }, [hasEnded])
  useEffect(() => {
    if (field !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [field])

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) send({type: 'password.submit', ...typed(event.currentTarget)})
  }
  const onChange = (event: SyntheticEvent<HTMLFormElement>) => {
    onTyped?.(typed(event.currentTarget))
    send({type: 'field.change'})
  }
  const error = (name: string) => (failure !== null && field === name ? {error: passwordMessages[failure].title} : {})
  const type = isPasswordVisible(state) ? 'text' : 'password'
  return (
    <ProfileSection title={passwordText.title} intro={passwordText.intro}>
      <form
        ref={form}
        onSubmit={onSubmit}
        onChange={onChange}
        onReset={() => onTyped?.(nothing)}
        noValidate
        aria-busy={isPending}
        className={formStyle}
      >
        {failure === null ? null : (
          <Alert tone="error" role="alert" title={passwordMessages[failure].title}>
            {passwordMessages[failure].text}
          </Alert>
        )}
        {hasEnded ? (
          <Alert tone="success" role="status" title={passwordText.done}>
            {passwordText.doneText}
          </Alert>
        ) : null}
        <TextField
          name="oldPassword"
          type={type}
          label={passwordText.oldPassword}
          autoComplete="current-password"
          {...error('oldPassword')}
        />
        <TextField
          name="newPassword"
          type={type}
          label={passwordText.newPassword}
          autoComplete="new-password"
          minLength={shortestNewPassword}
          hint={passwordText.newPasswordHint}
          {...error('newPassword')}
        />
        {strength}
        <TextField
          name="confirmation"
          type={type}
          label={passwordText.confirmation}
          autoComplete="new-password"
          {...error('confirmation')}
        />
        <div className={css({display: 'flex', flexWrap: 'wrap', gap: '3'})}>
          <Button type="submit" variant="outline" pending={isPending}>
            {state.matches('checking')
              ? passwordText.checking
              : state.matches('updating')
                ? passwordText.updating
                : passwordText.change}
          </Button>
          <Button
            variant="ghost"
            aria-pressed={isPasswordVisible(state)}
            disabled={!state.can({type: 'password.toggle'})}
            onClick={() => send({type: 'password.toggle'})}
          >
            {isPasswordVisible(state) ? passwordText.hide : passwordText.show}
          </Button>
        </div>
      </form>
    </ProfileSection>
  )
}

const formStyle = css({display: 'flex', flexDirection: 'column', gap: '5', maxWidth: 'form'})
