import * as v from 'valibot'
import {type LandingForm, landingLimits, trimmedLanding, wrongLandingFields} from '../../domain/landing/contact.ts'
import {DomainError} from '../kernel/domainError.ts'
import {isPlainText} from '../kernel/input.ts'
import {mailAddress} from '../mail/address.ts'

/**
 * The contact form of the landing as it is stored (spec 3§5).
 *
 * @throws DomainError BAD_INPUT, INVALID_EMAIL
 */
export function checkedLandingForm(given: LandingForm): LandingForm {
  const form = trimmedLanding(given)
  const [wrong] = wrongLandingFields(form)
  if (wrong === 'email' || !v.is(mailAddress, form.email) || !isPlainText(form.email))
    throw new DomainError('INVALID_EMAIL')
  if (wrong === 'name' || !isPlainText(form.name))
    throw new DomainError('BAD_INPUT', `name: ${landingLimits.leastName} to ${landingLimits.name} characters`)
  if (wrong === 'phone') throw new DomainError('BAD_INPUT', 'phone: (dd) dddd-dddd or (dd) d dddd-dddd')
  return form
}
