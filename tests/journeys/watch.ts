import type {BrowserContext, Page, Response} from '@playwright/test'
import {earlyKeys} from './keys.ts'
import {carriesText} from './texts.ts'

export type Watched = {
  /** Watches every page of a context, those to come included. */
  readonly add: (context: BrowserContext) => void
  /** The product is reached through this origin too. */
  readonly ownOrigin: (origin: string) => void
  /** Names what the journey itself provokes, such as a lost connection. */
  readonly expect: (pattern: RegExp) => void
  /** Resolves when every reply so far has been read. */
  readonly settled: () => Promise<unknown>
  /** What no page may do: errors on the console, violations of the content policy, requests to another origin, keys too early, documents as texts. */
  readonly findings: () => readonly string[]
}

const isGraphql = (url: string) => new URL(url).pathname.endsWith('/graphql')

export function watchPages(origin: string): Watched {
  const findings: string[] = []
  const expected: RegExp[] = []
  const own = ['data:', 'blob:']
  const ownOrigin = (address: string) => void own.push(`${address}/`, `${address.replace(/^http/, 'ws')}/`)
  ownOrigin(origin)
  const note = (line: string) => void findings.push(line)
  const noteText = (sent: string) => {
    if (carriesText(sent)) note(`text of a document: ${sent.slice(0, 200)}`)
  }
  const reading: Promise<void>[] = []
  /** D-10: no key of a question before its time, in any reply of any journey. */
  const scan = async (response: Response) => {
    // A reply that nobody waited for, or that never came, holds nothing.
    const body = await response.text().catch(() => '')
    for (const id of earlyKeys(body)) note(`key too early: ${id} (${response.request().postData()?.slice(0, 80)})`)
  }
  const follow = (page: Page) => {
    page.on('pageerror', (error) => note(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`)
    })
    page.on('websocket', (socket) => {
      if (!own.some((start) => socket.url().startsWith(start))) note(`origin: ${socket.url()}`)
      if (isGraphql(socket.url())) socket.on('framesent', ({payload}) => noteText(payload.toString()))
    })
  }
  return {
    add: (context) => {
      for (const page of context.pages()) follow(page)
      context.on('page', follow)
      context.on('request', (request) => {
        const url = request.url()
        if (new URL(url).pathname === '/csp-report') note(`policy: ${request.postData() ?? ''}`)
        else if (!own.some((start) => url.startsWith(start))) note(`origin: ${url}`)
        if (isGraphql(url)) noteText(request.postData() ?? url)
      })
      context.on('response', (response) => {
        if (new URL(response.url()).pathname === '/graphql') reading.push(scan(response))
      })
    },
    ownOrigin,
    settled: () => Promise.all(reading),
    expect: (pattern) => void expected.push(pattern),
    findings: () => findings.filter((line) => !expected.some((pattern) => pattern.test(line))),
  }
}

/** What Chromium writes on the console by itself while there is no network or no server. */
export const lostConnection =
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_|EMPTY_RESPONSE|NETWORK_|INCOMPLETE|TIMED_OUT|ABORTED|SOCKET)|WebSocket connection to|error occurred when fetching the script/

/** What Chromium writes when a server answers that it is about to stop, or has lost its data. */
export const closingServer = /status of 503|response code:? \(?503/
