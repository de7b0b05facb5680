import type {FastifyInstance} from 'fastify'
import {restFailure} from '../http/restContract.ts'
import type {RequestContext} from '../kernel/context.ts'
import {authorise, withAccess} from '../kernel/roles.ts'

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** The caller of a request, by its headers and address. */
export type ContextOf = (headers: Headers, address: string) => RequestContext

/** Errors of these routes are answered as those of the REST contract. */
export function answerFailures(scope: FastifyInstance): void {
  scope.setErrorHandler((error, request, reply) => {
    const {status, error: code} = restFailure(error)
    if (status >= 500) request.log.error({err: error}, 'request failed')
    return reply.code(status).send({error: code})
  })
}

/** So many requests a minute; who may not use the product is refused before a byte is read. */
export const guardedRoute = (contextOf: ContextOf, perMinute: number) => ({
  config: {rateLimit: {max: perMinute, timeWindow: '1 minute'}},
  onRequest: async ({headers, ip}: {readonly headers: Headers; readonly ip: string}) =>
    authorise({...withAccess, otherStudent: 'takesNoIds'}, contextOf(headers, ip)),
})
