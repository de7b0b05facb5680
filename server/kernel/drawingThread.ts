import {Worker} from 'node:worker_threads'
import {guarded} from './guarded.ts'
import type {Drawn, ToDraw} from './drawings.ts'

/** Milliseconds that a drawing may take. */
const patience = 60_000

type Waiting = {readonly resolve: (bytes: Uint8Array) => void; readonly reject: (error: Error) => void}

/**
 * Draws files in a thread of their own, because one takes a fifth of a second in which the process would answer nobody.
 * The thread starts with the first drawing and keeps no process alive.
 */
export class DrawingThread<Input> {
  readonly #file: URL
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | null = null
  #last = 0

  /** @param file the thread's program, which answers by `answerDrawings` */
  constructor(file: URL) {
    this.#file = file
  }

  /** @throws Error when it cannot be drawn, or takes too long */
  draw(input: Input): Promise<Uint8Array> {
    const {promise, resolve, reject} = Promise.withResolvers<Uint8Array>()
    this.#last += 1
    const id = this.#last
    const timer = setTimeout(
      guarded(this.#fail, 'drawing', () => this.#end(new Error('The drawing took too long.'))),
      patience,
    )
    this.#waiting.set(id, {resolve, reject})
    const task: ToDraw<Input> = {id, input}
    this.#thread().postMessage(task)
    return promise.finally(() => clearTimeout(timer))
  }

  #thread(): Worker {
    if (this.#worker !== null) return this.#worker
    const worker = new Worker(this.#file)
    const answer = (drawn: Drawn) => {
      const waiting = this.#waiting.get(drawn.id)
      this.#waiting.delete(drawn.id)
      if ('bytes' in drawn) waiting?.resolve(drawn.bytes)
      else waiting?.reject(new Error(drawn.error))
    }
    worker.on('message', guarded(this.#fail, 'drawing', answer))
    worker.on('error', guarded(this.#fail, 'drawing', this.#fail))
    // A listener holds the process; so this comes after them.
    worker.unref()
    this.#worker = worker
    return worker
  }

  readonly #fail = (error: unknown): void =>
    this.#end(error instanceof Error ? error : new Error('The drawing failed.'))

  /** The next drawing gets another thread. */
  #end(error: Error): void {
    void this.#worker?.terminate()
    this.#worker = null
    for (const {reject} of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
