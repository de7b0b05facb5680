import {hash, verify} from '@node-rs/argon2'

// OWASP's second argon2id profile: 19 MiB, two passes, one lane. 10 to 40 ms on a small machine.
const cost = {memoryCost: 19_456, timeCost: 2, parallelism: 1}

let decoy: Promise<string> | undefined

/** Hashes a password with argon2id and a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Makes what an unknown account is compared with, so that not even the first comparison takes longer. */
export async function prepareDecoy(): Promise<string> {
  decoy ??= hashPassword('nobody has this password')
  return decoy
}

/** Whether the password matches. Without a stored hash it does the same work and says no, so that time tells nothing. */
export async function passwordMatches(password: string, stored: string | null | undefined): Promise<boolean> {
  const matches = await verify(stored ?? (await prepareDecoy()), password)
  return matches && stored !== null && stored !== undefined
}
