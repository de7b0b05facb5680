import {type ReactNode, type SyntheticEvent, useEffect, useRef, useState} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {
  canRegister,
  emptyFields,
  nameLimit,
  type RegistrationField,
  type RegistrationForm,
} from '../../../domain/access/registration.ts'
import type {registrationMachine} from '../../../machines/access/registration.machine.ts'
import {
  areTermsOpen,
  emptiesEmail,
  isPasswordVisible,
  isSlow,
  markedFields,
  shownRefusal,
  shownTrouble,
} from '../../../machines/access/registration.selectors.ts'
import {registrationRefusals, registrationText as text} from '../../text/access/registration.ts'
import {Button} from '../../ui/action/Button.tsx'
import {TextField} from '../../ui/form/TextField.tsx'
import {TextLink} from '../../ui/action/TextLink.tsx'
import {type Courses, CourseField} from './CourseField.tsx'
import {FormHeader} from './FormHeader.tsx'
import {withSearch} from './links.ts'
import {RegistrationNotice} from './RegistrationNotice.tsx'
import {TermsConsent} from './TermsConsent.tsx'
import type {Send} from '../flow.ts'

export type RegistrationProps = {
  readonly state: SnapshotFrom<typeof registrationMachine>
  readonly send: Send<EventFrom<typeof registrationMachine>>
  readonly courses: Courses
  /** What the form starts with: a draft of this tab, the query's course. */
  readonly initial?: Pick<RegistrationForm, 'name' | 'email' | 'courseId'>
  /** Addresses of the operator; a link is there only where one is set. */
  readonly links?: {readonly terms: string; readonly privacy: string}
  readonly search?: string
  /** Told whenever something was typed. */
  readonly onDraft?: (form: RegistrationForm) => void
  /** The full terms in a drawer; what loads them is not this view's business. */
  readonly terms?: ReactNode
  /** How strong the password is that is being typed; what measures it is not this view's business either. */
  readonly strength?: ReactNode
}

const blank = {name: '', email: '', courseId: ''}
const noLinks = {terms: '', privacy: ''}

function typed(form: HTMLFormElement): RegistrationForm {
  const data = new FormData(form)
  const field = (name: string) => String(data.get(name) ?? '')
  return {
    name: field('name'),
    email: field('email').trim(),
    password: field('password'),
    confirmation: field('confirmation'),
    courseId: field('courseId'),
    hasAcceptedTerms: data.has('terms'),
  }
}

/** What a refusal does to the form: an e-mail that is taken is emptied, and the first field it is about gets the focus. */
function useRefusal(state: RegistrationProps['state']) {
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<readonly RegistrationField[]>([])
  const refusal = shownRefusal(state)
  const clears = emptiesEmail(state)
  const about = markedFields(state).join()
  // The focus stays in the drawer while it is open: a field behind it comes when it closes.
  const isCovered = areTermsOpen(state)
  useEffect(() => {
    if (!form.current || refusal === null || isCovered) return
    const empty = refusal === 'incomplete' ? emptyFields(typed(form.current)) : []
    setMissing(empty)
    const field = form.current.elements.namedItem(empty[0] ?? about.split(',')[0] ?? '')
    if (!(field instanceof HTMLInputElement)) return
    if (clears) field.value = ''
    field.focus()
  }, [refusal, clears, about, isCovered])
  const errorOf = (field: RegistrationField): {error?: string} => {
    if (refusal === null) return {}
    if (refusal === 'incomplete') return missing.includes(field) ? {error: text.missing} : {}
    return markedFields(state).includes(field) ? {error: registrationRefusals[refusal].title} : {}
  }
  return {form, errorOf}
}

function Passwords({
  state,
  send,
  strength,
  errorOf,
}: Pick<RegistrationProps, 'state' | 'send' | 'strength'> & {
  readonly errorOf: (field: RegistrationField) => {error?: string}
}) {
  const visible = isPasswordVisible(state)
  return (
    <>
      <TextField
        name="password"
        autoComplete="new-password"
        label={text.password}
        hint={text.passwordHint}
        reveal={{
          visible,
          onToggle: () => send({type: 'password.toggle'}),
          showLabel: text.showPassword,
          hideLabel: text.hidePassword,
        }}
        {...errorOf('password')}
      />
      {strength}
      <TextField
        name="confirmation"
        type={visible ? 'text' : 'password'}
        autoComplete="new-password"
        label={text.confirmation}
        {...errorOf('confirmation')}
      />
    </>
  )
}

/** Registration (spec 1§2). The form keeps what is typed; the machine sees it at submit. */
export function RegistrationView({
  state,
  send,
  courses,
  initial = blank,
  links = noLinks,
  search = '',
  onDraft,
  terms,
  strength,
}: RegistrationProps) {
  const {form, errorOf} = useRefusal(state)
  const [isReady, setReady] = useState(false)
  const isPending = state.hasTag('pending')
  const isOver = state.matches('created')

  // The query's course counts as chosen once the list has arrived.
  useEffect(() => {
    if (form.current) setReady(canRegister(typed(form.current)))
  }, [form, courses.status])

  const onChange = (event: SyntheticEvent<HTMLFormElement>) => {
    const now = typed(event.currentTarget)
    setReady(canRegister(now))
    onDraft?.(now)
    send({type: 'field.change'})
  }
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({type: 'registration.submit', form: typed(event.currentTarget)})
  }

  return (
    <>
      <form ref={form} onChange={onChange} onSubmit={onSubmit} aria-busy={isPending} className={formStyle} noValidate>
        <FormHeader title={text.title}>{text.invitation}</FormHeader>
        <RegistrationNotice
          refusal={shownRefusal(state)}
          trouble={shownTrouble(state)}
          onRetry={() => send({type: 'registration.retry'})}
        />
        <TextField
          name="name"
          autoComplete="name"
          maxLength={nameLimit}
          label={text.name}
          defaultValue={initial.name}
          {...errorOf('name')}
        />
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          label={text.email}
          defaultValue={initial.email}
          {...errorOf('email')}
        />
        <Passwords state={state} send={send} strength={strength} errorOf={errorOf} />
        <CourseField courses={courses} initial={initial.courseId} />
        <TermsConsent links={links} onRead={() => send({type: 'terms.open'})} />
        <Button
          type="submit"
          size="lg"
          wide
          pending={isPending}
          disabled={!isReady || isOver}
          aria-describedby="registration-wait"
        >
          {isPending ? text.submitting : text.submit}
        </Button>
        <p id="registration-wait" role={isSlow(state) ? 'status' : undefined} className={hintStyle}>
          {isSlow(state) ? text.slow : isReady || isPending ? null : text.waitFor}
        </p>
        <TextLink href={withSearch('/', search)} variant="standalone" className={css({alignSelf: 'center'})}>
          {text.backToLogin}
        </TextLink>
      </form>
      {areTermsOpen(state) ? terms : null}
    </>
  )
}

const formStyle = css({display: 'flex', flexDirection: 'column', gap: '5', width: 'full', maxWidth: 'form'})
const hintStyle = css({
  textStyle: 'small',
  color: 'text.muted',
  textAlign: 'center',
  marginTop: '-2',
  _empty: {display: 'none'},
})
