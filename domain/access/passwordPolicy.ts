/**
 * The fewest characters of a password that is set from now on (beyond spec 1§5, whose six are what the identity service
 * itself asks for). A shorter one that was set before keeps opening its account.
 */
export const shortestNewPassword = 8

/** Why a new password is refused: its length, a place among the most used ones, or being what everybody knows of its owner. */
export type Weakness = 'short' | 'common' | 'personal'

/** What is known of whoever sets a password; empty where nothing is. */
export type PasswordOwner = {readonly name: string; readonly email: string}

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
const lettersOf = (text: string): string => folded(text).replaceAll(/[^\p{L}]/gu, '')

/** What a password must not consist of, in letters alone: the address, what stands before its "@", the name, and their parts. */
function partsOf({name, email}: PasswordOwner): ReadonlySet<string> {
  const [mailbox = ''] = email.split('@')
  return new Set(
    [email, mailbox, ...mailbox.split(/[._+-]/), ...name.split(' ')].map(lettersOf).filter((part) => part.length > 1),
  )
}

/** Letters of a password beyond which nobody looks for its owner in it: whoever sends thousands wants to keep a server busy. */
const mostSearched = 200

/** Whether a text is nothing but parts, one after the other. */
function consistsOf(text: string, parts: ReadonlySet<string>): boolean {
  const ends = new Set([0])
  for (const end of ends) for (const part of parts) if (text.startsWith(part, end)) ends.add(end + part.length)
  return ends.has(text.length)
}

/** Whether a password is its owner's name or address or parts of them, with whatever digits and signs around or within. */
function isPersonal(password: string, owner: PasswordOwner): boolean {
  const letters = lettersOf(password)
  return (
    folded(password) === folded(owner.email) ||
    (letters !== '' && letters.length <= mostSearched && consistsOf(letters, partsOf(owner)))
  )
}

/**
 * What is wrong with a new password, the length first; null when it may be set. `isCommon` is asked for the password in
 * lower case and tells whether it is among the most used ones.
 */
export function weaknessOf(
  password: string,
  owner: PasswordOwner,
  isCommon: (password: string) => boolean,
): Weakness | null {
  if ([...password].length < shortestNewPassword) return 'short'
  if (isCommon(password.toLowerCase())) return 'common'
  return isPersonal(password, owner) ? 'personal' : null
}

/** What the wire says beside the code of a refusal; clients tell the reasons apart by it. */
export const weaknessExplanations: Readonly<Record<Weakness, string>> = {
  short: `Password should be at least ${shortestNewPassword} characters`,
  common: 'Password is among the most used ones',
  personal: 'Password is the name or the address of its owner',
}

/** The reason within an error's message; a provider that gives none of ours only asks for more characters. */
export function weaknessInMessage(message: string): Weakness {
  const reasons = ['common', 'personal'] as const
  return reasons.find((reason) => message.includes(weaknessExplanations[reason])) ?? 'short'
}

/** How hard a password is to guess: 0 a few thousand attempts, 4 more than ten thousand million. */
export type GuessLevel = 0 | 1 | 2 | 3 | 4

/** What the student is told of a password while typing it. */
export type PasswordStrength =
  | {readonly kind: 'refused'; readonly weakness: Weakness}
  | {readonly kind: 'accepted'; readonly level: GuessLevel}

/** The steps of the scale that are filled, of `strengthSteps`. */
export const strengthSteps = 4
export const filledSteps = (strength: PasswordStrength): number =>
  strength.kind === 'refused' ? 1 : Math.max(1, strength.level)
