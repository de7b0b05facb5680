/** An e-mail address counts as valid with exactly one "@" and text on both sides (spec 1§5). */
export function isEmail(text: string): boolean {
  const [before, after, ...more] = text.split('@')
  return more.length === 0 && Boolean(before) && Boolean(after)
}

/** Whether the login form may be sent (spec 1§5). */
export function canSignIn({email, password}: {email: string; password: string}): boolean {
  return isEmail(email) && password !== ''
}

/** The five outcomes of a refused login (spec 1§8). */
export type SignInFailure = 'invalid-email' | 'wrong-password' | 'user-not-found' | 'too-many-requests' | 'other'

const documented: readonly SignInFailure[] = ['invalid-email', 'wrong-password', 'user-not-found', 'too-many-requests']

/** Sorts a provider's code (`auth/wrong-password`); whatever is not documented is `other` (C-59, D-17). */
export function signInFailureOf(code: string): SignInFailure {
  const name = code.replace(/^auth\//, '')
  return documented.find((known) => known === name) ?? 'other'
}

/** What the form loses after a refusal: the password, both fields, or nothing (spec 1§8). */
export function fieldsToClear(failure: SignInFailure): readonly ('email' | 'password')[] {
  if (failure === 'wrong-password') return ['password']
  return failure === 'user-not-found' ? ['email', 'password'] : []
}

/** True for a provider that did not answer; to the student this is 'Login invalido' like any other exception (C-59). */
export const isUnreachable = (code: string): boolean => code === 'unreachable' || code === 'auth/network-request-failed'
