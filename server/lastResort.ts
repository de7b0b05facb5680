import type {FastifyBaseLogger} from 'fastify'
import {guarded} from './kernel/guarded.ts'

/**
 * What no handler caught is logged, and the process goes on. Everything that lasts is in the database, in transactions, so
 * a failure leaves nothing half done that others read; a process that ends for it would end the work of everybody for the
 * request of one, and whoever found that request would send it again (ADR 20). Failures while the server starts still end it.
 */
export function surviveFailures(log: Pick<FastifyBaseLogger, 'error' | 'fatal'>): void {
  const onRejection = (reason: unknown) => log.error({err: reason}, 'a promise was rejected and nobody caught it')
  const onException = (error: unknown) => log.fatal({err: error}, 'an exception was thrown and nobody caught it')
  // A log that fails has nowhere to be told.
  process.on(
    'unhandledRejection',
    guarded(() => {}, 'unhandledRejection', onRejection),
  )
  process.on(
    'uncaughtException',
    guarded(() => {}, 'uncaughtException', onException),
  )
}
