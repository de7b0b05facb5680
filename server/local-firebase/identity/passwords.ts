import {hash, verify} from '@node-rs/argon2'

// OWASP's second argon2id profile: 19 MiB, two passes, one lane. 10 to 40 ms on a small machine.
const cost = {memoryCost: 19_456, timeCost: 2, parallelism: 1}

let decoy: Promise<string> | undefined

/** Hashes a password with argon2id and a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Whether the password matches. Without a stored hash it does the same work and says no, so that time tells nothing. */
export async function passwordMatches(password: string, stored: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const matches = await verify(stored ?? (await decoy), password)
  return matches && stored !== null && stored !== undefined
}
