import type {AddressInfo, Socket} from 'node:net'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {mostUnread} from '../../server/http/unreadBodies.ts'
import {endSessions} from '../../server/local-firebase/identity/standingSessions.ts'
import {pourBody} from '../support/maliciousClient.ts'
import {localStudent, signIn} from './sessionSupport.ts'
import {TestServer} from './support.ts'

const operatorToken = 'operator-of-the-tests-0123456789'
const upload = '/v0/b/aristo-local.appspot.com/o?name=images%2Fusers%2Fx'
const json = 'Content-Type: application/json'
const multipart = 'Content-Type: multipart/related; boundary=x'

/** What the kernel, Node and a client that goes on for a moment have on the way. */
const onTheWay = 1_000_000

describe('a request that is answered before its body is read', () => {
  let server: TestServer
  let port: number
  const taken: Socket[] = []

  beforeAll(async () => {
    server = await TestServer.open('pglite', {OPERATOR_TOKEN: operatorToken})
    await server.app.listen({port: 0, host: '127.0.0.1'})
    port = (server.app.server.address() as AddressInfo).port
    server.app.server.on('connection', (socket) => taken.push(socket))
  })
  afterAll(() => server.close())

  /** Pours a body, and counts what the server took of it until the connection was over. */
  async function pour(request: Parameters<typeof pourBody>[1]) {
    taken.length = 0
    const poured = await pourBody({port}, request)
    const [socket] = taken
    if (socket === undefined) throw new Error('the server took no connection')
    await expect.poll(() => socket.destroyed).toBe(true)
    return {...poured, bytes: socket.bytesRead}
  }

  test.each([
    ['an upload without a token', {path: upload, headers: [multipart]}],
    ['an upload with a token of nonsense', {path: upload, headers: [multipart, 'Authorization: Firebase abc']}],
    ['an upload without a token and without a length', {path: upload, headers: [multipart], announce: null}],
    ['a body beyond its limit', {path: '/graphql', headers: [json]}],
    ['an operator who is none', {path: '/operator', headers: [json]}],
    ['a page with a body', {method: 'GET', path: '/config.json'}],
    ['an address with a character zero', {path: '/%00', headers: [json]}],
  ])('%s costs what is on the way, not what is announced', async (_name, request) => {
    const {bytes, sent} = await pour({most: 32_000_000, ignoresAnswer: true, ...request})
    expect(bytes).toBeLessThan(onTheWay)
    expect(sent).toBeLessThan(32_000_000)
  })

  test.each([
    ['/operator', 401],
    [upload, 403],
  ])('is answered first, and told that the connection ends: %s', async (path, status) => {
    const poured = await pour({path, headers: [json], most: 0, announce: mostUnread + 1})
    expect(poured).toMatchObject({status, answer: expect.stringMatching(/^connection: close\r$/im)})
  })

  test('keeps its connection when the body is a small one', async () => {
    const {answer, status} = await pourBody({port}, {path: '/operator', headers: [json], most: mostUnread})
    expect({status, answer}).toEqual({status: 401, answer: expect.stringMatching(/^connection: keep-alive\r$/im)})
  })

  test('is read to its end when the sender was signed in and is no more, so that the answer arrives', async () => {
    const student = await localStudent(server)
    const {idToken} = await signIn(server, student.email)
    await endSessions(server.database.db, {uid: student.uid}, server.now)
    const headers = [multipart, `Authorization: Firebase ${idToken}`]
    const most = 5_000_000
    expect(await pour({path: upload, headers, most})).toMatchObject({status: 401, sent: most})
  })
})
