import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import type {AddressInfo} from 'node:net'

export type Heard = {
  readonly path: string
  readonly authorization: string | undefined
  readonly body: {
    readonly model: string
    readonly stream: boolean
    readonly messages: readonly {readonly role: string; readonly content: string}[]
  }
}

type Behaviour = (response: ServerResponse, heard: Heard) => void | Promise<void>

/** One part of a stream of the chat protocol. */
export const part = (content: string, finish: string | null = null): string =>
  `data: ${JSON.stringify({id: 'x', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{index: 0, delta: {content}, finish_reason: finish}]})}\n\n`

export const begin = (response: ServerResponse): void => {
  response.writeHead(200, {'content-type': 'text/event-stream'})
}

/** Streams a text in small parts to its end. */
export function tell(response: ServerResponse, answer: string): void {
  begin(response)
  for (const piece of answer.match(/[\s\S]{1,7}/g) ?? []) response.write(part(piece))
  response.end(`${part('', 'stop')}data: [DONE]\n\n`)
}

/** A local server that speaks OpenAI's chat protocol, well or badly. */
export class ModelHost {
  behave: Behaviour = (response) => tell(response, 'GABARITO: B\n\nTexto. [1]')
  readonly heard: Heard[] = []
  /** Connections that the other side ended before the answer was whole. */
  aborted = 0
  readonly #server = createServer((request, response) => void this.#answer(request, response))

  async open(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve)
    })
    const address = this.#server.address() as AddressInfo
    return `http://127.0.0.1:${address.port}/v1`
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => {
      this.#server.close(() => resolve())
    })
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const heard: Heard = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(Buffer.concat(chunks).toString()) as Heard['body'],
    }
    this.heard.push(heard)
    response.on('close', () => {
      if (!response.writableFinished) this.aborted += 1
    })
    await this.behave(response, heard)
  }
}
