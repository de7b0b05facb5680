import {randomUUID} from 'node:crypto'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {cleanUp} from '../../server/cleanupJob.ts'
import {giveConsent, standingConsent, withdrawalLink, withdrawnLife} from '../../server/mail/consent.ts'
import {enqueueMail} from '../../server/mail/enqueue.ts'
import {mostPerMinute} from '../../server/mail/withdrawal.routes.ts'
import {askedOf, operate} from '../../server/operations/operate.ts'
import {backends, TestServer} from './support.ts'

const form = {'content-type': 'application/x-www-form-urlencoded'}

describe.each(backends)('the withdrawal of a consent on %s', (kind) => {
  let server: TestServer
  let networks = 0

  beforeAll(async () => {
    server = await TestServer.open(kind, {TRUST_PROXY: '1'})
  })
  afterEach(async () => {
    await server.database.db.deleteFrom('mail_consent').execute()
    await server.database.db.deleteFrom('mail_outbox').execute()
  })
  afterAll(() => server.close())

  const give = (recipient = 'ana@exemplo.br') =>
    giveConsent(
      server.database.db,
      {recipient, purpose: 'contact', textVersion: '2026-11', source: 'teste', brandName: 'Aristo'},
      server.now,
    )
  const pathOf = async (recipient = 'ana@exemplo.br') => {
    const consent = await standingConsent(server.database.db, recipient, 'contact')
    return withdrawalLink(server.database.db, consent?.id ?? 'none', '')
  }
  /** Each call from another network, unless one is named. */
  const ask = (
    method: 'GET' | 'POST',
    url: string,
    payload?: string,
    headers: Record<string, string> = form,
    from?: string,
  ) => {
    networks += 1
    const address = from ?? `10.1.${networks >> 8}.${networks & 255}`
    return server.app.inject({
      method,
      url,
      headers: {'x-forwarded-for': address, ...(payload !== undefined && headers)},
      ...(payload !== undefined && {payload}),
    })
  }
  const stands = async (recipient = 'ana@exemplo.br') =>
    (await standingConsent(server.database.db, recipient, 'contact')) !== undefined

  test('is asked for on a page, which changes nothing, and done by its button', async () => {
    await give()
    const path = await pathOf()
    const page = await ask('GET', path)
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({'cache-control': 'no-store', 'referrer-policy': 'no-referrer'})
    expect(page.body).toContain('<html lang="pt-BR">')
    expect(page.body).toContain('ana@exemplo.br')
    expect(page.body).toContain('<button>Cancelar e-mails</button>')
    expect(page.body).not.toContain('<script')
    expect(await stands()).toBe(true)
    const done = await ask('POST', path, '')
    expect(done.statusCode).toBe(200)
    expect(done.body).toContain('E-mails cancelados')
    expect(await stands()).toBe(false)
    expect((await ask('GET', path)).body).toContain('E-mails cancelados')
    const [row] = await server.database.db.selectFrom('mail_consent').selectAll().execute()
    expect(row).toMatchObject({withdrawn_by: 'link', withdrawn_at: new Date(server.now)})
  })

  test.each([
    ['a form', 'List-Unsubscribe=One-Click', form],
    [
      'a form of parts',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      {'content-type': 'multipart/form-data; boundary=x'},
    ],
  ])('is done by the one click of a mail program, as %s', async (_name, payload, headers) => {
    await give()
    expect((await ask('POST', await pathOf(), payload, headers)).statusCode).toBe(200)
    const [row] = await server.database.db.selectFrom('mail_consent').selectAll().execute()
    expect(row).toMatchObject({withdrawn_by: 'oneClick'})
  })

  test('by an older link withdraws what was given again since', async () => {
    await give()
    const path = await pathOf()
    await ask('POST', path, '')
    await give()
    expect(await stands()).toBe(true)
    await ask('POST', path, '')
    expect(await stands()).toBe(false)
  })

  test('takes the signed link alone', async () => {
    await give()
    await give('bia@exemplo.br')
    const [path, other] = [await pathOf(), await pathOf('bia@exemplo.br')]
    const [id = '', signature = ''] = path.replace('/emails/cancelar/', '').split('.')
    const [, foreign = ''] = other.split('.')
    const wrong = [
      `/emails/cancelar/${id}`,
      `/emails/cancelar/${id}.`,
      `/emails/cancelar/${id}.${foreign}`,
      `/emails/cancelar/${randomUUID()}.${signature}`,
      `/emails/cancelar/${id}.${signature}x`,
      `/emails/cancelar/${'x'.repeat(90)}`,
    ]
    for (const url of wrong) {
      for (const reply of [await ask('GET', url), await ask('POST', url, '')]) {
        expect(reply.statusCode).toBe(404)
        expect(reply.body).not.toContain('exemplo.br')
      }
    }
    expect((await ask('GET', '/emails/cancelar/%00')).statusCode).toBe(400)
    expect([await stands(), await stands('bia@exemplo.br')]).toEqual([true, true])
  })

  test('refuses a body that is too large or of another kind', async () => {
    await give()
    const path = await pathOf()
    expect((await ask('POST', path, 'x'.repeat(1_025))).statusCode).toBe(413)
    expect((await ask('POST', path, '<a/>', {'content-type': 'text/xml'})).statusCode).toBe(415)
    expect(await stands()).toBe(true)
  })

  test('is limited for each network', async () => {
    const statuses = new Map<number, number>()
    for (let index = 0; index <= mostPerMinute; index += 1) {
      const {statusCode} = await ask('GET', '/emails/cancelar/nada', undefined, form, '192.0.2.7')
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
    expect([...statuses]).toEqual([
      [404, mostPerMinute],
      [429, 1],
    ])
    expect((await ask('GET', '/emails/cancelar/nada', undefined, form, '192.0.3.7')).statusCode).toBe(404)
  })

  test('is kept for a year to show what was agreed to, and a standing consent as long as it stands', async () => {
    await give()
    await give('bia@exemplo.br')
    await ask('POST', await pathOf(), '')
    const all = async () =>
      (await server.database.db.selectFrom('mail_consent').select('recipient').execute()).map(
        ({recipient}) => recipient,
      )
    await cleanUp({database: server.database, clock: () => server.now + withdrawnLife})
    expect((await all()).toSorted()).toEqual(['ana@exemplo.br', 'bia@exemplo.br'])
    await cleanUp({database: server.database, clock: () => server.now + withdrawnLife + 1})
    expect(await all()).toEqual(['bia@exemplo.br'])
  })

  describe('an operator', () => {
    const run = (...argv: string[]) =>
      operate(server.database, askedOf(argv), {now: server.now, file: undefined}).catch((error: Error) => error.message)
    const mail = (fields: {state?: 'dead' | 'unknown' | 'waiting'; body?: string} = {}) =>
      server.database.db.transaction().execute(async (tx) => {
        const sent = await enqueueMail(
          tx,
          {
            key: randomUUID(),
            kind: 'teste',
            recipient: 'ana@exemplo.br',
            subject: 'Oi',
            text: 'segredo https://aristo.example/segredo',
            consent: null,
          },
          server.now,
        )
        const id = 'id' in sent ? sent.id : ''
        const change = {failures: 9, last_error: '451 greylisted', ...fields}
        await tx.updateTable('mail_outbox').set(change).where('id', '=', id).execute()
        return id
      })
    const stateOf = async (id: string) =>
      server.database.db.selectFrom('mail_outbox').select(['state', 'failures']).where('id', '=', id).executeTakeFirst()

    test('lists what did not arrive, shows it without its text, and has it tried again', async () => {
      const [dead, unknown] = [await mail({state: 'dead'}), await mail({state: 'unknown'})]
      const waiting = await mail({state: 'waiting'})
      const listed = await run('mails')
      expect(listed).toHaveLength(3)
      expect(String(listed)).toContain(`${dead}\tdead\t9 failed\tteste\tana@exemplo.br\t451 greylisted`)
      expect(String(listed)).not.toContain(waiting)
      expect(String(await run('mails', '--state', 'waiting'))).toContain(waiting)
      const shown = String(await run('mails', 'show', dead))
      expect(shown).toContain('last error\t451 greylisted')
      expect(shown).not.toContain('segredo')
      expect(await run('mails', 'retry', dead)).toEqual(['1 mail to be tried again'])
      expect(await stateOf(dead)).toEqual({state: 'waiting', failures: 0})
      expect(await run('mails', 'retry', unknown)).toContain('--unknown')
      expect(await run('mails', 'retry', '--all')).toEqual(['0 mails to be tried again'])
      expect(await run('mails', 'retry', unknown, '--unknown')).toEqual(['1 mail to be tried again'])
    })

    test('is told what cannot be done', async () => {
      const erased = await mail({state: 'dead', body: ''})
      const waiting = await mail({state: 'waiting'})
      expect(await run('mails', 'retry')).toBe('Say which: an id, or --all.')
      expect(await run('mails', 'retry', 'nada')).toBe('There is no mail "nada".')
      expect(await run('mails', 'retry', erased)).toContain('erased')
      expect(await run('mails', 'retry', waiting)).toBe('That mail is waiting.')
      expect(await run('mails', '--state', 'x')).toContain('There is no state "x"')
      expect(await run('mails', 'withdraw', 'ana@exemplo.br')).toContain('has given no consent')
    })

    test('withdraws for somebody who asks by another way', async () => {
      await give()
      expect(await run('mails', 'withdraw', 'Ana@exemplo.br')).toEqual(['consent of ana@exemplo.br withdrawn'])
      expect(await stands()).toBe(false)
    })

    test('gets a pair of keys that the configuration takes', async () => {
      const lines = await run('push', 'keys')
      const [publicKey = '', privateKey = ''] = Array.isArray(lines) ? lines.map((line) => line.split('=')[1]) : []
      expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
      expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32)
    })
  })
})
