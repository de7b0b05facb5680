import {once} from 'node:events'
import {createServer, type IncomingMessage, request, type Server, type ServerResponse} from 'node:http'
import {type AddressInfo, connect, type Socket} from 'node:net'
import {setTimeout as pause} from 'node:timers/promises'

/** What becomes of one request: passed on, passed on late, done by the server whose reply is lost, or never passed on. */
export type Fate = 'pass' | 'late' | 'lostReply' | 'lostRequest'

/** A bad network in front of the server: `decide` sees the body of every request and says what becomes of it. */
export class Proxy {
  readonly #target: number
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  decide: (body: string) => Fate = () => 'pass'
  /** How long a late request takes to reach the server, in milliseconds. */
  delay = 10_000

  private constructor(target: number) {
    this.#target = target
    this.#server = createServer((incoming, reply) => void this.#answer(incoming, reply))
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
    })
    this.#server.on('upgrade', (incoming, socket, head) => {
      const onward = connect(target, '127.0.0.1', () => {
        onward.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${headerLines(incoming)}\r\n\r\n`)
        onward.write(head)
        onward.pipe(socket).pipe(onward)
      })
      onward.on('error', () => socket.destroy())
      socket.on('error', () => onward.destroy())
    })
  }

  static async start(target: number): Promise<Proxy> {
    const proxy = new Proxy(target)
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  get origin(): string {
    const address: AddressInfo | string | null = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('The proxy does not listen.')
    return `http://127.0.0.1:${address.port}`
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #answer(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const fate = this.decide(body.toString())
    if (fate === 'lostRequest') {
      incoming.socket.destroy()
      return
    }
    if (fate === 'late') await pause(this.delay)
    const {method, url, headers} = incoming
    const onward = request({host: '127.0.0.1', port: this.#target, method, path: url, headers}, (answer) => {
      if (fate === 'lostReply') {
        answer.resume().on('end', () => incoming.socket.destroy())
        return
      }
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    onward.on('error', () => incoming.socket.destroy())
    onward.end(body)
  }
}

function headerLines({rawHeaders}: IncomingMessage): string {
  const names = rawHeaders.filter((_, index) => index % 2 === 0)
  return names.map((name, index) => `${name}: ${rawHeaders[index * 2 + 1]}`).join('\r\n')
}
