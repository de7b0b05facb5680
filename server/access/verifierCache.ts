import type {Identity, TokenVerifier} from '../kernel/identity.types.ts'

/**
 * Remembers whose a token is until it expires: what a signature says does not change, and checking it again at every
 * request costs more than everything else a small request does.
 */
export function cachedVerifier(verify: TokenVerifier, clock: () => number, most = 5_000): TokenVerifier {
  const known = new Map<string, Identity>()
  return async (token) => {
    const remembered = known.get(token)
    if (remembered !== undefined && remembered.expiresAt > clock() && remembered.authTime <= clock()) return remembered
    known.delete(token)
    const identity = await verify(token)
    const oldest = known.size >= most ? known.keys().next().value : undefined
    if (oldest !== undefined) known.delete(oldest)
    known.set(token, identity)
    return identity
  }
}
