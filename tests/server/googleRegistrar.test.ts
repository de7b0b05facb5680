import {once} from 'node:events'
import {createServer, type Server} from 'node:http'
import {json} from 'node:stream/consumers'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {googleRegistrar} from '../../server/access/googleRegistrar.ts'
import {makeDatabase} from './support.ts'

type Answer = {readonly status: number; readonly body: unknown}
type Asked = {readonly url: string; readonly body: unknown}

const account = {email: ' Ana@Exemplo.br ', password: 'segredo-1', name: 'Ana'}
const errorReply = (message: string): Answer => ({status: 400, body: {error: {code: 400, message}}})

describe('the registrar of a Firebase project', () => {
  let endpoint: Server
  let address = ''
  const asked: Asked[] = []
  let answers: Answer[] = []
  let stored: Awaited<ReturnType<typeof makeDatabase>>

  beforeAll(async () => {
    stored = await makeDatabase('pglite')
    endpoint = createServer(async (request, response) => {
      asked.push({url: request.url ?? '', body: await json(request)})
      const {status, body} = answers.shift() ?? {status: 500, body: 'nothing left'}
      response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body))
    })
    endpoint.listen(0, '127.0.0.1')
    await once(endpoint, 'listening')
    const bound = endpoint.address()
    address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`
  })
  afterAll(async () => {
    endpoint.close()
    await stored.drop()
  })

  const register = (...given: Answer[]) => {
    answers = given
    asked.length = 0
    return googleRegistrar({apiKey: 'chave/1', endpoint: address})(account)
  }
  const uidOf = async (...given: Answer[]) => (await register(...given)).store(stored.database.db)

  test('asks the Identity Toolkit for the account and gives its uid', async () => {
    expect(await uidOf({status: 200, body: {localId: 'uid-1'}})).toBe('uid-1')
    expect(asked).toEqual([
      {
        url: '/v1/accounts:signUp?key=chave%2F1',
        body: {email: 'ana@exemplo.br', password: 'segredo-1', displayName: 'Ana', returnSecureToken: false},
      },
    ])
  })

  test('finds the account that a crash has left behind, by its password', async () => {
    expect(await uidOf(errorReply('EMAIL_EXISTS'), {status: 200, body: {localId: 'uid-2'}})).toBe('uid-2')
    expect(asked.map(({url}) => url)).toEqual([
      '/v1/accounts:signUp?key=chave%2F1',
      '/v1/accounts:signInWithPassword?key=chave%2F1',
    ])
  })

  test.each([
    ['EMAIL_EXISTS', 'INVALID_PASSWORD', 'EMAIL_IN_USE'],
    ['EMAIL_EXISTS', 'TOO_MANY_ATTEMPTS_TRY_LATER : later', 'EMAIL_IN_USE'],
    ['WEAK_PASSWORD : Password should be at least 6 characters', '', 'WEAK_PASSWORD'],
    ['INVALID_EMAIL', '', 'INVALID_EMAIL'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : later', '', 'RATE_LIMITED'],
  ])('says after %s and %s: %s', async (first, second, code) => {
    await expect(register(errorReply(first), errorReply(second))).rejects.toMatchObject({name: 'DomainError', code})
  })

  test.each([
    ['a refusal that is not about the student', errorReply('API_KEY_INVALID')],
    ['nonsense', {status: 200, body: {}}],
    ['an error of Google', {status: 503, body: 'busy'}],
  ])('takes %s for a fault, which names no address and no password', async (_name, answer) => {
    const error = await register(answer).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toMatchObject({name: 'DomainError'})
    expect(String(error)).not.toMatch(/segredo|exemplo|chave/)
  })

  test('asks nobody about what cannot be right', async () => {
    asked.length = 0
    const registrar = googleRegistrar({apiKey: 'chave', endpoint: address})
    for (const password of ['', 'pitanga', 'iloveyou', 'ana-12345']) {
      await expect(registrar({...account, password})).rejects.toMatchObject({code: 'WEAK_PASSWORD'})
    }
    await expect(registrar({...account, email: 'ana'})).rejects.toMatchObject({code: 'INVALID_EMAIL'})
    expect(asked).toEqual([])
  })
})
