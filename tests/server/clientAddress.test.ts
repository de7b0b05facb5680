import {IncomingMessage} from 'node:http'
import {Socket} from 'node:net'
import fc from 'fast-check'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {buildServer} from '../../server/app.ts'
import {clientAddressOf, networkOf, parseTrustedProxies, proxyTrust} from '../../server/http/clientAddress.ts'
import {makeDatabase, testConfig} from './support.ts'

function requestFrom(remoteAddress: string, forwarded?: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', {value: remoteAddress})
  const request = new IncomingMessage(socket)
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return request
}

const addressBehind = (trusted: string, remote: string, forwarded?: string) =>
  clientAddressOf(proxyTrust(parseTrustedProxies(trusted) ?? 0))(requestFrom(remote, forwarded))

describe('the address of a client', () => {
  test.each([
    ['no', '10.0.0.1', '203.0.113.9', '10.0.0.1'],
    ['1', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['1', '10.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['2', '10.0.0.1', '198.51.100.1, 203.0.113.9', '198.51.100.1'],
    ['2', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['10.0.0.0/8', '10.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['10.0.0.0/8', '10.0.0.1', '198.51.100.1, 203.0.113.9, 10.9.9.9', '203.0.113.9'],
    ['10.0.0.0/8', '203.0.113.50', '198.51.100.1', '203.0.113.50'],
    ['loopback', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['1', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['1', '10.0.0.1', '203.0.113.9:4711', '10.0.0.1'],
    ['1', '10.0.0.1', '', '10.0.0.1'],
    ['1', '10.0.0.1', undefined, '10.0.0.1'],
  ])('with trust in %s, from %s forwarded for %s, is %s', (trusted, remote, forwarded, address) => {
    expect(addressBehind(trusted, remote, forwarded)).toBe(address)
  })

  test('is never chosen by who writes further addresses in front of it', () => {
    const entry = fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom('unknown', '_hidden', '', '10.0.0.2', '1'))
    fc.assert(
      fc.property(fc.array(entry, {maxLength: 8}), (made) => {
        const forwarded = [...made, '203.0.113.9'].join(', ')
        expect(addressBehind('1', '10.0.0.1', forwarded)).toBe('203.0.113.9')
        expect(addressBehind('10.0.0.0/8', '10.0.0.1', forwarded)).toBe('203.0.113.9')
      }),
    )
  })
})

describe('the network that a limit counts', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  test('is one for all 2^64 addresses of a customer, and another for the next one', () => {
    const words = fc.array(fc.integer({min: 0, max: 0xffff}), {minLength: 4, maxLength: 4})
    const text = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':')
    fc.assert(
      fc.property(words, words, ([first = 0, ...middle], host) => {
        const prefix = [(first % 0x1fff) + 0x2000, ...middle]
        const next = prefix.with(3, (prefix[3] ?? 0) ^ 1)
        expect(networkOf(text([...prefix, ...host]))).toBe(text(prefix))
        expect(networkOf(text([...next, ...host]))).not.toBe(text(prefix))
      }),
    )
  })
})

describe('the limit of requests', () => {
  let opened: Awaited<ReturnType<typeof makeDatabase>>
  beforeAll(async () => {
    opened = await makeDatabase('pglite')
  })
  afterAll(() => opened.drop())

  const statuses = async (env: Record<string, string>, forwarded: (turn: number) => string) => {
    const config = testConfig({RATE_LIMIT_PER_MINUTE: '5', ...env})
    const app = await buildServer({config, database: opened.database, clientFolder: '/nonexistent'})
    try {
      const found = []
      for (let turn = 0; turn < 7; turn += 1) {
        const headers = {'x-forwarded-for': forwarded(turn)}
        found.push((await app.inject({method: 'GET', url: '/config.json', headers})).statusCode)
      }
      return found
    } finally {
      await app.close()
    }
  }
  const limited = [200, 200, 200, 200, 200, 429, 429]

  test('counts the proxy itself while nobody is trusted', async () => {
    expect(await statuses({}, (turn) => `203.0.113.${turn}`)).toEqual(limited)
  })

  test('is not escaped by addresses that a client writes in front of its own', async () => {
    expect(await statuses({TRUST_PROXY: '1'}, (turn) => `198.51.100.${turn}, 203.0.113.9`)).toEqual(limited)
  })

  test('is not escaped by the many addresses of one IPv6 customer', async () => {
    expect(await statuses({TRUST_PROXY: '1'}, (turn) => `2001:db8:1:2::${turn + 1}`)).toEqual(limited)
  })

  test('leaves the clients of one proxy apart', async () => {
    expect(await statuses({TRUST_PROXY: '1'}, (turn) => `203.0.113.${turn}`)).toEqual(Array(7).fill(200))
  })
})
