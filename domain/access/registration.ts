import {isEmail} from './credentials.ts'
import {weaknessOf} from './passwordPolicy.ts'

/** What a new account needs (spec 1§2, 1§7). */
export type NewAccount = {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly courseId: string
}

/** The registration form as it is submitted. */
export type RegistrationForm = NewAccount & {readonly confirmation: string; readonly hasAcceptedTerms: boolean}

/** Characters the name's input takes (spec 1§5). */
export const nameLimit = 70

/** Characters a first name may have; longer ones want a nickname (spec 1§5). */
export const firstNameLimit = 35

/** Why a registration is refused: checks of the client, one for empty fields, those of the server (spec 1§5, 1§8). */
export type RegistrationRefusal =
  | 'passwords-differ'
  | 'first-name-too-long'
  | 'incomplete'
  | 'email-in-use'
  | 'invalid-email'
  | 'weak-password'
  | 'common-password'
  | 'personal-password'

export type RegistrationField = 'name' | 'email' | 'password' | 'confirmation'

/** The text before the first space, or all of it (spec 1§5). */
export const firstNameOf = (name: string): string => name.trim().split(' ')[0] ?? ''

/** Whether the button may be pressed: a course is chosen and the terms are accepted, nothing else (spec 1§4, 1§5). */
export const canRegister = ({
  courseId,
  hasAcceptedTerms,
}: Pick<RegistrationForm, 'courseId' | 'hasAcceptedTerms'>): boolean => courseId !== '' && hasAcceptedTerms

/** The fields with nothing in them, in the order of the form. */
export function emptyFields({
  name,
  email,
  password,
  confirmation,
}: Omit<RegistrationForm, 'courseId' | 'hasAcceptedTerms'>): readonly RegistrationField[] {
  const typed = {name: name.trim(), email: email.trim(), password, confirmation}
  return (['name', 'email', 'password', 'confirmation'] as const).filter((field) => typed[field] === '')
}

/**
 * What the client finds before it asks the server, in the order of the specification: passwords, then first name
 * (spec 1§5, C-49); then, beyond the documents, that every field says something, and what it can know itself of a password
 * that is too easy to guess. Null when the server may decide, which also has the list of the most used passwords.
 */
export function refusalOfForm(form: RegistrationForm): RegistrationRefusal | null {
  if (form.password !== form.confirmation) return 'passwords-differ'
  if (firstNameOf(form.name).length > firstNameLimit) return 'first-name-too-long'
  if (emptyFields(form).length > 0) return 'incomplete'
  if (!isEmail(form.email)) return 'invalid-email'
  const weakness = weaknessOf(form.password, form, () => false)
  if (weakness === 'short') return 'weak-password'
  return weakness === 'personal' ? 'personal-password' : null
}

const serverRefusals: Readonly<Record<string, RegistrationRefusal>> = {
  EMAIL_IN_USE: 'email-in-use',
  WEAK_PASSWORD: 'weak-password',
  COMMON_PASSWORD: 'common-password',
  PERSONAL_PASSWORD: 'personal-password',
  INVALID_EMAIL: 'invalid-email',
}

/** Sorts the server's code, or the reason the service found beside it; null for whatever is no refusal of the account itself (spec 1§8). */
export const refusalOfCode = (code: string): RegistrationRefusal | null => serverRefusals[code] ?? null

/** The fields a refusal is about; `incomplete` marks those that are empty instead. */
export function fieldsOfRefusal(refusal: RegistrationRefusal): readonly RegistrationField[] {
  if (refusal === 'passwords-differ') return ['password', 'confirmation']
  if (refusal === 'first-name-too-long') return ['name']
  if (refusal === 'weak-password' || refusal === 'common-password' || refusal === 'personal-password')
    return ['password']
  return refusal === 'incomplete' ? [] : ['email']
}

/** Only an e-mail that is taken is emptied (spec 1§8). */
export const isEmailCleared = (refusal: RegistrationRefusal): boolean => refusal === 'email-in-use'

/** The same account asked for again is the same intent and keeps its idempotency key (D-02). */
export const isSameAccount = (one: NewAccount, other: NewAccount): boolean =>
  one.name === other.name &&
  one.email === other.email &&
  one.password === other.password &&
  one.courseId === other.courseId
