import {EventEmitter} from 'node:events'
import {type AddressInfo, connect} from 'node:net'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import type {WebSocket} from 'ws'
import {mostSubscriptions} from '../../server/graphql/subscriptions.ts'
import {messageBounds} from '../../server/http/messageMeter.ts'
import {mostStalls, mostUnsent, openSocketGate, type SignIn} from '../../server/http/socketGate.ts'
import {mostReaders, openEventHub} from '../../server/kernel/eventHub.ts'
import {openUploads, uploadBounds} from '../../server/local-firebase/storage/uploads.ts'
import {handshake, openRawSocket, pourBody, type RawSocket, subscribing} from '../support/maliciousClient.ts'
import {type Student, TestServer} from './support.ts'
import {timeouts} from '../support/timeouts.ts'

const subscription = 'subscription { answerRecorded { document } }'
const graphql = handshake('graphql-transport-ws')

/** What the server sent so far, as text; frames of text stand in it in the clear. */
const textOf = (raw: RawSocket) => raw.received().toString('latin1')
const count = (text: string, part: string) => text.split(part).length - 1

describe('sockets', () => {
  let server: TestServer
  let port: number
  let student: Student
  const open: RawSocket[] = []
  const env = {SOCKETS_PER_ADDRESS: '12', SOCKETS_PER_ACCOUNT: '4', SOCKET_CHECK_SECONDS: '1'}

  beforeAll(async () => {
    server = await TestServer.open('pglite', env)
    await server.app.listen({port: 0, host: '127.0.0.1'})
    port = (server.app.server.address() as AddressInfo).port
    student = await server.student()
  })
  afterAll(() => server.close())

  const socket = async (path = '/graphql') => {
    const raw = await openRawSocket({port}, path, path.startsWith('/.ws') ? handshake() : graphql)
    open.push(raw)
    return raw
  }
  const signedIn = async (who: Student, path = '/graphql') => {
    const raw = await socket(path)
    for (const message of subscribing(who.token, subscription, 0)) raw.send(message)
    await expect.poll(() => textOf(raw)).toContain('connection_ack')
    return raw
  }
  /** The account of a student at the identity provider, which takes no tokens from before an instant. */
  const addUser = async ({uid}: Student, validAfter: Date) => {
    await server.database.db
      .insertInto('identity_user')
      .values({
        uid,
        email: `${uid}@secreto.example`,
        password_hash: null,
        display_name: null,
        photo_url: null,
        email_verified: true,
        disabled: false,
        created_at: validAfter,
        last_login_at: validAfter,
        password_updated_at: validAfter,
        tokens_valid_after: validAfter,
      })
      .execute()
  }
  const closeAll = async () => {
    for (const raw of open) raw.cut()
    await Promise.all(open.splice(0).map(({closed}) => closed))
    // The server has seen it when a socket of this network is taken again.
    await expect
      .poll(() =>
        openRawSocket({port}, '/graphql', graphql).then(
          (raw) => raw.cut(),
          () => 'refused',
        ),
      )
      .toBeUndefined()
  }

  test('of one address are limited over all endpoints, and free again when they close', async () => {
    for (const path of ['/graphql', '/notifications/graphql', '/.ws?v=5&ns=aristo-local']) {
      for (let index = 0; index < 4; index += 1) await socket(path)
    }
    for (const path of ['/graphql', '/notifications/graphql', '/.ws?v=5&ns=aristo-local'])
      await expect(socket(path)).rejects.toThrow('429')
    await closeAll()
  })

  test('of one account are limited over both endpoints; another account is not concerned', async () => {
    for (const path of ['/graphql', '/graphql', '/notifications/graphql', '/notifications/graphql'])
      await signedIn(student, path)
    const fifth = await socket()
    for (const message of subscribing(student.token, subscription, 0)) fifth.send(message)
    await fifth.closed
    expect(textOf(fifth)).toContain('Too many connections')
    await signedIn(await server.student())
    await closeAll()
  })

  test('have so many subscriptions; the one too many is refused by name', async () => {
    const raw = await socket()
    const [init = '', ...rest] = subscribing(student.token, subscription, mostSubscriptions + 5)
    raw.send(init)
    await expect.poll(() => textOf(raw)).toContain('connection_ack')
    for (const message of rest) raw.send(message)
    await expect.poll(() => count(textOf(raw), 'RATE_LIMITED')).toBe(5)
    expect(textOf(raw)).toContain(`"id":"s${mostSubscriptions}"`)
    await closeAll()
  })

  test.each(['/graphql', '/notifications/graphql', '/.ws?v=5&ns=aristo-local'])(
    '%s cuts who sends too much at once',
    async (path) => {
      const raw = await socket(path)
      for (let index = 0; index < messageBounds.burst * 3; index += 1)
        raw.send(path.startsWith('/.ws') ? '0' : '{"type":"ping"}')
      await raw.closed
      await closeAll()
    },
  )

  test.each([
    [
      'the account is blocked',
      async ({profileId}: Student) => {
        await server.database.db
          .updateTable('profile')
          .set({access_blocked: true})
          .where('id', '=', profileId)
          .execute()
      },
    ],
    [
      'a course is withdrawn',
      async ({profileId}: Student) => {
        await server.database.db
          .updateTable('student_course')
          .set({status: 'blocked_due_payment'})
          .where('profile_id', '=', profileId)
          .execute()
      },
    ],
    [
      'the profile is deleted',
      async ({profileId}: Student) => {
        await server.database.db.deleteFrom('student_course').where('profile_id', '=', profileId).execute()
        await server.database.db.deleteFrom('profile').where('id', '=', profileId).execute()
      },
    ],
  ])('end within a round when %s', async (_name, change) => {
    const other = await server.student()
    const [own, stranger] = [await signedIn(other), await signedIn(student)]
    await change(other)
    await own.closed
    expect(textOf(own)).toContain('Forbidden')
    expect(stranger.socket.destroyed).toBe(false)
    await closeAll()
  })

  test('end within a round when the password has changed, and the old token opens no new one', async () => {
    const other = await server.student()
    const raw = await signedIn(other)
    await addUser(other, new Date(server.now + 1_000))
    await raw.closed
    const again = await socket()
    for (const message of subscribing(other.token, subscription, 0)) again.send(message)
    await again.closed
    expect(textOf(again)).not.toContain('connection_ack')
    await closeAll()
  })

  test('one student has so many readers, and an event passes by those of others', async () => {
    const hub = openEventHub(server.database)
    const readers = Array.from({length: mostReaders}, () => hub.events('one', 'answer'))
    expect(() => hub.events('one', 'answer')).toThrow('Too many subscriptions')
    await readers[0]?.return?.()
    expect(() => hub.events('one', 'answer')).not.toThrow()
    expect(() => hub.events('other', 'answer')).not.toThrow()
    await hub.close()
  })

  test.each([
    ['without a token', [], 403],
    ['with a token of nonsense', ['Authorization: Firebase abc'], 401],
  ])('an upload %s is refused before its body is read', async (_name, headers, status) => {
    const request = {
      path: '/v0/b/aristo-local.appspot.com/o?name=images%2Fusers%2Fx',
      headers: ['Content-Type: multipart/related; boundary=x', ...headers],
      most: 0,
      announce: 5_000_000,
    }
    const poured = await pourBody({port}, request)
    expect(poured).toMatchObject({status, sent: 0})
  })

  test('uploads of one account at the same moment are limited, and free again when their senders go away', async () => {
    const sender = await server.student()
    await addUser(sender, new Date(0))
    const headers = ['Content-Type: multipart/related; boundary=x', `Authorization: Firebase ${sender.token}`]
    const upload = {
      path: `/v0/b/aristo-local.appspot.com/o?name=${encodeURIComponent(`images/users/${sender.profileId}`)}`,
      headers,
    }
    const slow = Array.from({length: uploadBounds.account}, () => {
      const raw = connect({port, host: '127.0.0.1'})
      raw.write(
        [`POST ${upload.path} HTTP/1.1`, 'Host: 127.0.0.1', 'Content-Length: 5000', ...headers, '', 'x'].join('\r\n'),
      )
      return raw
    })
    const statusOfAnother = async () => (await pourBody({port}, {...upload, most: 10})).status
    await expect.poll(statusOfAnother).toBe(429)
    for (const raw of slow) raw.destroy()
    // 403: its body is read and is no picture.
    await expect.poll(statusOfAnother, {timeout: timeouts.roundTrip}).toBe(403)
  })
})

