import type {Auth} from 'firebase/auth'
import {identity} from '../platform/identity.ts'
import type * as identitySdk from '../platform/identity.sdk.ts'

/** A request that nobody answered; machines sort it by its code. */
export class Unreachable extends Error {
  readonly code = 'unreachable'
}

type Provider = {readonly auth: Auth; readonly sdk: typeof identitySdk}

/** The identity provider and the functions of its SDK. Rejects as `unreachable` when either cannot be loaded. */
export async function provider(): Promise<Provider> {
  try {
    const [auth, sdk] = await Promise.all([identity(), import('../platform/identity.sdk.ts')])
    return {auth, sdk}
  } catch (cause) {
    throw new Unreachable('the identity provider cannot be loaded', {cause})
  }
}
