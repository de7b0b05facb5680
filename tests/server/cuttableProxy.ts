import {once} from 'node:events'
import {connect, createServer, type Socket} from 'node:net'

/** The way to a database, which can be cut: connections break and new ones are refused until it is joined again. */
export class CuttableProxy {
  readonly #target: URL
  readonly #sockets = new Set<Socket>()
  readonly #server = createServer((socket) => this.#forward(socket))
  #port = 0

  private constructor(target: URL) {
    this.#target = target
  }

  static async open(target: string): Promise<CuttableProxy> {
    const proxy = new CuttableProxy(new URL(target))
    await proxy.join()
    return proxy
  }

  /** The database's address by this way. */
  get url(): string {
    const url = new URL(this.#target)
    url.hostname = '127.0.0.1'
    url.port = String(this.#port)
    return url.href
  }

  async join(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (typeof address === 'object' && address !== null) this.#port = address.port
  }

  async cut(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  #forward(near: Socket): void {
    const far = connect(Number(this.#target.port), this.#target.hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        this.#sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  }
}
