import {createHash, randomBytes} from 'node:crypto'
import {once} from 'node:events'
import {connect, type Socket} from 'node:net'

/**
 * A client that keeps to no rule, for tests and drills: request lines and headers as bytes, upgrades and frames by hand,
 * a reader that does not read, bodies without end. Nothing of it waits for a time: what it sends it ends, and what the
 * server does then is the answer.
 */

/** Where the server listens. */
export type Target = {readonly port: number; readonly host?: string}

const hostOf = ({host = '127.0.0.1'}: Target): string => host

/**
 * Sends bytes as they are, ends its side of the connection and gives all that the server answers until it closes. A
 * connection that is cut answers with what came until then.
 */
export async function sendRaw(target: Target, bytes: string | Buffer): Promise<string> {
  const socket = connect({port: target.port, host: hostOf(target)})
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.on('error', () => socket.destroy())
  socket.end(bytes)
  await once(socket, 'close')
  return Buffer.concat(chunks).toString('latin1')
}

/** The status of a raw answer; 0 when the server closed without one. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 0)

export type Upgrade = {
  readonly method?: string
  /** The request target as it is written, such as `//` or `/graphql?%`. */
  readonly path: string
  readonly version?: string
  /** Header lines in the place of those of a right handshake. */
  readonly headers?: readonly string[]
}

/** The header lines of a right WebSocket handshake, for a subprotocol or without one. */
export const handshake = (protocol?: string): readonly string[] => [
  'Host: 127.0.0.1',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
  ...(protocol === undefined ? [] : [`Sec-WebSocket-Protocol: ${protocol}`]),
]

/** The head of an upgrade request, with whatever it was given in the place of what is right. */
export const upgradeHead = ({method = 'GET', path, version = 'HTTP/1.1', headers = handshake()}: Upgrade): Buffer =>
  Buffer.from([`${method} ${path} ${version}`, ...headers, '', ''].join('\r\n'), 'latin1')

/** Request targets that parsers of addresses stumble over; `path` is one that the server answers. */
const targets = (path: string): readonly string[] => [
  '//',
  '///',
  `//${path}`,
  `/${path}`,
  '*',
  'http://',
  'http://[',
  'http://[::1',
  'http://%',
  'http://a b/',
  `http://host:99999${path}`,
  '/[',
  '//[::',
  '//@:/',
  '/%',
  '/%00',
  '/%E0%A4%A',
  '/\\..\\',
  `${path}?%`,
  `${path}?v=5&ns=%E0%A4%A`,
  `${path}?v=5&ns=aristo-local&ls=%`,
  `${path}?${'a'.repeat(4_000)}`,
  `${path}?${'&='.repeat(1_000)}`,
  `${path}#`,
  `${path};a=b`,
  `${path}/../..//`,
  `${path}\u00e9\u00ff`,
  '?',
  '#',
  'javascript:alert(1)',
  'ws://',
  '://',
  `${path}?__proto__[a]=1&constructor=2`,
  '',
]

/** Headers that are wrong in one place each. */
const headerSets = (): readonly (readonly string[])[] => {
  const right = handshake()
  const without = (name: string) => right.filter((line) => !line.startsWith(name))
  const withLine = (...lines: string[]) => [...right, ...lines]
  return [
    right,
    without('Sec-WebSocket-Key'),
    without('Host'),
    without('Sec-WebSocket-Version'),
    [],
    [...without('Sec-WebSocket-Key'), 'Sec-WebSocket-Key: x'],
    withLine('Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='),
    [...without('Sec-WebSocket-Version'), 'Sec-WebSocket-Version: -1'],
    [...without('Sec-WebSocket-Version'), 'Sec-WebSocket-Version: NaN'],
    [...without('Upgrade'), 'Upgrade: h2c'],
    [...without('Upgrade'), 'Upgrade: websocket, websocket'],
    [...without('Upgrade'), 'Upgrade: '],
    [...without('Host'), 'Host: ['],
    [...without('Host'), 'Host: a b'],
    [...without('Host'), 'Host: '],
    withLine('Host: other'),
    withLine('Sec-WebSocket-Protocol: ,'),
    withLine('Sec-WebSocket-Protocol: graphql-transport-ws, graphql-transport-ws'),
    withLine('Sec-WebSocket-Protocol: graphql-ws'),
    withLine('Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99'),
    withLine('Sec-WebSocket-Extensions: ;;;'),
    withLine('Origin: null'),
    withLine('Origin: http://['),
    withLine('Origin: //'),
    withLine('Origin: \u00ff'),
    withLine('X-Forwarded-For: ,,,'),
    withLine('X-Forwarded-For: [::1'),
    withLine('Authorization: Bearer '),
    withLine('Content-Length: 5'),
    withLine('Transfer-Encoding: chunked'),
    withLine('Content-Length: -1'),
    withLine(`X-Long: ${'x'.repeat(20_000)}`),
    withLine(': nameless'),
    withLine('Broken'),
    withLine('Cookie: \u0000'),
    withLine(...Array.from({length: 300}, (_entry, index) => `X-${index}: ${index}`)),
  ]
}

