import {fastifyRateLimit} from '@fastify/rate-limit'
import type {FastifyInstance} from 'fastify'
import type {TokenVerifier} from '../kernel/identity.types.ts'
import {networkOf} from './clientAddress.ts'
import {bearerOf} from './requestHeaders.ts'

/**
 * Limits requests per minute: of a signed-in person by their identity, of everybody else by address. Only a verified
 * token counts as an identity, so forged ones share the limit of their address. Files of the build are free.
 */
export async function registerRateLimit(app: FastifyInstance, most: number, verifyToken: TokenVerifier): Promise<void> {
  await app.register(fastifyRateLimit, {
    global: true,
    max: most,
    timeWindow: '1 minute',
    cache: 20_000,
    allowList: (request) => request.url.startsWith('/assets/'),
    keyGenerator: async (request) => {
      const token = bearerOf(request.headers.authorization)
      const identity = token === null ? null : await verifyToken(token).catch(() => null)
      return identity === null ? `network ${networkOf(request.ip)}` : `uid ${identity.uid}`
    },
  })
}
