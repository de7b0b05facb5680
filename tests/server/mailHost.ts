import {once} from 'node:events'
import {type AddressInfo, createServer, type Server, type Socket} from 'node:net'
import {SMTPServer, type SMTPServerOptions} from 'smtp-server'
import type {MailPatience, MailSettings} from '../../server/mail/settings.ts'

/** A mail that the server took: its envelope and all of its text. */
export type TakenMail = {readonly to: string; readonly text: string; readonly messageId: string}

const portOf = (address: AddressInfo | string | null): number => {
  if (typeof address !== 'object' || address === null) throw new Error('not listening')
  return address.port
}

export const settingsFor = (port: number, fields: Partial<MailSettings> = {}): MailSettings => ({
  host: '127.0.0.1',
  port,
  isSecure: false,
  requiresTls: false,
  user: undefined,
  password: undefined,
  from: {name: 'Aristo', address: 'nao-responda@aristo.example'},
  ...fields,
})

/** For servers that do not answer, or not as they should: the tests wait this long. */
export const impatient: MailPatience = {connect: 150, reply: 150, whole: 600}

/** For servers that answer. */
export const patient: MailPatience = {connect: 20_000, reply: 20_000, whole: 25_000}

const answered = (code: number, text: string) => Object.assign(new Error(text), {responseCode: code})

/** A mail server that takes everything, but for what its options say. */
export class MailHost {
  readonly taken: TakenMail[] = []
  readonly #server: SMTPServer
  /** What the next mails are told instead of being taken, by the step at which they are. */
  refusals: {readonly step: 'rcpt' | 'data'; readonly code: number; readonly text: string}[] = []
  /** Awaited after a mail came whole, before it counts as taken and is answered. */
  beforeAnswer: (mail: TakenMail) => Promise<void> = async () => {}
  /** Whether the end of a mail is never answered. */
  isSilent = false

  private constructor(options: SMTPServerOptions) {
    const next = (step: 'rcpt' | 'data') => {
      const at = this.refusals.findIndex((refusal) => refusal.step === step)
      const [found] = at < 0 ? [] : this.refusals.splice(at, 1)
      return found && answered(found.code, found.text)
    }
    this.#server = new SMTPServer({
      logger: false,
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onRcptTo: (_address, _session, callback) => callback(next('rcpt')),
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', async () => {
          const refusal = next('data')
          if (refusal) return callback(refusal)
          const text = Buffer.concat(chunks).toString('utf8')
          const mail = {
            to: session.envelope.rcptTo[0]?.address ?? '',
            text,
            messageId: /^Message-ID: (\S+)/im.exec(text)?.[1] ?? '',
          }
          this.taken.push(mail)
          await this.beforeAnswer(mail)
          if (!this.isSilent) callback()
        })
      },
      ...options,
    })
    // Clients that are killed reset their connections.
    this.#server.on('error', () => {})
  }

  static async open(options: SMTPServerOptions = {}): Promise<MailHost> {
    const host = new MailHost(options)
    host.#server.listen(0, '127.0.0.1')
    await once(host.#server.server, 'listening')
    return host
  }

  get port(): number {
    return portOf(this.#server.server.address())
  }

  close(): Promise<void> {
    const {promise, resolve} = Promise.withResolvers<void>()
    this.#server.close(() => resolve())
    return promise
  }
}

/** A server that says what the script says to each line it is sent, with nothing that keeps to a protocol. */
export class RawHost {
  readonly lines: string[] = []
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  private constructor(greet: string | null, answer: (line: string, socket: Socket) => string | null) {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket)
      socket.on('error', () => {})
      if (greet !== null) socket.write(greet)
      let rest = ''
      socket.on('data', (chunk) => {
        const lines = (rest + chunk.toString('latin1')).split('\r\n')
        rest = lines.pop() ?? ''
        for (const line of lines) {
          this.lines.push(line)
          const reply = answer(line, socket)
          if (reply !== null && socket.writable) socket.write(reply)
        }
      })
    })
  }

  static async open(greet: string | null, answer: (line: string, socket: Socket) => string | null): Promise<RawHost> {
    const host = new RawHost(greet, answer)
    host.#server.listen(0, '127.0.0.1')
    await once(host.#server, 'listening')
    return host
  }

  get port(): number {
    return portOf(this.#server.address())
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
    await once(this.#server, 'close')
  }
}
