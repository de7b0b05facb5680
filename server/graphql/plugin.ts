import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import {GraphQLError, type GraphQLSchema, NoSchemaIntrospectionCustomRule} from 'graphql'
import {mercurius} from 'mercurius'
import {safeErrors} from './errors.ts'
import {limits, refuseComplex} from './limits.ts'
import {requestContext} from './requestContext.ts'
import type {Services} from './context.ts'
import {Refusal} from './refusal.ts'

export type GraphqlOptions = {
  readonly services: Services
  readonly schema: GraphQLSchema
  readonly allowIntrospection: boolean
}

/** mercurius would read such a text as a ready syntax tree, past the parser's limits; no GraphQL starts like that. */
const looksLikeJson = /^\s*(?:\{\s*"|[["\d-]|null|true|false)/

/** GraphQL over HTTP at `/graphql`: queries and mutations by POST, one operation each, no batches. */
export async function registerGraphql(
  app: FastifyInstance,
  {services, schema, allowIntrospection}: GraphqlOptions,
): Promise<void> {
  await app.register(mercurius, {
    schema,
    jit: 1,
    path: '/graphql',
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
  app.graphql.addHook('preParsing', async (_schema, source) => {
    if (looksLikeJson.test(source)) throw new Refusal('BAD_INPUT', 'A document is GraphQL text.')
  })
  app.graphql.addHook('preValidation', async (_schema, document) => refuseComplex(schema, document))
}

function contextLog(context: object) {
  // mercurius types its context as a plain object; the reply in it is fastify's.
  const reply: FastifyReply | undefined = 'reply' in context ? (context.reply as FastifyReply) : undefined
  return reply?.log
}
