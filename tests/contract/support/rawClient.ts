import {WebSocket} from 'ws'
import {projectId} from './backend.ts'

type Reply = {readonly s: string; readonly d?: unknown}

/** A client that speaks the realtime protocol by hand, for what the SDK does not let a test do. */
export type RawClient = {
  readonly sessionId: string
  /** Sends an action and answers with the server's reply. */
  readonly ask: (action: string, body: object) => Promise<Reply>
  /** Sends a text as it is. */
  readonly say: (text: string) => void
  /** What the server pushed: pairs of path and value. */
  readonly pushed: (readonly [string, unknown])[]
  readonly closed: Promise<void>
  /** Cuts the connection without a close frame. */
  readonly cut: () => void
}

/** Connects to a backend; `lastSession` is what a client that comes back says. Rejects when the server refuses. */
export async function connectRaw(
  origin: string,
  {namespace = projectId, lastSession, from}: {namespace?: string; lastSession?: string; from?: string} = {},
): Promise<RawClient> {
  const url = new URL('/.ws', origin.replace('http', 'ws'))
  url.search = new URLSearchParams({v: '5', ns: namespace, ...(lastSession && {ls: lastSession})}).toString()
  const socket = new WebSocket(url, from === undefined ? {} : {origin: from})
  const replies = new Map<number, (reply: Reply) => void>()
  const pushed: (readonly [string, unknown])[] = []
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  let asked = 0
  const sessionId = await new Promise<string>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('message', (data) => {
      const {t, d} = JSON.parse(String(data))
      if (t === 'c' && d.t === 'h') resolve(d.d.s)
      if (t === 'd' && d.r !== undefined) replies.get(d.r)?.(d.b)
      if (t === 'd' && d.a !== undefined) pushed.push([d.a === 'd' ? d.b.p : d.a, d.b.d])
    })
  })
  return {
    sessionId,
    pushed,
    closed,
    say: (text) => socket.send(text),
    ask: (action, body) =>
      new Promise((resolve) => {
        asked += 1
        replies.set(asked, resolve)
        socket.send(JSON.stringify({t: 'd', d: {r: asked, a: action, b: body}}))
      }),
    cut: () => socket.terminate(),
  }
}
