import * as v from 'valibot'
import {mostTargets, type DiagnosticTarget} from '../../domain/diagnostic/choice.ts'
import {contactLimits, type HowMet, howMetOptions, isPhone, normalEmail} from '../../domain/diagnostic/contact.ts'
import type {MutationSubmitDiagnosticExamFormArgs} from '../../schema/generated/resolvers.ts'
import {DomainError} from '../kernel/domainError.ts'
import {mailAddress} from '../mail/address.ts'
import {isPlainText} from '../kernel/input.ts'

/**
 * The id of a diagnostic: 128 bits in hex (D-14). Anything else is unknown.
 *
 * @throws DomainError NOT_FOUND
 */
export function checkedDiagnosticId(id: string): string {
  if (!/^[0-9a-f]{32}$/.test(id)) throw new DomainError('NOT_FOUND')
  return id
}

/**
 * The instant of a device, in milliseconds.
 *
 * @throws DomainError BAD_INPUT
 */
export function instantOf(dateNow: string): number {
  const at = Date.parse(dateNow)
  if (Number.isNaN(at)) throw new DomainError('BAD_INPUT', 'dateNow: an instant')
  return at
}

/** @throws DomainError BAD_INPUT for too many, for a name twice, or for what is no name */
export function checkedTargets(targets: readonly DiagnosticTarget[]): DiagnosticTarget[] {
  if (targets.length > mostTargets) throw new DomainError('BAD_INPUT', `At most ${mostTargets} institutions.`)
  if (new Set(targets.map(({institution}) => institution)).size < targets.length)
    throw new DomainError('BAD_INPUT', 'An institution is given twice.')
  return targets.map(({uf, institution}) => {
    if (!/^[A-Z]{2}$/.test(uf) || institution.length === 0 || institution.length > 200 || !isPlainText(institution))
      throw new DomainError('BAD_INPUT', 'Not an institution.')
    return {uf, institution}
  })
}

export type Contact = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly howMet: HowMet
  readonly consentVersion: string | null
}

/** The contact form as it is stored (spec 3§5). */
export function checkedContact(given: MutationSubmitDiagnosticExamFormArgs): Contact {
  const bad = (message: string) => new DomainError('BAD_INPUT', message)
  const name = given.name.trim()
  if (name === '' || name.length > contactLimits.name || !isPlainText(name)) throw bad('name: 1 to 75 characters')
  const email = normalEmail(given.email)
  if (!v.is(mailAddress, email) || email.length > contactLimits.email || !isPlainText(email))
    throw new DomainError('INVALID_EMAIL')
  const {phone, consentVersion} = given
  if (!isPhone('brazil', phone) && !isPhone('other', phone)) throw bad('phone: (xx) xxxxx-xxxx, or 1 to 15 digits')
  const howMet = howMetOptions.find((option) => option === given.howDidYouMeetUs)
  if (howMet === undefined) throw bad('howDidYouMeetUs: not an option')
  if (consentVersion && (consentVersion.length > 40 || !isPlainText(consentVersion))) throw bad('consentVersion')
  return {name, email, phone, howMet, consentVersion: consentVersion || null}
}
