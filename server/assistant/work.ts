import {setTimeout as pause} from 'node:timers/promises'

/** Milliseconds for which work goes on that nobody waits for: a student whose network broke is back by then. */
const patience = 10_000

type Running = {
  readonly result: Promise<unknown>
  readonly controller: AbortController
  waiting: number
}

/**
 * Work that several requests may wait for, each by its own signal. It is ended when nobody has waited for it for ten
 * seconds: a request that is repeated after a broken connection finds it running, one that was cancelled does not keep it.
 */
export class SharedWork {
  readonly #running = new Map<string, Running>()
  readonly #most: number
  readonly #patience: number

  constructor(most: number, milliseconds = patience) {
    this.#most = most
    this.#patience = milliseconds
  }

  /** Whether so much is under way that nothing more may begin. */
  get isFull(): boolean {
    return this.#running.size >= this.#most
  }

  /** Begins work; its failure is for whoever joins it. */
  start(id: string, work: (signal: AbortSignal) => Promise<unknown>): void {
    const controller = new AbortController()
    const result = work(controller.signal).finally(() => this.#running.delete(id))
    result.catch(() => undefined)
    this.#running.set(id, {result, controller, waiting: 0})
  }

  /**
   * Waits for the end of work that runs in this process; at once when there is none.
   *
   * @throws what the work throws, or the reason of `signal`
   */
  async join(id: string, signal: AbortSignal): Promise<void> {
    const running = this.#running.get(id)
    if (running === undefined) return
    running.waiting += 1
    try {
      await untilAborted(running.result, signal)
    } finally {
      running.waiting -= 1
      if (running.waiting === 0 && this.#running.get(id) === running) void this.#abandon(running)
    }
  }

  async #abandon(running: Running): Promise<void> {
    await pause(this.#patience, undefined, {ref: false})
    if (running.waiting === 0) running.controller.abort()
  }

  /** Ends all work. */
  async close(): Promise<void> {
    const all = [...this.#running.values()]
    for (const {controller} of all) controller.abort()
    await Promise.allSettled(all.map(({result}) => result))
  }
}

async function untilAborted(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  let stop: () => void = () => undefined
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'))
    signal.addEventListener('abort', stop, {once: true})
  })
  try {
    await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
