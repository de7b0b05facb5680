import {Worker} from 'node:worker_threads'
import {guarded} from '../../kernel/guarded.ts'
import type {DiagnosticReport} from './report.schema.ts'
import type {Drawn} from './reportPdf.worker.ts'

/** Milliseconds that a report may take. */
const patience = 60_000

type Waiting = {readonly resolve: (bytes: Uint8Array) => void; readonly reject: (error: Error) => void}

/**
 * Draws PDFs in a thread of their own, because one takes a fifth of a second in which the process would answer nobody. The
 * thread starts with the first report and keeps no process alive.
 */
export class PdfThread {
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | null = null
  #last = 0

  /** @throws Error when it cannot be drawn, or takes too long */
  draw(report: DiagnosticReport, brandName: string): Promise<Uint8Array> {
    const {promise, resolve, reject} = Promise.withResolvers<Uint8Array>()
    this.#last += 1
    const id = this.#last
    const timer = setTimeout(
      guarded(this.#fail, 'PDF', () => this.#end(new Error('The PDF took too long.'))),
      patience,
    )
    this.#waiting.set(id, {resolve, reject})
    this.#thread().postMessage({id, report, brandName})
    return promise.finally(() => clearTimeout(timer))
  }

  #thread(): Worker {
    if (this.#worker !== null) return this.#worker
    const worker = new Worker(new URL('reportPdf.worker.ts', import.meta.url))
    const answer = (drawn: Drawn) => {
      const waiting = this.#waiting.get(drawn.id)
      this.#waiting.delete(drawn.id)
      if ('bytes' in drawn) waiting?.resolve(drawn.bytes)
      else waiting?.reject(new Error(drawn.error))
    }
    worker.on('message', guarded(this.#fail, 'PDF', answer))
    worker.on('error', guarded(this.#fail, 'PDF', this.#fail))
    // A listener holds the process; so this comes after them.
    worker.unref()
    this.#worker = worker
    return worker
  }

  readonly #fail = (error: unknown): void => this.#end(error instanceof Error ? error : new Error('The PDF failed.'))

  /** The next report gets another thread. */
  #end(error: Error): void {
    void this.#worker?.terminate()
    this.#worker = null
    for (const {reject} of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

/** The thread of this process. */
export const pdfThread = new PdfThread()
