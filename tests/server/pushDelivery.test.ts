import {createDecipheriv, createECDH, generateKeyPairSync, hkdfSync, randomUUID} from 'node:crypto'
import {once} from 'node:events'
import {createServer, type IncomingHttpHeaders, type Server, type ServerResponse} from 'node:http'
import {exportSPKI, importSPKI, jwtVerify} from 'jose'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {deliverDue} from '../../server/delivery/worker.ts'
import {fcmSender} from '../../server/notifications/fcm.ts'
import {publishNotification} from '../../server/notifications/publish.ts'
import {pushCourier, type PushSender, prunePushes} from '../../server/notifications/pushCourier.ts'
import type {PushTransport} from '../../server/notifications/pushRequest.ts'
import {isSubscription, readSubscription, webPushSender} from '../../server/notifications/webPush.ts'
import {backends, type Student, TestServer} from './support.ts'

type Asked = {readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer}
type Answer = (asked: Asked, response: ServerResponse) => void

/** A push service on this machine; what is asked of `https://HOST` comes here. */
class PushService {
  readonly asked: Asked[] = []
  answer: Answer = (_asked, response) => response.writeHead(201).end()
  readonly #server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const asked = {path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks)}
      this.asked.push(asked)
      this.answer(asked, response)
    })
  })

  async open(): Promise<this> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return this
  }

  readonly fetch: typeof fetch = (address, init) => {
    const server = this.#server.address()
    if (typeof server !== 'object' || server === null) throw new Error('not listening')
    const {host, pathname} = new URL(String(address))
    return fetch(`http://127.0.0.1:${server.port}${pathname}`, {
      ...init,
      headers: {...init?.headers, 'x-asked-host': host},
    })
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}

