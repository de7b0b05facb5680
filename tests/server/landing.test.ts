import {randomUUID} from 'node:crypto'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {cleanUp} from '../../server/cleanupJob.ts'
import {contactDays, contactsOfNetwork, formsPerMinute, mostOfForm} from '../../server/landing/limits.ts'
import {withdraw} from '../../server/mail/consent.ts'
import {askedOf, operate} from '../../server/operations/operate.ts'
import {landingDocument, landingInput as ana} from './landingRequests.ts'
import {backends, TestServer} from './support.ts'

const stored = {name: 'Ana Novata', email: 'ana@exemplo.br', phone: '(11) 9 1234-5678'}
const form = 'application/x-www-form-urlencoded'

describe.each(backends)('the landing on %s', (kind) => {
  let server: TestServer
  let networks = 0
  beforeAll(async () => {
    server = await TestServer.open(kind, {TRUST_PROXY: '1'})
  })
  afterEach(async () => {
    await server.database.db.deleteFrom('landing_contact').execute()
    await server.database.db.deleteFrom('mail_consent').execute()
    server.now += 3_600_000
  })
  afterAll(() => server.close())

  const leave = (variables: object = {}) => server.ask(landingDocument, {input: ana, key: randomUUID(), ...variables})
  const contacts = () => server.database.db.selectFrom('landing_contact').selectAll().execute()
  const consents = () => server.database.db.selectFrom('mail_consent').selectAll().execute()
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}, from?: string) => {
    networks += 1
    return server.app.inject({
      method: 'POST',
      url: '/landing',
      headers: {
        'content-type': form,
        'x-forwarded-for': from ?? `10.2.${networks >> 8}.${networks & 255}`,
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    })
  }
  const run = async (words: readonly string[]) =>
    operate(server.database, askedOf(words), {now: server.now, file: undefined})

  describe('createAppealActiveCampaignContact', () => {
    test('stores a contact as it is written, without consent', async () => {
      expect((await leave()).data).toEqual({createAppealActiveCampaignContact: true})
      expect(await contacts()).toMatchObject([{...stored, consent_version: null, submitted_at: new Date(server.now)}])
      expect(await consents()).toEqual([])
    })

    test('stores the consent with its words and instant', async () => {
      await leave({consent: '2026-11'})
      expect(await consents()).toMatchObject([
        {recipient: 'ana@exemplo.br', source: 'landing', text_version: '2026-11', given_at: new Date(server.now)},
      ])
    })

    test('stores nothing at all when the words of consent are not the present ones', async () => {
      expect((await leave({consent: '1999-01'})).codes).toEqual(['BAD_INPUT'])
      expect(await contacts()).toEqual([])
    })

    test('a repeat of the key is one contact, and another input with it is refused', async () => {
      const key = randomUUID()
      await leave({key})
      expect((await leave({key})).codes).toEqual([])
      expect(await contacts()).toHaveLength(1)
      expect((await leave({key, input: {...ana, name: 'Outra'}})).codes).toEqual(['IDEMPOTENCY_KEY_REUSED'])
    })

    test.each([
      [{name: 'An'}, 'BAD_INPUT'],
      [{name: 'a'.repeat(76)}, 'BAD_INPUT'],
      [{name: 'Ana\0Novata'}, 'BAD_INPUT'],
      [{phone: '(11) 9123'}, 'BAD_INPUT'],
      [{email: 'ana'}, 'INVALID_EMAIL'],
      [{email: 'ana@exemplo.br\r\nBcc: x@y.z'}, 'INVALID_EMAIL'],
      [{email: 'ana@exemplo.br,outra@exemplo.br'}, 'INVALID_EMAIL'],
    ])('%j is answered with %s', async (part, code) => {
      expect((await leave({input: {...ana, ...part}})).codes).toEqual([code])
      expect(await contacts()).toEqual([])
    })

    test('a program that fills the hidden field hears what it wants, and nothing is kept', async () => {
      expect((await leave({website: 'https://spam.example'})).data).toEqual({createAppealActiveCampaignContact: true})
      expect(await contacts()).toEqual([])
    })

    test('one network leaves so many, another goes on, and later this one as well', async () => {
      const row = (index: number, network: string) => ({
        request_key: `k${index}`,
        request_hash: 'h',
        ...stored,
        consent_version: null,
        network,
        submitted_at: new Date(server.now),
      })
      await leave()
      const [{network = null} = {}] = await contacts()
      if (network === null) throw new Error('no network')
      const rows = Array.from({length: contactsOfNetwork.most - 1}, (_, index) => row(index, network))
      await server.database.db.insertInto('landing_contact').values(rows).execute()
      expect((await leave()).codes).toEqual(['RATE_LIMITED'])
      await server.database.db.updateTable('landing_contact').set({network: 'another'}).execute()
      expect((await leave()).codes).toEqual([])
      await server.database.db.updateTable('landing_contact').set({network}).execute()
      server.now += contactsOfNetwork.minutes * 60_000 + 1
      expect((await leave()).codes).toEqual([])
    })

    test('is kept a year, its network a day', async () => {
      await leave()
      server.now += 2 * 86_400_000
      await cleanUp({database: server.database, clock: () => server.now})
      expect(await contacts()).toMatchObject([{network: null}])
      server.now += contactDays * 86_400_000
      await cleanUp({database: server.database, clock: () => server.now})
      expect(await contacts()).toEqual([])
    })
  })

  describe('the form without script', () => {
    test('stores the contact and leads to the appeals', async () => {
      const reply = await send({...ana, consent: '2026-11', website: ''})
      expect(reply.statusCode).toBe(303)
      expect(reply.headers.location).toBe('/landing/recursos')
      expect(await contacts()).toMatchObject([{...stored, consent_version: '2026-11'}])
      expect(await consents()).toHaveLength(1)
    })

    test('sent twice, it is one contact', async () => {
      await send(ana)
      expect((await send(ana)).statusCode).toBe(303)
      expect(await contacts()).toHaveLength(1)
    })

    test('what is wrong comes back marked, as it was typed, and harmless', async () => {
      const reply = await send({name: '"><script>alert(1)</script>', email: 'ana', phone: '11'})
      expect(reply.statusCode).toBe(422)
      expect(reply.body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
      expect(reply.body).not.toContain('<script>')
      expect(reply.body).toContain('Escreva um e-mail como nome@exemplo.com.')
      expect(reply.body).toContain('Escreva o telefone com DDD.')
      expect(reply.body).not.toContain('Escreva o nome')
      expect(await contacts()).toEqual([])
    })

    test('a form of another site is refused', async () => {
      expect((await send(ana, {'sec-fetch-site': 'cross-site'})).statusCode).toBe(403)
      expect((await send(ana, {origin: 'https://evil.example'})).statusCode).toBe(403)
      expect(await contacts()).toEqual([])
    })

    test('a program that fills the hidden field is led on, and nothing is kept', async () => {
      expect((await send({...ana, website: 'x'})).statusCode).toBe(303)
      expect(await contacts()).toEqual([])
    })

    test('a form that is too large, or none, is refused', async () => {
      expect((await send({...ana, name: 'a'.repeat(mostOfForm)})).statusCode).toBe(413)
      const json = await server.app.inject({method: 'POST', url: '/landing', payload: ana})
      expect(json.statusCode).toBe(422)
      expect(await contacts()).toEqual([])
    })

    test('one network sends so many in a minute', async () => {
      const codes: number[] = []
      for (let sent = 0; sent <= formsPerMinute; sent += 1)
        codes.push((await send({name: ''}, {}, '10.9.9.9')).statusCode)
      expect(codes.slice(0, -1).every((code) => code === 422)).toBe(true)
      expect(codes.at(-1)).toBe(429)
    })
  })

  describe('its pages', () => {
    test('the appeals stand in a frame of the configured app, in a sandbox, without a token', async () => {
      const {body, headers} = await server.app.inject('/landing/recursos')
      expect(body).toContain('src="/local-apps/free-appeals"')
      expect(body).toContain('sandbox="allow-scripts allow-forms allow-popups"')
      expect(body).toContain('referrerpolicy="no-referrer"')
      expect(body).not.toContain('token')
      expect(headers['content-security-policy']).toContain("frame-src 'self'")
      expect((await server.app.inject('/local-apps/free-appeals')).statusCode).toBe(200)
    })

    test('robots.txt names the sitemap', async () => {
      const {body} = await server.app.inject('/robots.txt')
      expect(body).toMatch(/^Sitemap: http:\/\/\S+\/sitemap\.xml$/m)
      const sitemap = await server.app.inject('/sitemap.xml')
      expect(sitemap.headers['content-type']).toContain('application/xml')
      expect(sitemap.body).toContain('http://www.sitemaps.org/schemas/sitemap/0.9')
    })
  })

  test('an operator prints the contacts for a spreadsheet and deletes those of an address', async () => {
    await leave({consent: '2026-11'})
    await leave({input: {...ana, name: '=HYPERLINK("x")', email: 'outra@exemplo.br'}})
    const lines = await run(['contacts'])
    expect(lines[0]).toBe('"instant";"name";"email";"phone";"consent"')
    expect(lines.find((line) => line.includes('ana@'))).toMatch(/"Ana Novata";"ana@exemplo.br";.*;"yes"$/)
    expect(lines.find((line) => line.includes('outra@'))).toMatch(/"'=HYPERLINK\(""x""\)";.*;"no"$/)
    await server.database.db.transaction().execute((tx) => withdraw(tx, 'ana@exemplo.br', 'link', server.now))
    expect((await run(['contacts'])).find((line) => line.includes('ana@'))).toMatch(/;"no"$/)
    expect(await run(['contacts', 'delete', 'Ana@exemplo.br'])).toEqual(['1 contact deleted'])
    expect(await contacts()).toHaveLength(1)
  })
})
