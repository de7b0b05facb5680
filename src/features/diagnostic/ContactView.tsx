import {useState} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {consentText} from '../../../domain/contact/consent.ts'
import {
  type ContactField,
  type ContactForm,
  contactLimits,
  countries,
  howMetOptions,
  maskedPhone,
  missingFields,
} from '../../../domain/diagnostic/contact.ts'
import type {contactMachine} from '../../../machines/diagnostic/contact.machine.ts'
import {contactText as text, failureText, howMetNames} from '../../text/diagnostic/diagnostic.ts'
import {brand} from '../../text/shared/brand.ts'
import {Button} from '../../ui/action/Button.tsx'
import {ButtonLink} from '../../ui/action/ButtonLink.tsx'
import {Checkbox} from '../../ui/form/Checkbox.tsx'
import {SelectField} from '../../ui/form/SelectField.tsx'
import {TextField} from '../../ui/form/TextField.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import type {Send} from '../flow.ts'
import {DiagnosticFrame} from './DiagnosticFrame.tsx'
import {diagnosticPaths} from './paths.ts'
import {actionsStyle, hintStyle} from './styles.ts'

type Props = {
  readonly state: SnapshotFrom<typeof contactMachine>
  readonly send: Send<EventFrom<typeof contactMachine>>
  /** What was typed on an earlier visit of this tab. */
  readonly draft: ContactForm
}

function Form({state, send, draft}: Props) {
  const [form, setForm] = useState(draft)
  const [left, setLeft] = useState<ReadonlySet<ContactField>>(new Set())
  const isPending = state.hasTag('pending')
  const missing = missingFields(form)
  const change = (part: Partial<ContactForm>) => {
    const next = {...form, ...part}
    setForm(next)
    send({type: 'field.change', form: next})
  }
  const leave = (field: ContactField) => setLeft(new Set([...left, field]))
  /** A field is said to be wrong once somebody was there and wrote something. */
  const errorOf = (field: 'email' | 'phone', words: string) =>
    left.has(field) && form[field] !== '' && missing.includes(field) ? words : undefined
  const submit = (data: FormData) => send({type: 'form.submit', form, website: String(data.get('website') ?? '')})
  return (
    <form action={submit} aria-busy={isPending} className={formStyle}>
      <fieldset disabled={isPending} className={fieldsStyle}>
        <TextField
          label={text.name}
          name="name"
          autoComplete="name"
          required
          maxLength={contactLimits.name}
          value={form.name}
          onChange={(event) => change({name: event.currentTarget.value})}
        />
        <TextField
          label={text.email}
          name="email"
          type="text"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={contactLimits.email}
          value={form.email}
          error={errorOf('email', text.invalidEmail)}
          onChange={(event) => change({email: event.currentTarget.value.replaceAll(/\s/g, '').toLowerCase()})}
          onBlur={() => leave('email')}
        />
        <SelectField
          label={text.country}
          name="country"
          value={form.country}
          options={countries.map((country) => ({value: country, label: text.countries[country]}))}
          onChange={(event) => change({country: event.currentTarget.value === 'other' ? 'other' : 'brazil', phone: ''})}
        />
        <TextField
          label={text.phone}
          name="phone"
          type="tel"
          autoComplete={form.country === 'brazil' ? 'tel-national' : 'tel'}
          required
          maxLength={contactLimits.phone}
          value={form.phone}
          hint={form.country === 'brazil' ? text.phoneHintBrazil : text.phoneHintOther}
          error={errorOf('phone', text.invalidPhone)}
          onChange={(event) => change({phone: maskedPhone(form.country, event.currentTarget.value)})}
          onBlur={() => leave('phone')}
        />
        <SelectField
          label={text.howMet}
          name="howDidYouMeetUs"
          required
          placeholder={text.select}
          value={form.howMet}
          options={howMetOptions.map((option) => ({value: option, label: howMetNames[option]}))}
          onChange={(event) => {
            const chosen = howMetOptions.find((option) => option === event.currentTarget.value)
            change({howMet: chosen ?? ''})
          }}
        />
        <Checkbox
          name="consent"
          label={consentText('contact', brand.name).text}
          hint={text.consentHint}
          checked={form.consents}
          onChange={(event) => change({consents: event.currentTarget.checked})}
        />
        {/* Programs fill it, people do not see it. */}
        <div className="visuallyHidden" aria-hidden="true">
          <label>
            {text.website}
            <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
          </label>
        </div>
      </fieldset>
      {state.matches({sending: 'slow'}) ? (
        <Alert tone="info" role="status">
          {text.slow}
        </Alert>
      ) : null}
      {missing.length > 0 ? <p className={hintStyle}>{text.required}</p> : null}
      <Button type="submit" size="lg" pending={isPending} disabled={missing.length > 0 && !isPending}>
        {isPending ? text.sending : text.submit}
      </Button>
    </form>
  )
}

/** The contact form of a finished diagnostic in every state of its chart (F-132). */
export function ContactView({state, send, draft}: Props) {
  const {id, failure} = state.context
  const result = `${diagnosticPaths.result}?id=${id}`
  if (state.matches('sent'))
    return (
      <DiagnosticFrame title={text.sentTitle} takesFocus intro={<p role="status">{text.sent}</p>}>
        <p className={hintStyle}>{text.backHint}</p>
        <div className={actionsStyle}>
          <Button variant="outline" onClick={() => send({type: 'form.back'})}>
            {text.back}
          </Button>
          <ButtonLink href={result}>{text.seeResult}</ButtonLink>
        </div>
      </DiagnosticFrame>
    )
  return (
    <DiagnosticFrame title={text.title} intro={<p>{text.intro}</p>}>
      {failure === null ? null : (
        <Alert tone="error" role="alert" title={text.failed}>
          {failure === 'offline' ? failureText.offline : text.failedHint}
        </Alert>
      )}
      <Form state={state} send={send} draft={draft} />
      <ButtonLink variant="ghost" href={result} className={css({alignSelf: 'flex-start'})}>
        {text.seeResult}
      </ButtonLink>
    </DiagnosticFrame>
  )
}

const formStyle = css({display: 'flex', flexDirection: 'column', gap: '4'})
const fieldsStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  border: 'none',
  padding: '0',
  margin: '0',
  minWidth: '0',
})
