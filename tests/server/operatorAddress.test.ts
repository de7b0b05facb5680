import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {TestServer} from './support.ts'
import {timeouts} from '../support/timeouts.ts'

describe('the address for operators', () => {
  const token = 'um-token-de-operador-bem-longo'
  let server: TestServer

  beforeAll(async () => {
    server = await TestServer.open('pglite', {OPERATOR_TOKEN: token})
    await server.student({email: 'ana@exemplo.br'})
  })
  afterAll(() => server.close())

  const post = (payload: object, authorization: string | undefined = `Bearer ${token}`) =>
    server.app.inject({
      method: 'POST',
      url: '/operator',
      headers: authorization === undefined ? {} : {authorization},
      payload,
    })

  test('carries commands out for who knows the token', async () => {
    const reply = await post({argv: ['account', 'block', 'ana@exemplo.br']})
    expect([reply.statusCode, reply.json()]).toEqual([200, {lines: ['ana@exemplo.br: access blocked on']}])
    expect(reply.headers['cache-control']).toBe('no-store')
    const file = JSON.stringify({title: 'Olá', lines: ['Um.']})
    expect((await post({argv: ['modal', 'publish', 'x.json'], file})).json()).toEqual({
      lines: [expect.stringMatching(/^Message \S+ published$/)],
    })
  })

  test.each([
    ['a refused command', {argv: ['account', 'block', 'x@y.z']}, 422, 'No account has the e-mail "x@y.z".'],
    ['an unknown command', {argv: ['rm', '-rf']}, 422, 'There is no command "rm -rf". --help lists all commands.'],
    ['no file', {argv: ['menu', 'set', 'curso', '/etc/passwd']}, 422, 'The file was not read.'],
    ['no words', {argv: 'account'}, 400, 'The request is not valid.'],
    ['too many words', {argv: Array.from({length: 41}, () => 'x')}, 400, 'The request is not valid.'],
  ])('answers %s by saying why', async (_name, payload, status, error) => {
    const reply = await post(payload)
    expect([reply.statusCode, reply.json()]).toEqual([status, {error}])
  })

  test.each([
    ['no token', ''],
    ['a wrong token', 'Bearer um-token-de-operador-bem-curto'],
    ['a part of the token', `Bearer ${token.slice(0, -1)}`],
    ['the token of a student', 'student'],
  ])('is closed to %s', async (_name, authorization) => {
    const header = authorization === 'student' ? `Bearer ${(await server.student()).token}` : authorization
    const reply = await post({argv: ['accounts', 'list']}, header)
    expect([reply.statusCode, reply.json()]).toEqual([401, {error: 'The operator token is not valid.'}])
  })

  test('does not exist without a configured token', {timeout: timeouts.process}, async () => {
    const closed = await TestServer.open('pglite')
    const reply = await closed.app.inject({method: 'POST', url: '/operator', payload: {argv: ['accounts', 'list']}})
    expect(reply.statusCode).toBe(404)
    await closed.close()
  })

  test('takes sixty commands a minute, right or wrong', {timeout: timeouts.process}, async () => {
    const fresh = await TestServer.open('pglite', {OPERATOR_TOKEN: token})
    const replies = []
    for (let turn = 0; turn < 61; turn += 1) {
      replies.push((await fresh.app.inject({method: 'POST', url: '/operator', payload: {argv: []}})).statusCode)
    }
    expect(replies.toSorted()).toEqual([...Array.from({length: 60}, () => 401), 429])
    await fresh.close()
  })
})
