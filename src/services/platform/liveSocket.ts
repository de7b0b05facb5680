import type {Client, SubscribePayload} from 'graphql-ws'

/** What a subscription tells; a socket that comes back after a loss goes on telling. */
type Sink = Parameters<Client['subscribe']>[1]

export type LiveSocket = {
  /** Begins a subscription; the returned function ends it, also before the socket is there. */
  readonly subscribe: (payload: SubscribePayload, sink: Sink) => () => void
  /** Closes the socket for good; nothing that was subscribed is told anything more. */
  readonly close: () => Promise<void>
}

/**
 * The socket of one student. `open` loads its code, with the first subscription: live news are worth having, but no screen
 * waits for them. A device that cannot load it now tries again when the network is back; the subscriptions wait.
 */
export function liveSocket(open: () => Promise<Client>): LiveSocket {
  let loading: Promise<Client> | null = null
  let isClosed = false

  const load = () => {
    loading ??= open()
    return loading
  }

  function follow(payload: SubscribePayload, sink: Sink): () => void {
    let end: (() => void) | null = null
    let isOver = false
    const begin = async () => {
      const socket = await load()
      if (!isOver && !isClosed) end = socket.subscribe(payload, sink)
    }
    const tryToBegin = () =>
      void begin().catch(() => {
        loading = null
        if (!isOver && !isClosed) addEventListener('online', tryToBegin, {once: true})
      })
    tryToBegin()
    return () => {
      isOver = true
      end?.()
    }
  }

  return {
    subscribe: follow,
    close: async () => {
      isClosed = true
      // A socket that could not be had, or that the server closed while it opened, is closed already.
      await loading?.then((socket) => socket.dispose()).catch(() => undefined)
    },
  }
}
