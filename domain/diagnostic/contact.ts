/** Lengths in characters (spec 3§3, 3§5). */
export const contactLimits = {name: 75, email: 75, phone: 15} as const

export const countries = ['brazil', 'other'] as const
export type Country = (typeof countries)[number]

/** How somebody met the product (spec 3§3). The empty one is 'Selecione'. */
export const howMetOptions = ['friend', 'instagram', 'spotify', 'youtube', 'google', 'other'] as const
export type HowMet = (typeof howMetOptions)[number]

export type ContactForm = {
  readonly name: string
  readonly email: string
  readonly country: Country
  readonly phone: string
  readonly howMet: HowMet | ''
  /** May the product write to this address about itself. The report comes either way. */
  readonly consents: boolean
}

export const emptyContact: ContactForm = {
  name: '',
  email: '',
  country: 'brazil',
  phone: '',
  howMet: '',
  consents: false,
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** A Brazilian phone as it is typed: (xx) xxxxx-xxxx; elsewhere digits alone, at most fifteen (spec 3§5). */
export function maskedPhone(country: Country, typed: string): string {
  const digits = digitsOf(typed)
  if (country === 'other') return digits.slice(0, contactLimits.phone)
  const [area, begin, end] = [digits.slice(0, 2), digits.slice(2, 7), digits.slice(7, 11)]
  if (digits.length <= 2) return digits === '' ? '' : `(${area}`
  return end === '' ? `(${area}) ${begin}` : `(${area}) ${begin}-${end}`
}

/** An address as it is sent: without spaces, in lower case (spec 3§5). */
export const normalEmail = (typed: string): string => typed.replaceAll(/\s/g, '').toLowerCase()

/** Whether the phone has the form its country asks for (spec 3§5). */
export const isPhone = (country: Country, phone: string): boolean =>
  country === 'brazil' ? /^\(\d{2}\) \d{5}-\d{4}$/.test(phone) : /^\d{1,15}$/.test(phone)

export type ContactField = 'name' | 'email' | 'phone' | 'howMet'

/** The fields by which the form cannot be sent (spec 3§5; C-05). */
export function missingFields({name, email, country, phone, howMet}: ContactForm): ContactField[] {
  const fields: readonly (readonly [ContactField, boolean])[] = [
    ['name', name.trim() === '' || name.length > contactLimits.name],
    ['email', !/^[^@]+@[^@]+$/.test(normalEmail(email)) || normalEmail(email).length > contactLimits.email],
    ['phone', !isPhone(country, phone)],
    ['howMet', howMet === ''],
  ]
  return fields.flatMap(([field, isMissing]) => (isMissing ? [field] : []))
}

export const canSubmit = (form: ContactForm): boolean => missingFields(form).length === 0