test('uploads are limited over all accounts of a process', () => {
  const uploads = openUploads()
  const accounts = Array.from({length: uploadBounds.process}, (_entry, index) => `student-${index}`)
  expect(accounts.every((uid) => uploads.begin(uid))).toBe(true)
  expect(uploads.begin('another')).toBe(false)
  uploads.end('student-0')
  expect(uploads.begin('another')).toBe(true)
})

describe('the gate', () => {
  class Fake extends EventEmitter {
    bufferedAmount = 0
    isCut = false
    terminate() {
      this.isCut = true
      this.emit('close')
    }
  }
  const gateOf = (findEnded: (signIns: readonly SignIn[]) => Promise<ReadonlySet<SignIn>> = async () => new Set()) =>
    openSocketGate(
      {most: 3, perNetwork: 2, perAccount: 1},
      findEnded,
      () => 0,
      (error) => expect.fail(String(error)),
    )
  // What the gate uses of a socket is here; a whole one needs a connection.
  const asSocket = (fake: Fake) => fake as unknown as WebSocket

  test('cuts a reader with too many bytes waiting at once, and one that takes none for so many rounds', async () => {
    const gate = gateOf()
    const [greedy, slow, slack] = [new Fake(), new Fake(), new Fake()]
    for (const fake of [greedy, slow, slack]) gate.enter(asSocket(fake), 'a')
    greedy.bufferedAmount = mostUnsent + 1
    slow.bufferedAmount = 1
    for (let round = 0; round < mostStalls; round += 1) {
      slack.bufferedAmount = round % 2
      await gate.check()
    }
    expect([greedy.isCut, slow.isCut, slack.isCut]).toEqual([true, false, false])
    await gate.check()
    expect([slow.isCut, slack.isCut]).toEqual([true, false])
  })

  test('cuts who sends more than the meter allows, and hears nothing more of it; large messages count as several', () => {
    const gate = gateOf()
    const [many, large] = [new Fake(), new Fake()]
    for (const fake of [many, large]) gate.enter(asSocket(fake), 'a')
    let heard = 0
    many.on('message', () => (heard += 1))
    for (let index = 0; index < messageBounds.burst; index += 1) many.emit('message', Buffer.alloc(10))
    expect(many.isCut).toBe(false)
    for (let index = 0; index < 50; index += 1) many.emit('message', Buffer.alloc(10))
    // The one too many is told to every listener before they are taken away.
    expect([many.isCut, heard]).toEqual([true, messageBounds.burst + 1])
    for (let index = 0; index < 13; index += 1) large.emit('message', Buffer.alloc(65_536))
    expect(large.isCut).toBe(true)
  })

  test('gives places back when sockets close, also twice', () => {
    const gate = gateOf()
    const first = new Fake()
    const seat = gate.enter(asSocket(first), 'a')
    gate.enter(asSocket(new Fake()), 'a')
    expect([gate.isFull('a'), gate.isFull('b')]).toEqual([true, false])
    expect(seat.signIn({uid: 'ana', authTime: 0, rights: null}, () => {})).toBe(true)
    first.emit('close')
    first.emit('close')
    expect(gate.isFull('a')).toBe(false)
    const next = gate.enter(asSocket(new Fake()), 'a')
    expect(next.signIn({uid: 'ana', authTime: 0, rights: null}, () => {})).toBe(true)
    expect(seat.signIn({uid: 'bia', authTime: 0, rights: null}, () => {})).toBe(false)
  })
})
