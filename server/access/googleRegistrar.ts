import * as v from 'valibot'
import type {NewAccount, Registrar} from '../kernel/identity.types.ts'
import {DomainError} from '../kernel/domainError.ts'
import {parseEmail} from '../local-firebase/identity/accounts.ts'
import {insistStrong} from '../local-firebase/identity/passwordPolicy.ts'
import {toDomainError} from './registrar.ts'

type GoogleRegistrarOptions = {
  /** The web key of the project; it is no secret. */
  readonly apiKey: string
  /** Where the Identity Toolkit answers; Google's own address when absent. */
  readonly endpoint?: string | undefined
}

const googleEndpoint = 'https://identitytoolkit.googleapis.com'

/** Google is asked for at most this many milliseconds. */
const requestTimeoutMs = 10_000

const answered = v.object({localId: v.pipe(v.string(), v.minLength(1), v.maxLength(128))})
const errorReply = v.object({error: v.object({message: v.string()})})

type Answer = {readonly uid: string} | {readonly code: string}

/**
 * The registrar of a Firebase project, by the Identity Toolkit's REST interface. Google's account and our profile cannot
 * be one transaction. When the account exists and the password is the right one, its uid is answered: whoever has no
 * profile yet then gets it, which heals a crash in between; whoever has one is refused by the profile's uniqueness.
 */
export function googleRegistrar({apiKey, endpoint = googleEndpoint}: GoogleRegistrarOptions): Registrar {
  const call = async (operation: string, {email, password, name}: NewAccount): Promise<Answer> => {
    const response = await fetch(`${endpoint}/v1/accounts:${operation}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({email, password, displayName: name, returnSecureToken: false}),
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
    const body: unknown = await response.json()
    const parsed = v.safeParse(answered, body)
    if (response.ok && parsed.success) return {uid: parsed.output.localId}
    const problem = v.safeParse(errorReply, body)
    if (!problem.success) throw new Error(`the identity provider answered with status ${response.status}`)
    // `WEAK_PASSWORD : Password should be …`
    return {code: problem.output.error.message.split(' ')[0] ?? ''}
  }

  return async (account) => {
    const email = checkedEmail(account.email)
    await insistStrong(account.password, account).catch((error: unknown) => {
      throw toDomainError(error)
    })
    const asked = {...account, email}
    const made = await call('signUp', asked)
    const settled = 'code' in made && made.code === 'EMAIL_EXISTS' ? await call('signInWithPassword', asked) : made
    if ('uid' in settled) return {email, store: async () => settled.uid}
    throw domainErrorOf('code' in made ? made.code : settled.code)
  }
}

function checkedEmail(email: string): string {
  try {
    return parseEmail(email)
  } catch (error) {
    throw toDomainError(error)
  }
}

function domainErrorOf(code: string): Error {
  if (code === 'EMAIL_EXISTS') return new DomainError('EMAIL_IN_USE')
  if (code === 'INVALID_EMAIL' || code === 'MISSING_EMAIL') return new DomainError('INVALID_EMAIL')
  if (code === 'WEAK_PASSWORD' || code === 'MISSING_PASSWORD') return new DomainError('WEAK_PASSWORD')
  if (code === 'TOO_MANY_ATTEMPTS_TRY_LATER') return new DomainError('RATE_LIMITED')
  return new Error(`the identity provider refused a new account: ${code.slice(0, 60)}`)
}
