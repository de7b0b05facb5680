import {type ExecutionArgs, getOperationAST, GraphQLError, type GraphQLSchema, parse, validate} from 'graphql'
import {CloseCode} from 'graphql-ws'
import {useServer} from 'graphql-ws/use/ws'
import {WebSocketServer} from 'ws'
import {pathOf, type UpgradeHandler} from '../http/upgrade.ts'
import type {Session} from '../access/session.types.ts'
import type {RequestContext, Services} from './context.ts'
import {safeErrors} from './errors.ts'
import {limits, refuseComplex} from './limits.ts'
import {bearerOf, contextOf, timeZoneOf} from './requestContext.ts'
import {Refusal} from './refusal.ts'
import {carriesToken, serviceTokenHeader} from './serviceToken.ts'

type Extra = {context?: RequestContext; expiry?: NodeJS.Timeout}

/** A timer cannot wait longer than this many milliseconds. */
const longestTimer = 2_147_483_647

/** Milliseconds a client has to say goodbye when the server stops. */
const farewell = 1_000

export type Subscriptions = {readonly handleUpgrade: UpgradeHandler; readonly close: () => Promise<void>}

export type SubscriptionOptions = {
  readonly services: Services
  readonly schema: GraphQLSchema
  readonly path: string
  /** As for requests over HTTP; a connection sends it in its parameters. */
  readonly serviceToken?: string | undefined
}

/**
 * Subscriptions by `graphql-transport-ws` on the path of GraphQL. Who connects sends `authorization` and `timeZone` in
 * the connection's parameters; the socket is closed when the token expires, and the client comes back with a new one.
 */
export function subscriptionServer({services, schema, path, serviceToken}: SubscriptionOptions): Subscriptions {
  const sockets = new WebSocketServer({noServer: true, maxPayload: 65_536})
  const server = useServer<Record<string, unknown>, Extra>(
    {
      schema,
      connectionInitWaitTimeout: 10_000,
      onConnect: async ({connectionParams, extra}) => {
        if (!carriesToken(connectionParams?.[serviceTokenHeader], serviceToken)) return false
        const token = bearerOf(textOf(connectionParams, 'authorization'))
        const context = contextOf(services, {
          token,
          timeZone: timeZoneOf(connectionParams?.timeZone),
          hasDiagnosticId: false,
        })
        const session = await context.session().catch(unlessRefused)
        if (session === null) return false
        await services.events.ready()
        extra.context = context
        const life = Math.min(session.identity.expiresAt - services.clock(), longestTimer)
        extra.expiry = setTimeout(() => extra.socket.close(CloseCode.Forbidden, 'Forbidden'), Math.max(life, 0))
        extra.expiry.unref()
        return true
      },
      onSubscribe: ({extra}, _id, {query, variables, operationName}) =>
        prepare(schema, extra.context, {query, variables, operationName}, services),
      onNext: (_context, _id, _payload, _args, result) =>
        result.errors === undefined
          ? undefined
          : {data: result.data ?? null, errors: safeErrors(result.errors, services.log).errors},
      onDisconnect: ({extra}) => clearTimeout(extra.expiry),
    },
    sockets,
  )
  return {
    handleUpgrade: (request, socket, head) => {
      if (pathOf(request) !== path) return false
      sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request))
      return true
    },
    close: async () => {
      await server.dispose()
      sockets.close()
      // A client whose network is gone never says goodbye.
      setTimeout(() => sockets.clients.forEach((client) => client.terminate()), farewell).unref()
    },
  }
}

type Asked = {
  readonly query: string
  readonly variables?: Record<string, unknown> | null | undefined
  readonly operationName?: string | null | undefined
}

/** Only subscriptions come this way, under the limits of every other document. */
function prepare(schema: GraphQLSchema, context: RequestContext | undefined, asked: Asked, {log}: Services) {
  try {
    const document = parse(asked.query, {maxTokens: limits.tokens, noLocation: true})
    refuseComplex(schema, document)
    const problems = validate(schema, document)
    if (problems.length > 0) return safeErrors(problems, log).errors.map(plainError)
    if (getOperationAST(document)?.operation !== 'subscription') {
      throw new Refusal('BAD_INPUT', 'Only subscriptions are answered here.')
    }
    const args: ExecutionArgs = {
      schema,
      document,
      contextValue: context,
      variableValues: asked.variables,
      operationName: asked.operationName,
    }
    return args
  } catch (error) {
    return safeErrors([error], log).errors.map(plainError)
  }
}

const plainError = ({message, path, extensions}: ReturnType<typeof safeErrors>['errors'][number]) =>
  new GraphQLError(message, {path, extensions: {...extensions}})

function unlessRefused(error: unknown): Session | null {
  if (error instanceof Refusal) return null
  throw error
}

function textOf(params: Record<string, unknown> | undefined, name: string): string | undefined {
  const value = params?.[name]
  return typeof value === 'string' ? value : undefined
}
