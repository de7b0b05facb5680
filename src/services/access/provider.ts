import {identity} from '../platform/identity.ts'

/** A request that nobody answered; machines sort it by its code. */
export class Unreachable extends Error {
  readonly code = 'unreachable'
}

/** The identity provider and the functions of its SDK. Rejects as `unreachable` when either cannot be loaded. */
export async function provider() {
  try {
    const [auth, sdk] = await Promise.all([identity(), import('../platform/identity.sdk.ts')])
    return {auth, sdk}
  } catch (cause) {
    throw new Unreachable('the identity provider cannot be loaded', {cause})
  }
}
