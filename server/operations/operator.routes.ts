import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import * as v from 'valibot'
import {networkOf} from '../http/clientAddress.ts'
import {bearerOf} from '../http/requestHeaders.ts'
import {isSameSecret} from '../http/serviceToken.ts'
import type {Services} from '../kernel/context.ts'
import {type Asked, OperatorError} from './command.ts'
import {askedOf, operate} from './operate.ts'

/** What the command line sends to a running server: its words, and the text of the file it names. */
export const operatorRequest = v.strictObject({
  argv: v.pipe(v.array(v.pipe(v.string(), v.maxLength(25_000))), v.maxLength(40)),
  file: v.optional(v.pipe(v.string(), v.maxLength(200_000))),
})

/** What a running server answers. */
export const operatorReply = v.union([v.object({lines: v.array(v.string())}), v.object({error: v.string()})])

/** Requests per minute of one address, right token or not: nobody guesses 24 characters at this pace. */
export const mostPerMinute = 60

/**
 * `POST /operator`: the commands of `npm run operate` on a running server, for who knows the operator's token. Without
 * OPERATOR_TOKEN the address does not exist. The log names the command and what became of it, never its arguments.
 */
export function registerOperator(
  app: FastifyInstance,
  token: string | undefined,
  services: Services,
  keySecret: string | undefined,
): void {
  if (token === undefined) return
  const rateLimit = {
    max: mostPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ip}: {readonly ip: string}) => `operator ${networkOf(ip)}`,
  }
  // After the limit, which counts wrong tokens as well, and before the body is read.
  const checkToken = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    if (isSameSecret(bearerOf(request.headers.authorization) ?? '', token)) return
    request.log.warn('operator refused')
    await reply.code(401).send({error: 'The operator token is not valid.'})
  }
  app.post('/operator', {config: {rateLimit}, preParsing: checkToken}, async (request, reply) => {
    const body = v.safeParse(operatorRequest, request.body)
    if (!body.success) return reply.code(400).send({error: 'The request is not valid.'})
    let asked: Asked | undefined
    try {
      asked = askedOf(body.output.argv)
      const lines = await operate(services.database, asked, {now: services.clock(), file: body.output.file, keySecret})
      request.log.info({command: asked.command.words}, 'operator command carried out')
      return {lines}
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error
      request.log.info({command: asked?.command.words}, 'operator command refused')
      return reply.code(422).send({error: error.message})
    }
  })
}