/**
 * Heads of upgrade requests that no client sends: each strange request target and each strange set of headers, and
 * mixtures of both in a fixed order, so that a failure can be repeated by its number.
 */
export function malformedUpgrades(path: string, amount: number): Buffer[] {
  const strange = targets(path)
  const headers = headerSets()
  const methods = ['GET', 'GET', 'GET', 'POST', 'HEAD', 'CONNECT', 'get']
  const versions = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP']
  return Array.from({length: amount}, (_entry, index) => {
    if (index < strange.length) return upgradeHead({path: strange[index] ?? '/'})
    if (index < strange.length + headers.length)
      return upgradeHead({path, headers: headers[index - strange.length] ?? []})
    return upgradeHead({
      method: methods[index % methods.length] ?? 'GET',
      path: strange[(index * 7) % strange.length] ?? '/',
      version: versions[(index * 5) % versions.length] ?? 'HTTP/1.1',
      headers: headers[(index * 11) % headers.length] ?? [],
    })
  })
}

export type Frame = {
  /** 1 text, 2 binary, 0 continuation, 8 close, 9 ping, 10 pong; every other number is reserved. */
  readonly opcode?: number
  readonly payload?: string | Buffer
  readonly isFinal?: boolean
  /** The three reserved bits. */
  readonly reserved?: number
  readonly isMasked?: boolean
  /** The length that is announced, where it is not that of the payload. */
  readonly announced?: number
}

/** One WebSocket frame as a client sends it, or as none would. */
export function frame({
  opcode = 1,
  payload = '',
  isFinal = true,
  reserved = 0,
  isMasked = true,
  announced,
}: Frame): Buffer {
  const bytes = Buffer.from(payload)
  const length = announced ?? bytes.length
  const first = (isFinal ? 0x80 : 0) | (reserved << 4) | opcode
  const mask = isMasked ? 0x80 : 0
  const head = lengthBytes(length, mask)
  const key = isMasked ? Buffer.from([1, 2, 3, 4]) : Buffer.alloc(0)
  const body = isMasked ? bytes.map((byte, index) => byte ^ (key[index % 4] ?? 0)) : bytes
  return Buffer.concat([Buffer.from([first]), head, key, body])
}

function lengthBytes(length: number, mask: number): Buffer {
  if (length < 126) return Buffer.from([mask | length])
  if (length < 65_536) {
    const bytes = Buffer.from([mask | 126, 0, 0])
    bytes.writeUInt16BE(length, 1)
    return bytes
  }
  const bytes = Buffer.concat([Buffer.from([mask | 127]), Buffer.alloc(8)])
  bytes.writeBigUInt64BE(BigInt(length), 1)
  return bytes
}

