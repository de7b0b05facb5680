import {type SyntheticEvent, useEffect, useRef, useState} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {isEmail} from '../../../domain/access/credentials.ts'
import type {forgotPasswordMachine} from '../../../machines/access/forgotPassword.machine.ts'
import {isSlow, mailedTo, shownResult} from '../../../machines/access/forgotPassword.selectors.ts'
import {forgotPasswordMessages, forgotPasswordText as text} from '../../text/access/recovery.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {TextField} from '../../ui/form/TextField.tsx'
import {TextLink} from '../../ui/action/TextLink.tsx'
import {FormHeader} from './FormHeader.tsx'
import {withSearch} from './links.ts'

type Props = {
  readonly state: SnapshotFrom<typeof forgotPasswordMachine>
  readonly send: (event: EventFrom<typeof forgotPasswordMachine>) => void
  readonly search?: string
}

const typed = (form: HTMLFormElement) => String(new FormData(form).get('email') ?? '').trim()

function Result({state}: Pick<Props, 'state'>) {
  const result = shownResult(state)
  const email = mailedTo(state)
  if (result === null) return null
  const {title, text: words} = forgotPasswordMessages[result]
  if (email === null)
    return (
      <Alert tone="error" role="alert" title={title}>
        {words}
      </Alert>
    )
  return (
    <Alert tone="success" role="status" title={title}>
      <p>{words}</p>
      <p>{text.mailedTo(email)}</p>
    </Alert>
  )
}

/** Forgot password (spec 1§2). A refusal marks the field and takes the focus there; what was typed stays. */
export function ForgotPasswordView({state, send, search = ''}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [isComplete, setComplete] = useState(false)
  const result = shownResult(state)
  const isMarked = result === 'notFound' || result === 'failed'
  const isPending = state.hasTag('pending')
  useEffect(() => {
    const field = isMarked ? form.current?.elements.namedItem('email') : null
    if (field instanceof HTMLElement) field.focus()
  }, [isMarked])

  const onChange = (event: SyntheticEvent<HTMLFormElement>) => {
    setComplete(isEmail(typed(event.currentTarget)))
    send({type: 'field.change'})
  }
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({type: 'reset.submit', email: typed(event.currentTarget)})
  }

  return (
    <form ref={form} onChange={onChange} onSubmit={onSubmit} aria-busy={isPending} className={formStyle} noValidate>
      <FormHeader title={text.title}>{text.invitation}</FormHeader>
      <Result state={state} />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={text.email}
        {...(isMarked && {error: forgotPasswordMessages[result].title})}
      />
      <Button type="submit" size="lg" wide pending={isPending} disabled={!isComplete}>
        {isPending ? text.submitting : text.submit}
      </Button>
      {isSlow(state) ? (
        <p role="status" className={slowStyle}>
          {text.slow}
        </p>
      ) : null}
      <div className={linksStyle}>
        <TextLink href={withSearch('/', search)} variant="standalone">
          {text.back}
        </TextLink>
        {result === 'notFound' ? (
          <TextLink href={withSearch('/registrar', search)} variant="standalone">
            {text.register}
          </TextLink>
        ) : null}
      </div>
    </form>
  )
}

const formStyle = css({display: 'flex', flexDirection: 'column', gap: '5', width: 'full', maxWidth: 'form'})
const slowStyle = css({textStyle: 'small', color: 'text.muted', textAlign: 'center'})
const linksStyle = css({display: 'flex', justifyContent: 'center', flexWrap: 'wrap', gap: '5'})
