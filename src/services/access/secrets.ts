import * as v from 'valibot'
import {tabStore} from '../platform/storage.ts'
import {currentPath, takeQuery} from '../platform/url.ts'

/** Kept in the tab, so that a reload can apply a code that the provider has not taken yet. */
const code = tabStore('confirmation', 1, v.nullable(v.string()), null)

/** What the provider's mails put beside their code. */
const besides = ['mode', 'apiKey', 'lang', 'continueUrl']

let token: string | null = null

/**
 * Takes a sign-in token or a mail's one-time code out of the address and of the tab's history before anything else
 * happens (D-16): `/external-auth?token=` and `/confirmEmail?oobCode=`.
 */
export function takeSecrets(): void {
  if (currentPath() === '/external-auth') token = takeQuery('token')
  if (currentPath() !== '/confirmEmail') return
  const taken = takeQuery('oobCode', besides)
  if (taken !== null) code.write(taken)
}

/** The token of `/external-auth`; null when there was none. */
export const heldToken = (): string | null => token

/** The code of `/confirmEmail` that has not been applied yet. */
export const heldCode = (): string | null => code.read()

export const forgetCode = (): void => code.write(null)
