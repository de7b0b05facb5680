import {normalEmail} from '../diagnostic/contact.ts'

/** Lengths in characters (spec 3§5, 3§9); those of name and e-mail are the longest ones of a lead form (3§9). */
export const landingLimits = {leastName: 3, name: 75, email: 75, leastPhone: 14, phone: 16} as const

/** Whom the landing writes to (spec 3§2.5). */
export type LandingForm = {
  readonly name: string
  readonly email: string
  /** As the mask writes it. */
  readonly phone: string
  /** May the product write to this address about itself. The way to the appeals opens either way. */
  readonly consents: boolean
}

export const emptyLandingForm: LandingForm = {name: '', email: '', phone: '', consents: false}

/** A phone as it is typed: (dd) dddd-dddd, or (dd) d dddd-dddd with an eleventh digit; digits alone count (spec 3§5). */
export function maskedLandingPhone(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 11)
  const [area, rest] = [digits.slice(0, 2), digits.slice(2)]
  if (rest === '') return area === '' ? '' : `(${area}`
  const first = rest.length === 9 ? `${rest.slice(0, 1)} ` : ''
  const [begin, end] = rest.length === 9 ? [rest.slice(1, 5), rest.slice(5)] : [rest.slice(0, 4), rest.slice(4)]
  return `(${area}) ${first}${begin}${end === '' ? '' : `-${end}`}`
}

/** The form as it is kept and sent. */
export const trimmedLanding = ({name, email, phone, consents}: LandingForm): LandingForm => ({
  name: name.trim().replaceAll(/\s+/g, ' '),
  email: normalEmail(email),
  phone: maskedLandingPhone(phone),
  consents,
})

export type LandingField = 'name' | 'email' | 'phone'

/** The fields by which the form cannot be sent: a name of three characters, a whole phone, an address (spec 3§5). */
export function wrongLandingFields(form: LandingForm): LandingField[] {
  const {name, email, phone} = trimmedLanding(form)
  const fields: readonly (readonly [LandingField, boolean])[] = [
    ['name', name.length < landingLimits.leastName || name.length > landingLimits.name],
    ['email', !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > landingLimits.email],
    ['phone', phone.length < landingLimits.leastPhone],
  ]
  return fields.flatMap(([field, isWrong]) => (isWrong ? [field] : []))
}
