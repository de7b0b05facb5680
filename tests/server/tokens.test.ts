import {exportJWK, generateKeyPair, SignJWT} from 'jose'
import {describe, expect, test} from 'vitest'
import {readKeySet, tokenVerifier} from '../../server/access/tokens.ts'
import {cachedVerifier} from '../../server/access/verifierCache.ts'

const now = Date.UTC(2026, 6, 15, 15)
const issuer = 'https://securetoken.google.com/projeto'
const pair = await generateKeyPair('RS256', {extractable: true})
const jwk = {...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256'}

const sign = (change: {iss?: string; aud?: string; exp?: number; claims?: object; kid?: string} = {}) =>
  new SignJWT({auth_time: now / 1_000 - 60, email: 'a@b.c', email_verified: true, ...change.claims})
    .setProtectedHeader({alg: 'RS256', kid: change.kid ?? 'one'})
    .setIssuer(change.iss ?? issuer)
    .setAudience(change.aud ?? 'projeto')
    .setSubject('uid-1')
    .setExpirationTime(change.exp ?? now / 1_000 + 3_600)
    .sign(pair.privateKey)

const verifier = (read = async () => ({keys: [jwk]}), clock = () => now) =>
  tokenVerifier({issuer, audience: 'projeto', keys: readKeySet(read, clock), clock})

describe('an identity token', () => {
  test('says whose it is', async () => {
    expect(await verifier()(await sign())).toEqual({
      uid: 'uid-1',
      email: 'a@b.c',
      emailVerified: true,
      name: undefined,
      authTime: now - 60_000,
      expiresAt: now + 3_600_000,
    })
  })

  test.each([
    ['of another issuer', {iss: 'https://securetoken.google.com/outro'}],
    ['for another project', {aud: 'outro'}],
    ['that has expired', {exp: now / 1_000 - 60}],
    ['of an unknown key', {kid: 'two'}],
    ['without the time of its sign-in', {claims: {auth_time: undefined}}],
  ])('%s is refused', async (_name, change) => {
    await expect(verifier()(await sign(change))).rejects.toMatchObject({code: 'UNAUTHENTICATED'})
  })

  test('that cannot be checked because the keys cannot be read is not called invalid', async () => {
    const broken = verifier(() => Promise.reject(new Error('no database')))
    await expect(broken(await sign())).rejects.toThrow('no database')
  })

  test('signed by a key of another process makes the keys be read again, but not for every forged one', async () => {
    let reads = 0
    let time = now
    const read = async () => {
      reads += 1
      return {keys: reads === 1 ? [] : [jwk]}
    }
    const verify = verifier(read, () => time)
    await expect(verify(await sign())).rejects.toMatchObject({code: 'UNAUTHENTICATED'})
    time += 5_000
    expect((await verify(await sign())).uid).toBe('uid-1')
    for (let turn = 0; turn < 20; turn += 1) await verify(await sign({kid: `forged-${turn}`})).catch(() => {})
    expect(reads).toBe(2)
  })

  test('is checked once while it is valid, and again when it is not', async () => {
    let checks = 0
    let time = now
    const inner = verifier(undefined, () => time)
    const verify = cachedVerifier(
      (token) => {
        checks += 1
        return inner(token)
      },
      () => time,
    )
    const token = await sign()
    await verify(token)
    await verify(token)
    expect(checks).toBe(1)
    time += 3_700_000
    await expect(verify(token)).rejects.toMatchObject({code: 'UNAUTHENTICATED'})
    expect(checks).toBe(2)
  })
})
