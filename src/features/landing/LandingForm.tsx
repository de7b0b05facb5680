import {css} from 'styled-system/css'
import type {SnapshotFrom} from 'xstate'
import {consentText} from '../../../domain/contact/consent.ts'
import {landingLimits} from '../../../domain/landing/contact.ts'
import type {landingMachine} from '../../../machines/landing/landing.machine.ts'
import {landingText as text} from '../../text/landing/landing.ts'
import {brand} from '../../text/shared/brand.ts'
import {Button} from '../../ui/action/Button.tsx'
import {Checkbox} from '../../ui/form/Checkbox.tsx'
import {TextField} from '../../ui/form/TextField.tsx'
import {landingFace} from './face.ts'

type Props = {
  readonly state: SnapshotFrom<typeof landingMachine>
  /** The page as it is built: the button can be pressed, because without script nothing would ever enable it. */
  readonly isBuilt?: boolean
}

/** The contact form of the landing in every state of its chart (F-140). Without script it is an ordinary form. */
export function LandingForm({state, isBuilt = false}: Props) {
  const {name, email, phone, consents} = state.context.form
  const {isPending, canSubmit, button, status} = landingFace(state)
  const consent = consentText('contact', brand.name)
  return (
    <form id="contato" method="post" action="/landing" aria-busy={isPending || undefined} className={formStyle}>
      <TextField
        id="name"
        label={text.name}
        name="name"
        autoComplete="name"
        required
        minLength={landingLimits.leastName}
        maxLength={landingLimits.name}
        readOnly={isPending}
        defaultValue={name}
      />
      <TextField
        id="email"
        label={text.email}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={landingLimits.email}
        readOnly={isPending}
        defaultValue={email}
      />
      <TextField
        id="phone"
        label={text.phone}
        name="phone"
        type="tel"
        autoComplete="tel-national"
        required
        maxLength={landingLimits.phone}
        hint={text.phoneHint}
        readOnly={isPending}
        defaultValue={phone}
      />
      <Checkbox
        name="consent"
        value={consent.version}
        label={consent.text}
        hint={text.consentHint}
        defaultChecked={consents}
      />
      {/* Programs fill it, people do not see it. */}
      <div className="visuallyHidden" aria-hidden="true">
        <label>
          {text.website}
          <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <Button type="submit" size="lg" wide disabled={!isBuilt && !canSubmit} aria-busy={isPending || undefined}>
        {button}
      </Button>
      <p role="status" className={statusStyle}>
        {status}
      </p>
    </form>
  )
}

const formStyle = css({display: 'flex', flexDirection: 'column', gap: '4'})
const statusStyle = css({textStyle: 'small', color: 'text.muted', _empty: {display: 'none'}})