/** Sequences of frames that break the protocol, or keep it in ways that cost the server more than the client. */
export const malformedFrames = (): readonly (readonly [string, Buffer])[] => [
  ['an unmasked frame', frame({payload: 'x', isMasked: false})],
  ['a reserved bit', frame({payload: 'x', reserved: 4})],
  ['an opcode that does not exist', frame({opcode: 7, payload: 'x'})],
  ['a control frame that is too long', frame({opcode: 9, payload: Buffer.alloc(200)})],
  ['a ping in pieces', frame({opcode: 9, payload: 'x', isFinal: false})],
  ['a continuation of nothing', frame({opcode: 0, payload: 'x'})],
  ['a message inside another', Buffer.concat([frame({payload: 'a', isFinal: false}), frame({payload: 'b'})])],
  ['text that is no UTF-8', frame({payload: Buffer.from([0xc3, 0x28, 0xff])})],
  ['a binary message', frame({opcode: 2, payload: Buffer.from([0, 1, 2])})],
  ['a close without a reason that is one', frame({opcode: 8, payload: Buffer.from([0])})],
  ['a close code that does not exist', frame({opcode: 8, payload: Buffer.from([0, 1])})],
  ['a length beyond every number', frame({payload: 'x', announced: Number.MAX_SAFE_INTEGER})],
  ['a message that never ends', frame({payload: 'x', announced: 60_000})],
  [
    'a thousand pieces of one byte',
    Buffer.concat(
      Array.from({length: 1_000}, (_entry, index) =>
        frame({opcode: index === 0 ? 1 : 0, payload: 'x', isFinal: false}),
      ),
    ),
  ],
  ['a thousand pings', Buffer.concat(Array.from({length: 1_000}, () => frame({opcode: 9, payload: 'x'.repeat(100)})))],
  [
    'a thousand pongs nobody asked for',
    Buffer.concat(Array.from({length: 1_000}, () => frame({opcode: 10, payload: 'x'}))),
  ],
  ['JSON that is no message', frame({payload: 'null'})],
  ['a list', frame({payload: '[]'})],
  ['half of JSON', frame({payload: '{"type":'})],
  ['JSON of ten thousand levels', frame({payload: '['.repeat(10_000)})],
  ['a message of an unknown type', frame({payload: '{"type":"explode"}'})],
  ['a subscription before the connection', frame({payload: '{"id":"1","type":"subscribe","payload":{"query":"{a}"}}'})],
  ['an id from the prototype', frame({payload: '{"id":"__proto__","type":"complete"}'})],
  ['parameters that are no object', frame({payload: '{"type":"connection_init","payload":7}'})],
  [
    'parameters of the wrong types',
    frame({
      payload: '{"type":"connection_init","payload":{"authorization":{"a":1},"timeZone":[],"x-service-token":{}}}',
    }),
  ],
  [
    'two connections at once',
    Buffer.concat([frame({payload: '{"type":"connection_init"}'}), frame({payload: '{"type":"connection_init"}'})]),
  ],
  ['a realtime action of the prototype', frame({payload: '{"t":"d","d":{"r":1,"a":"constructor","b":{}}}'})],
  ['a realtime number that is none', frame({payload: '{"t":"d","d":{"r":1e999,"a":"q","b":{"p":"/"}}}'})],
  [
    'a realtime path of the prototype',
    frame({payload: '{"t":"d","d":{"r":1,"a":"p","b":{"p":"/__proto__/x","d":{"__proto__":1}}}}'}),
  ],
  [
    'a realtime query of nonsense',
    frame({payload: '{"t":"d","d":{"r":1,"a":"q","b":{"p":"/onlineCount","q":{"l":-1,"i":"__proto__"}}}}'}),
  ],
  ['a realtime message of more frames than there are', frame({payload: '999999'})],
  ['a realtime message of control', frame({payload: '{"t":"c","d":{"t":"r"}}'})],
]

/** A WebSocket by hand: whoever holds it decides whether it reads, and what bytes it sends. */
export type RawSocket = {
  readonly socket: Socket
  /** Bytes of the server so far, those of the handshake left out. */
  readonly received: () => Buffer
  readonly send: (bytes: string | Buffer) => void
  /** Stops to read: from now on the server's bytes stay in the buffers on the way. */
  readonly stopReading: () => void
  /** Resolves when the connection is closed, by whomever. */
  readonly closed: Promise<void>
  readonly cut: () => void
}

