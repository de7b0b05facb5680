import type {FastifyBaseLogger} from 'fastify'

/** Where the failure of a handler is told. It does not throw. */
export type Report = (error: unknown, where: string) => void

/** Tells failures in the log. */
export const reportTo =
  (log: Pick<FastifyBaseLogger, 'error'>): Report =>
  (error, where) =>
    log.error({err: error, where}, 'a handler failed')

/**
 * A handler for an emitter, a timer, a listener or a stream. Nobody stands above those who could catch what it throws, so
 * Node would end the process for it: what it throws, at once or by its promise, is reported and goes no further. A house
 * rule holds every handler of the server to it.
 */
export function guarded<Args extends readonly unknown[]>(
  report: Report,
  where: string,
  handler: (...args: Args) => unknown,
): (...args: Args) => void {
  return (...args) => {
    try {
      const outcome = handler(...args)
      if (outcome instanceof Promise) outcome.catch((error: unknown) => report(error, where))
    } catch (error) {
      report(error, where)
    }
  }
}
