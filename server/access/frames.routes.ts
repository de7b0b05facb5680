import type {FastifyInstance} from 'fastify'
import * as v from 'valibot'
import {bearerOf} from '../http/requestHeaders.ts'
import type {Services} from '../kernel/context.ts'
import {DomainError} from '../kernel/domainError.ts'
import {blockReasonOfStored} from '../kernel/session.ts'
import {jwks} from '../local-firebase/identity/keys.ts'
import type {FrameApp, FrameTokens} from './frameTokens.ts'
import {sessionOf} from './session.ts'

const body = v.strictObject({kind: v.picklist(['sprint', 'practical', 'appeals'])})

/** The apps of the deployment; null for a screen without one. */
type FrameApps = {readonly [K in v.InferOutput<typeof body>['kind']]: FrameApp | null}

/** Each opening of a frame asks once. */
const mostPerMinute = 30

/**
 * `POST /frames/token` with a bearer token: what a framed app gets in its address, where the deployment chose that
 * (`FRAME_HANDOVER=query`, D-16): five minutes, for its origin only. `GET /frames/jwks.json` has the keys for the app.
 */
export function registerFrames(app: FastifyInstance, frames: FrameApps, services: Services, tokens: FrameTokens): void {
  const config = {rateLimit: {max: mostPerMinute, timeWindow: '1 minute'}}
  app.post('/frames/token', {config, bodyLimit: 1_024}, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const asked = v.safeParse(body, request.body)
    const bearer = bearerOf(request.headers.authorization)
    try {
      if (bearer === null) throw new DomainError('UNAUTHENTICATED')
      const {identity, profile} = await sessionOf(services, bearer)
      if (!asked.success) return await reply.code(400).send({error: 'BAD_INPUT'})
      const framed = frames[asked.output.kind]
      if (framed?.handOver !== 'query') return await reply.code(404).send({error: 'NOT_FOUND'})
      if (blockReasonOfStored(profile) !== null) return await reply.code(403).send({error: 'FORBIDDEN'})
      return await tokens.sign(framed, identity)
    } catch (error) {
      if (error instanceof DomainError && error.code === 'UNAUTHENTICATED')
        return reply.code(401).send({error: error.code})
      throw error
    }
  })

  app.get('/frames/jwks.json', async (_request, reply) => {
    void reply.header('cache-control', 'public, max-age=300')
    return jwks(services.database.db, services.clock)
  })
}