/**
 * Opens a WebSocket over plain TCP.
 *
 * @throws Error with the server's answer when it does not accept
 */
export async function openRawSocket(
  target: Target,
  path: string,
  headers: readonly string[] = handshake(),
): Promise<RawSocket> {
  const socket = connect({port: target.port, host: hostOf(target)})
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => socket.destroy())
  let received = Buffer.alloc(0)
  socket.write(upgradeHead({path, headers}))
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      const end = received.indexOf('\r\n\r\n')
      if (end < 0) return
      const head = received.subarray(0, end).toString('latin1')
      received = received.subarray(end + 4)
      if (statusOf(head) === 101 && head.includes(acceptOf(headers))) resolve()
      else reject(new Error(head.split('\r\n')[0]))
      socket.off('data', read)
      socket.on('data', (more: Buffer) => (received = Buffer.concat([received, more])))
    }
    socket.on('data', read)
    void closed.then(() => reject(new Error('closed before an answer')))
  })
  return {
    socket,
    received: () => received,
    send: (bytes) => void socket.write(typeof bytes === 'string' ? frame({payload: bytes}) : bytes),
    stopReading: () => socket.pause(),
    closed,
    cut: () => void socket.destroy(),
  }
}

/** The key that the server has to answer with. */
function acceptOf(headers: readonly string[]): string {
  const key = headers.find((line) => line.startsWith('Sec-WebSocket-Key:'))?.split(': ')[1] ?? ''
  return createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64')
}

/** The messages that sign a GraphQL socket in and begin so many subscriptions, ready for `send`. */
export const subscribing = (token: string, query: string, amount: number): readonly string[] => [
  JSON.stringify({type: 'connection_init', payload: {authorization: `Bearer ${token}`, timeZone: 'America/Sao_Paulo'}}),
  ...Array.from({length: amount}, (_entry, index) =>
    JSON.stringify({id: `s${index}`, type: 'subscribe', payload: {query}}),
  ),
]

/** What became of a body that goes on and on: how much of it the server took before it answered, and what it said. */
export type Poured = {readonly status: number; readonly sent: number; readonly answer: string}

/**
 * Sends a request whose body is `most` bytes long, piece by piece as the server takes it, and stops when it answers or
 * closes; `ignoresAnswer` goes on until it closes. `announce` names another length than the true one; with null the body
 * is chunked.
 */
export async function pourBody(
  target: Target,
  request: {
    readonly method?: string
    readonly path: string
    readonly headers?: readonly string[]
    readonly most: number
    readonly announce?: number | null
    readonly ignoresAnswer?: boolean
  },
): Promise<Poured> {
  const {method = 'POST', path, headers = [], most, announce = most, ignoresAnswer = false} = request
  const socket = connect({port: target.port, host: hostOf(target)})
  let answer = ''
  let sent = 0
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
  socket.on('error', () => socket.destroy())
  const length = announce === null ? 'Transfer-Encoding: chunked' : `Content-Length: ${announce}`
  socket.write(
    Buffer.from([`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', length, ...headers, '', ''].join('\r\n'), 'latin1'),
  )
  const piece = Buffer.alloc(65_536, 0x61)
  const isOver = () => socket.destroyed || answer !== ''
  while (sent < most && !(ignoresAnswer ? socket.destroyed : isOver())) {
    const part = piece.subarray(0, Math.min(piece.length, most - sent))
    const isTaken =
      announce === null
        ? socket.write(`${part.length.toString(16)}\r\n`) && socket.write(part) && socket.write('\r\n')
        : socket.write(part)
    sent += part.length
    if (!isTaken)
      await Promise.race(
        ['drain', ...(ignoresAnswer ? [] : ['data']), 'close'].map((event) => once(socket, event).catch(() => [])),
      )
    else await new Promise((resolve) => setImmediate(resolve))
  }
  if (announce === null && !isOver()) socket.write('0\r\n\r\n')
  if (!isOver()) await Promise.race(['data', 'close'].map((event) => once(socket, event).catch(() => [])))
  socket.destroy()
  return {status: statusOf(answer), sent, answer}
}
