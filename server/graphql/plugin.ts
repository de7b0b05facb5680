import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import {GraphQLError, type GraphQLSchema, NoSchemaIntrospectionCustomRule} from 'graphql'
import {mercurius} from 'mercurius'
import {allowOrigins} from '../local-firebase/cors.ts'
import {safeErrors} from './errors.ts'
import {limits, refuseComplex} from './limits.ts'
import {requestContext} from './requestContext.ts'
import type {Services} from './context.ts'
import {Refusal} from './refusal.ts'
import {carriesToken, serviceTokenHeader} from './serviceToken.ts'

export type GraphqlOptions = {
  readonly services: Services
  readonly schema: GraphQLSchema
  readonly path: string
  readonly allowIntrospection: boolean
  /** The static token that clients of this endpoint send; none is asked for when it is absent. */
  readonly serviceToken?: string | undefined
  /** Pages of these origins may call the endpoint besides our own. */
  readonly allowedOrigins?: readonly string[] | undefined
}

/** What a client sends besides what every page may send. */
const requestHeaders = ['authorization', 'content-type', 'x-timezone', 'x-diagnostic-id', serviceTokenHeader]

/** mercurius would read such a text as a ready syntax tree, past the parser's limits; no GraphQL starts like that. */
const looksLikeJson = /^\s*(?:\{\s*"|[["\d-]|null|true|false)/

/**
 * GraphQL over HTTP at a path: queries and mutations by POST, one operation each, no batches. Each endpoint has a scope of
 * its own, so several stand beside each other.
 */
export async function registerGraphql(app: FastifyInstance, options: GraphqlOptions): Promise<void> {
  await app.register(async (scope) => registerEndpoint(scope, options))
}

async function registerEndpoint(
  app: FastifyInstance,
  {services, schema, path, allowIntrospection, serviceToken, allowedOrigins = []}: GraphqlOptions,
): Promise<void> {
  allowOrigins(app, allowedOrigins, {paths: [path], headers: [...requestHeaders]})
  await app.register(mercurius, {
    schema,
    jit: 1,
    path,
    graphiql: false,
    allowBatchedQueries: false,
    graphql: {parseOptions: {maxTokens: limits.tokens, noLocation: true}},
    validationRules: allowIntrospection ? [] : [NoSchemaIntrospectionCustomRule],
    context: (request: FastifyRequest) => ({...requestContext(services, request.headers, request.ip)}),
    errorFormatter: ({data, errors}, context) => {
      const log = contextLog(context) ?? services.log
      const safe = safeErrors(errors ?? [], log)
      return {
        statusCode: safe.status,
        // mercurius wants its own class, but writes only message, path and extensions of it.
        response: {
          data: data ?? null,
          errors: safe.errors.map(({message, path, extensions}) => new GraphQLError(message, {path, extensions})),
        },
      }
    },
  })
  app.graphql.addHook('preParsing', async (_schema, source, context) => {
    if (!carriesToken(context.reply.request.headers[serviceTokenHeader], serviceToken)) {
      throw new Refusal('UNAUTHENTICATED', 'The service token is not valid.')
    }
    if (looksLikeJson.test(source)) throw new Refusal('BAD_INPUT', 'A document is GraphQL text.')
  })
  app.graphql.addHook('preValidation', async (_schema, document) => refuseComplex(schema, document))
}

function contextLog(context: object) {
  // mercurius types its context as a plain object; the reply in it is fastify's.
  const reply: FastifyReply | undefined = 'reply' in context ? (context.reply as FastifyReply) : undefined
  return reply?.log
}
