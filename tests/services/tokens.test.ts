import {expect, test} from 'vitest'
import {authorizedFetch} from '../../src/services/platform/authorizedFetch.ts'
import {tokenSource} from '../../src/services/platform/tokenSource.ts'

/** A provider and a server: the server takes only the newest token. */
function deployment({isRevoked = false} = {}) {
  let issued = 1
  const calls = {kept: 0, renewed: 0, expired: 0, requests: 0}
  const token = tokenSource(async (isFresh) => {
    calls[isFresh ? 'renewed' : 'kept'] += 1
    await Promise.resolve()
    if (isFresh && !isRevoked) issued += 1
    return `token-${issued}`
  })
  const send: typeof fetch = (_url, init) => {
    calls.requests += 1
    const isTaken = new Headers(init?.headers).get('authorization') === 'Bearer token-2'
    return Promise.resolve(new Response(null, {status: isTaken ? 200 : 401}))
  }
  const ask = authorizedFetch({
    token,
    timeZone: 'America/Sao_Paulo',
    monotonic: () => 0,
    onServerTime: () => undefined,
    onUnauthorized: () => {
      calls.expired += 1
    },
    fetch: send,
  })
  return {ask, calls}
}

const twenty = Array.from({length: 20}, (_, index) => index)

test('twenty requests with an expired token at the same time renew it once, and all are answered', async () => {
  const {ask, calls} = deployment()
  const replies = await Promise.all(twenty.map(() => ask('/graphql')))
  expect(replies.map(({status}) => status)).toEqual(twenty.map(() => 200))
  expect(calls).toEqual({kept: 2, renewed: 1, expired: 0, requests: 40})
})

test('a request refused after the others have renewed the token takes the new one without asking the provider', async () => {
  const {ask, calls} = deployment()
  await ask('/graphql')
  await ask('/graphql')
  expect(calls.renewed).toBe(1)
})

test('a login that the server refuses with a new token too has ended', async () => {
  const {ask, calls} = deployment({isRevoked: true})
  expect((await ask('/graphql')).status).toBe(401)
  expect(calls.expired).toBe(1)
})

test('who has signed out is refused without a request, and the login has ended', async () => {
  let requests = 0
  let expired = 0
  const ask = authorizedFetch({
    token: () => Promise.resolve(null),
    timeZone: 'America/Sao_Paulo',
    monotonic: () => 0,
    onServerTime: () => undefined,
    onUnauthorized: () => (expired += 1),
    fetch: () => {
      requests += 1
      return Promise.resolve(new Response(null, {status: 200}))
    },
  })
  const reply = await ask('/graphql')
  expect(reply.status).toBe(401)
  expect(await reply.json()).toEqual({errors: [{message: 'UNAUTHENTICATED', extensions: {code: 'UNAUTHENTICATED'}}]})
  expect({requests, expired}).toEqual({requests: 0, expired: 1})
})

test('a renewal that fails is tried again by the next request', async () => {
  let attempts = 0
  const token = tokenSource(() => {
    attempts += 1
    return attempts === 1 ? Promise.reject(new Error('offline')) : Promise.resolve('token')
  })
  await expect(token()).rejects.toThrow('offline')
  expect(await token()).toBe('token')
})

test('a token that is there is handed out within the call, and the request with it goes out in it', async () => {
  const requests: string[] = []
  const token = tokenSource((isFresh) => (isFresh ? Promise.resolve('new') : 'kept'))
  const ask = authorizedFetch({
    token,
    timeZone: 'America/Sao_Paulo',
    monotonic: () => 0,
    onServerTime: () => undefined,
    onUnauthorized: () => undefined,
    fetch: (_url, init) => {
      requests.push(new Headers(init?.headers).get('authorization') ?? '')
      return Promise.resolve(new Response(null, {status: requests.length === 1 ? 401 : 200}))
    },
  })
  const reply = ask('/graphql')
  expect(requests).toEqual(['Bearer kept'])
  expect((await reply).status).toBe(200)
  expect(requests).toEqual(['Bearer kept', 'Bearer new'])
})
