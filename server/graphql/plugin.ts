import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import {GraphQLError, type GraphQLSchema, type OperationTypeNode} from 'graphql'
import {mercurius} from 'mercurius'
import * as v from 'valibot'
import {mayBeIllFormed} from '../http/wellFormed.ts'
import {allowOrigins} from '../local-firebase/cors.ts'
import {type DocumentReader, mostDocumentsKept} from './documents.ts'
import {safeErrors} from '../kernel/errors.ts'
import {limits} from './limits.ts'
import {requestContext} from './requestContext.ts'
import type {Services} from '../kernel/context.ts'
import {DomainError} from '../kernel/domainError.ts'
import {carriesToken, serviceTokenHeader} from '../http/serviceToken.ts'

export type GraphqlOptions = {
  readonly services: Services
  readonly schema: GraphQLSchema
  readonly path: string
  readonly readDocument: DocumentReader
  /** The static token that clients of this endpoint send; none is asked for when it is absent. */
  readonly serviceToken?: string | undefined
  /** Pages of these origins may call the endpoint besides our own. */
  readonly allowedOrigins?: readonly string[] | undefined
}

/** What a client sends besides what every page may send. */
const requestHeaders = ['authorization', 'content-type', 'x-timezone', 'x-diagnostic-id', serviceTokenHeader]

/**
 * GraphQL over HTTP at a path: queries and mutations by POST, queries by GET too, one operation each, no batches. Each
 * endpoint has a scope of its own, so several stand beside each other.
 */
export async function registerGraphql(app: FastifyInstance, options: GraphqlOptions): Promise<void> {
  await app.register(async (scope) => registerEndpoint(scope, options))
}

async function registerEndpoint(app: FastifyInstance, options: GraphqlOptions): Promise<void> {
  const {services, schema, path, allowedOrigins = []} = options
  allowOrigins(app, allowedOrigins, {paths: [path], headers: [...requestHeaders]})
  app.addHook('preHandler', async (request, reply) => prepareRequest(options, request, reply))
  await app.register(mercurius, {
    schema,
    jit: 1,
    cache: mostDocumentsKept,
    path,
    graphiql: false,
    allowBatchedQueries: false,
    graphql: {parseOptions: {maxTokens: limits.tokens, noLocation: true}},
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
}

const askedSchema = v.object({
  operationName: v.nullish(v.string()),
  variables: v.optional(v.unknown()),
})

/**
 * Reads and judges the document before mercurius sees it; what mercurius gets is valid, so it keeps and compiles no
 * stranger's mistakes.
 */
async function prepareRequest(
  {readDocument, serviceToken}: GraphqlOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  // A permission for another origin is asked for without a token; mercurius itself answers a body of the wrong shape.
  if (request.method === 'OPTIONS' || request.validationError !== undefined) return
  if (!carriesToken(request.headers[serviceTokenHeader], serviceToken)) {
    throw new DomainError('UNAUTHENTICATED', 'The service token is not valid.')
  }
  const isPost = request.method === 'POST'
  const given = isPost ? request.body : withExtensions(request.query)
  const asked = v.safeParse(askedSchema, given)
  if (!asked.success) throw new DomainError('BAD_INPUT', 'A request has a document.')
  const {operationName, variables} = asked.output
  const {text: query, operation} = await readDocument(given)
  assertMethod(operation.operation, isPost, reply)
  // A compiled document is kept for all who send it: one with another name would spoil it for them.
  if (operationName && operationName !== operation.name?.value)
    throw new DomainError('BAD_INPUT', 'The document has no operation of this name.')
  if (isPost) request.body = {query, variables}
  else {
    if (typeof variables === 'string' && mayBeIllFormed(variables))
      throw new DomainError('BAD_INPUT', 'A text has a character that cannot be stored.')
    request.query = {query, variables}
  }
}

/** A query string, whose extensions are JSON; what is none is no document's id. */
function withExtensions(query: unknown): unknown {
  const asked = v.safeParse(v.looseObject({extensions: v.pipe(v.string(), v.parseJson())}), query)
  return asked.success ? asked.output : query
}

/** Queries by GET and POST, mutations by POST, subscriptions by a socket. */
function assertMethod(operation: `${OperationTypeNode}`, isPost: boolean, reply: FastifyReply): void {
  if (operation === 'subscription') {
    void reply.header('upgrade', 'websocket').header('connection', 'upgrade')
    throw new DomainError(
      'UPGRADE_REQUIRED',
      'Subscriptions are answered over a WebSocket (graphql-transport-ws) at this address.',
    )
  }
  if (operation === 'mutation' && !isPost) {
    void reply.header('allow', 'POST')
    throw new DomainError('METHOD_NOT_ALLOWED', 'Mutations come by POST.')
  }
}

function contextLog(context: object) {
  // mercurius types its context as a plain object; the reply in it is fastify's.
  const reply: FastifyReply | undefined = 'reply' in context ? (context.reply as FastifyReply) : undefined
  return reply?.log
}
