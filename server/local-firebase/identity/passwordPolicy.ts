import {type PasswordOwner, weaknessExplanations, weaknessOf} from '../../../domain/access/passwordPolicy.ts'
import {IdentityError} from './errors.ts'

let list: Promise<ReadonlySet<string>> | undefined

/**
 * The most used passwords, in lower case: some 49,000, about 6 MB, read at the first password that somebody chooses and
 * kept once for the process.
 */
export function mostUsedPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(({dictionary}) => new Set(dictionary['passwords-common']))
  return list
}

/**
 * Holds a password that somebody chooses for an account against the rules of the product. Accounts that a seed or an
 * operator makes need only what the identity service itself asks for, and passwords of before these rules go on.
 *
 * @throws IdentityError MISSING_PASSWORD, or WEAK_PASSWORD with its reason
 */
export async function insistStrong(password: string, owner: PasswordOwner): Promise<void> {
  if (password === '') throw new IdentityError('MISSING_PASSWORD')
  const common = await mostUsedPasswords()
  const weakness = weaknessOf(password, owner, (candidate) => common.has(candidate))
  if (weakness !== null) throw new IdentityError('WEAK_PASSWORD', weaknessExplanations[weakness])
}
