import {hkdfSync} from 'node:crypto'
import {CompactEncrypt, compactDecrypt, errors, type JWK} from 'jose'
import * as v from 'valibot'

/** The private keys in the database and the secret of the environment do not fit; the text says what to do. */
export class KeySecretError extends Error {
  override readonly name = 'KeySecretError'
}

const rsaJwk = v.looseObject({kty: v.literal('RSA'), n: v.string(), e: v.string()})

/** Whether a stored private key is encrypted: JSON begins with a brace, a JWE never does. */
export const isSealed = (stored: string): boolean => !stored.startsWith('{')

/** A private key as it is stored: a JWE (`dir`, A256GCM) with a secret, its JSON without. */
export async function sealedKey(jwk: JWK, secret: string | undefined): Promise<string> {
  const text = JSON.stringify(jwk)
  if (secret === undefined) return text
  const header = {alg: 'dir', enc: 'A256GCM'}
  return new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(header).encrypt(keyOf(secret))
}

/**
 * A private key from what is stored.
 *
 * @throws KeySecretError when it is encrypted and the secret is missing or another one
 */
export async function unsealedKey(stored: string, secret: string | undefined): Promise<JWK> {
  if (!isSealed(stored)) return parseJwk(stored)
  if (secret === undefined) {
    throw new KeySecretError('The signing keys in the database are encrypted, and SIGNING_KEY_SECRET is not set.')
  }
  try {
    const options = {keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM']}
    const {plaintext} = await compactDecrypt(stored, keyOf(secret), options)
    return parseJwk(new TextDecoder().decode(plaintext))
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error
    throw new KeySecretError(
      'SIGNING_KEY_SECRET is not the one that the signing keys in the database are encrypted with. ' +
        'To begin with another one: npm run operate -- keys rotate --new-secret',
    )
  }
}

/** A public or private key from its JSON. */
export function parseJwk(text: string): JWK {
  return v.parse(rsaJwk, JSON.parse(text))
}

function keyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'identity_key', 32))
}