/** A browser with a subscription of its own. */
function makeBrowser() {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = Buffer.from(randomUUID().replaceAll('-', ''), 'hex')
  const endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${randomUUID()}`
  const keys = {p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url')}
  /** Opens a message as a browser does (RFC 8291, RFC 8188). */
  const open = (body: Buffer): unknown => {
    const [salt, idLength] = [body.subarray(0, 16), body[20] ?? 0]
    const sender = body.subarray(21, 21 + idLength)
    const shared = ecdh.computeSecret(sender)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
    const ikm = Buffer.from(hkdfSync('sha256', shared, auth, info, 32))
    const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12))
    const sealed = body.subarray(21 + idLength)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'))
  }
  return {endpoint, token: JSON.stringify({endpoint, keys}), keys, open}
}

const vapid = (() => {
  const {privateKey, publicKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'})
  const {x = '', y = '', d = ''} = privateKey.export({format: 'jwk'})
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  const keys = {publicKey: point.toString('base64url'), privateKey: d, subject: 'mailto:equipe@aristo.example'}
  return {keys, publicKey}
})()

const account = generateKeyPairSync('rsa', {modulusLength: 2_048})
const serviceAccount = {
  project_id: 'meu-projeto',
  client_email: 'push@meu-projeto.iam.gserviceaccount.com',
  private_key: account.privateKey.export({type: 'pkcs8', format: 'pem'}).toString(),
  token_uri: 'https://oauth2.googleapis.com/token',
}

const registerDocument = `mutation ($uid: ID!, $token: String!, $operation: TokenOperation!, $key: ID!) {
  updateUserTokenRegistration(firebaseId: $uid, token: $token, operation: $operation, idempotencyKey: $key) }`

const silent = {info: () => {}, warn: () => {}, error: () => {}}

describe.each(backends)('the delivery of push messages on %s', (kind) => {
  let server: TestServer
  let service: PushService
  let student: Student
  let fcm: PushSender

  const transport = (): PushTransport => ({fetch: service.fetch, clock: () => server.now, patience: 200})
  const deliver = (senders: Parameters<typeof pushCourier>[0]) =>
    deliverDue(
      {database: server.database, databaseNow: async () => server.now, log: silent},
      pushCourier(senders, async () => server.now),
    )
  const web = () => deliver({web: webPushSender(vapid.keys, transport())})
  const register = (token: string, operation = 'add', who = student) =>
    server.ask(
      registerDocument,
      {uid: who.uid, token, operation, key: randomUUID()},
      {token: who.token, path: '/notifications/graphql'},
    )
  const publish = (message = 'Novo simulado', link: string | undefined = '/agenda') =>
    publishNotification(
      server.database.db,
      {profileId: student.profileId},
      {message, authorName: 'Equipe Aristo', link},
      server.now,
    )
  const rows = () =>
    server.database.db.selectFrom('push_outbox').select(['kind', 'state', 'failures', 'last_error']).execute()
  const tokens = () => server.database.db.selectFrom('push_token').select(['kind', 'token']).execute()

  beforeAll(async () => {
    server = await TestServer.open(kind)
    service = await new PushService().open()
  })
  beforeEach(async () => {
    await server.database.db.deleteFrom('push_token').execute()
    service.asked.length = 0
    service.answer = ({path}, response) =>
      path === '/token'
        ? response.writeHead(200).end(JSON.stringify({access_token: 'acesso', expires_in: 3_600}))
        : response.writeHead(201).end('{}')
    student = await server.student()
    fcm = fcmSender(serviceAccount, transport())
  })
  afterAll(async () => {
    await service.close()
    await server.close()
  })

  describe('to a browser', () => {
    test('is encrypted for it and signed by the server, once', async () => {
      const browser = makeBrowser()
      expect((await register(browser.token)).codes).toEqual([])
      await publish('Olá, ção')
      await web()
      await web()
      expect(service.asked).toHaveLength(1)
      const [first] = service.asked
      const {headers, body}: Pick<Asked, 'headers' | 'body'> = first ?? {headers: {}, body: Buffer.alloc(0)}
      expect(headers).toMatchObject({
        'x-asked-host': 'updates.push.services.mozilla.com',
        'content-encoding': 'aes128gcm',
        ttl: '86400',
        urgency: 'normal',
      })
      expect(headers.topic).toMatch(/^[\w-]{32}$/)
      const opened = browser.open(body)
      expect(opened).toMatchObject({
        notification: {title: 'Equipe Aristo', body: 'Olá, ção'},
        data: {link: '/agenda'},
      })
      const [, jwt = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
      expect(key).toBe(vapid.keys.publicKey)
      const spki = await importSPKI(await exportSPKI(vapid.publicKey), 'ES256')
      const {payload} = await jwtVerify(jwt, spki, {audience: 'https://updates.push.services.mozilla.com'})
      expect(payload.sub).toBe('mailto:equipe@aristo.example')
      expect(await rows()).toEqual([{kind: 'web', state: 'sent', failures: 0, last_error: null}])
    })

    test.each([404, 410])('that answers %i is forgotten with all that waits for it', async (status) => {
      await register(makeBrowser().token)
      await publish('um')
      await publish('dois')
      service.answer = (_asked, response) => response.writeHead(status).end()
      await web()
      expect(await tokens()).toEqual([])
      expect(await rows()).toEqual([])
    })

    test('waits as long as a busy service asks', async () => {
      await register(makeBrowser().token)
      await publish()
      service.answer = (_asked, response) => response.writeHead(429, {'retry-after': '600'}).end('slow down')
      await web()
      expect(await rows()).toMatchObject([{state: 'waiting', failures: 1, last_error: '429 slow down'}])
      const begin = server.now
      service.answer = (_asked, response) => response.writeHead(201).end()
      server.now = begin + 599_000
      await web()
      expect(service.asked).toHaveLength(1)
      server.now = begin + 600_000
      await web()
      server.now = begin
      expect(service.asked).toHaveLength(2)
      expect(await rows()).toMatchObject([{state: 'sent'}])
    })

    const passing: Record<string, Answer> = {
      'fails with 500': (_asked, response) => response.writeHead(500).end('\0\u001b[31moops'),
      'does not know our key (403)': (_asked, response) => response.writeHead(403).end(),
      'does not answer': () => {},
      'hangs up': (_asked, response) => response.destroy(),
      'leads elsewhere': (_asked, response) => response.writeHead(307, {location: 'http://127.0.0.1:1/'}).end(),
    }
    test.each(Object.entries(passing))(
      'of a service that %s is tried again, under the same name',
      async (_name, answer) => {
        await register(makeBrowser().token)
        await publish()
        service.answer = answer
        await web()
        const [row] = await rows()
        expect(row).toMatchObject({state: 'waiting', failures: 1})
        expect(row?.last_error).not.toMatch(/\p{Cc}/u)
        service.answer = (_asked, response) => response.writeHead(201).end()
        server.now += 60_000
        await web()
        server.now -= 60_000
        expect(await rows()).toMatchObject([{state: 'sent'}])
        expect(new Set(service.asked.map(({headers}) => headers.topic)).size).toBe(1)
      },
    )

    test.each([400, 413])('that is refused with %i is not tried again', async (status) => {
      await register(makeBrowser().token)
      await publish()
      service.answer = (_asked, response) => response.writeHead(status).end()
      await web()
      server.now += 3_600_000
      await web()
      server.now -= 3_600_000
      expect(service.asked).toHaveLength(1)
      expect(await rows()).toMatchObject([{state: 'dead'}])
      expect(await tokens()).toHaveLength(1)
    })

    test('is read no further than its first words say', async () => {
      await register(makeBrowser().token)
      await publish()
      const chunk = 'x'.repeat(65_536)
      service.answer = (_asked, response) => {
        response.writeHead(500)
        const more = () => {
          while (response.write(chunk));
          response.once('drain', more)
        }
        response.on('error', () => {})
        more()
      }
      await web()
      const [row] = await rows()
      expect(row?.last_error).toMatch(/^500 x+$/)
      expect(row?.last_error?.length).toBeLessThanOrEqual(300)
    })

    test('of very long words is cut to what a message holds', async () => {
      const browser = makeBrowser()
      await register(browser.token)
      await publish('😀'.repeat(500))
      await web()
      const opened = browser.open(service.asked[0]?.body ?? Buffer.alloc(0))
      expect(JSON.stringify(opened).length).toBeLessThan(3_000)
      expect(await rows()).toMatchObject([{state: 'sent'}])
    })

    test('that is a day old is not sent any more', async () => {
      await register(makeBrowser().token)
      await publish()
      server.now += 86_400_001
      await web()
      server.now -= 86_400_001
      expect(service.asked).toEqual([])
      expect(await rows()).toMatchObject([{state: 'dropped', last_error: 'out of date'}])
    })

    test('by several processes is sent once', async () => {
      for (let index = 0; index < 8; index += 1) await register(makeBrowser().token)
      await publish()
      await Promise.all([web(), web(), web()])
      expect(service.asked).toHaveLength(8)
    })
  })

  describe('a subscription', () => {
    const {endpoint, keys} = makeBrowser()

    test('is one device however its JSON is written, and is removed as it came', async () => {
      await register(JSON.stringify({endpoint, expirationTime: null, keys}))
      await register(JSON.stringify({keys: {auth: keys.auth, p256dh: keys.p256dh}, endpoint}))
      expect(await tokens()).toEqual([{kind: 'web', token: JSON.stringify({endpoint, keys})}])
      await register(JSON.stringify({endpoint, expirationTime: null, keys}), 'remove')
      expect(await tokens()).toEqual([])
    })

    test.each([
      'http://updates.push.services.mozilla.com/x',
      'https://169.254.169.254/latest/meta-data',
      'https://localhost/x',
      'https://aristo.example/x',
      'https://updates.push.services.mozilla.com:8443/x',
      'https://user:pass@updates.push.services.mozilla.com/x',
      'https://updates.push.services.mozilla.com.evil.example/x',
      'https://evilnotify.windows.com/x',
      'file:///etc/passwd',
    ])('that leads to %s is none', async (address) => {
      const {codes} = await register(JSON.stringify({endpoint: address, keys}))
      expect(codes).toEqual(['BAD_INPUT'])
      expect(await tokens()).toEqual([])
    })

    test.each(['{', '{}', '{"endpoint":1}', JSON.stringify({endpoint, keys: {p256dh: 'AA', auth: keys.auth}})])(
      'that is %s is none',
      async (token) => {
        expect((await register(token)).codes).toEqual(['BAD_INPUT'])
      },
    )

    test('of each browser is known', () => {
      for (const host of ['fcm.googleapis.com', 'web.push.apple.com', 'wns2-bn3p.notify.windows.com'])
        expect(readSubscription(JSON.stringify({endpoint: `https://${host}/x`, keys}))).toBeDefined()
      expect(isSubscription('fcm:token')).toBe(false)
    })
  })

  describe('by Firebase', () => {
    const sends = () => service.asked.filter(({path}) => path.startsWith('/v1/'))
    const byFcm = () => deliver({fcm})

    test('is sent as the service account, whose token is asked for once', async () => {
      await register('token-do-aparelho')
      await publish('um')
      await publish('dois')
      await byFcm()
      const asked = service.asked.filter(({path}) => path === '/token')
      expect(asked.length).toBeGreaterThan(0)
      const form = new URLSearchParams(asked[0]?.body.toString('utf8'))
      const {payload} = await jwtVerify(form.get('assertion') ?? '', account.publicKey, {
        audience: 'https://oauth2.googleapis.com/token',
        issuer: serviceAccount.client_email,
        currentDate: new Date(server.now),
      })
      expect(payload.scope).toBe('https://www.googleapis.com/auth/firebase.messaging')
      expect(sends().map(({path}) => path)).toEqual(Array(2).fill('/v1/projects/meu-projeto/messages:send'))
      expect(sends()[0]?.headers.authorization).toBe('Bearer acesso')
      const bodies = sends().map(({body}) => JSON.parse(body.toString('utf8')).message)
      expect(bodies.map(({notification}) => notification.body).toSorted()).toEqual(['dois', 'um'])
      expect(bodies[0]).toMatchObject({token: 'token-do-aparelho', data: {link: '/agenda'}})
      expect((await rows()).map(({state}) => state)).toEqual(['sent', 'sent'])
      await publish('três')
      const before = service.asked.filter(({path}) => path === '/token').length
      await byFcm()
      expect(service.asked.filter(({path}) => path === '/token')).toHaveLength(before)
    })

    const answering =
      (status: number, text: string): Answer =>
      ({path}, response) =>
        path === '/token'
          ? response.writeHead(200).end(JSON.stringify({access_token: 'acesso', expires_in: 3_600}))
          : response.writeHead(status).end(text)

    test('forgets a device that is not registered any more', async () => {
      await register('velho')
      await publish()
      service.answer = answering(404, '{"error":{"details":[{"errorCode":"UNREGISTERED"}]}}')
      await byFcm()
      expect(await tokens()).toEqual([])
    })

    test.each([
      [404, '<html>no such project</html>', 'waiting'],
      [401, 'expired', 'waiting'],
      [429, 'quota', 'waiting'],
      [503, 'away', 'waiting'],
      [400, 'INVALID_ARGUMENT', 'dead'],
    ])('keeps the device when it answers %i %s', async (status, text, state) => {
      await register('bom')
      await publish()
      service.answer = answering(status, text)
      await byFcm()
      expect(await rows()).toMatchObject([{state}])
      expect(await tokens()).toHaveLength(1)
    })

    test.each([
      ['refuses', (response: ServerResponse) => response.writeHead(400).end('{"error":"invalid_grant"}')],
      ['answers garbage', (response: ServerResponse) => response.writeHead(200).end('nope')],
      [
        'gives a token that is none',
        (response: ServerResponse) => response.writeHead(200).end('{"access_token":"a b","expires_in":9}'),
      ],
    ])('waits when the token endpoint %s', async (_name, answer) => {
      await register('bom')
      await publish()
      service.answer = (_asked, response) => answer(response)
      await byFcm()
      expect(sends()).toEqual([])
      expect(await rows()).toMatchObject([{state: 'waiting', failures: 1}])
    })

    test('leaves browsers and Expo to others, and their rows untouched', async () => {
      await register(makeBrowser().token)
      await publish()
      await byFcm()
      expect(service.asked).toEqual([])
      expect(await rows()).toEqual([{kind: 'web', state: 'waiting', failures: 0, last_error: null}])
    })
  })

  test('rows are forgotten after a week', async () => {
    await register('bom')
    await publish()
    await prunePushes(server.database.db, server.now + 7 * 86_400_000)
    expect(await rows()).toHaveLength(1)
    await prunePushes(server.database.db, server.now + 7 * 86_400_000 + 1)
    expect(await rows()).toEqual([])
  })
})
