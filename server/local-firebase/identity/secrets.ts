import {createHash, randomBytes} from 'node:crypto'

/** 256 random bits, safe in an address. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** How a secret or a subject is kept: its SHA-256. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** An account id in the shape of Firebase's: 28 letters and digits. */
export function randomUid(): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
  let uid = ''
  while (uid.length < 28) {
    for (const byte of randomBytes(42)) {
      // 248 is the largest multiple of 62 in a byte: above it some letters would be likelier.
      if (byte < 248 && uid.length < 28) uid += alphabet.charAt(byte % 62)
    }
  }
  return uid
}
