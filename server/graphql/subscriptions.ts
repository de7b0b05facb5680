import type {IncomingMessage} from 'node:http'
import {type ExecutionArgs, GraphQLError, type GraphQLSchema} from 'graphql'
import {CloseCode} from 'graphql-ws'
import {useServer} from 'graphql-ws/use/ws'
import {type WebSocket, WebSocketServer} from 'ws'
import {rightsOf} from '../access/standing.ts'
import {bearerOf, timeZoneOf} from '../http/requestHeaders.ts'
import {carriesToken, serviceTokenHeader} from '../http/serviceToken.ts'
import type {Seat, SocketGate} from '../http/socketGate.ts'
import {frameBounds, rejectUpgrade, targetOf, type UpgradeHandler} from '../http/upgrade.ts'
import {wellFormedData} from '../http/wellFormed.ts'
import type {RequestContext, Services} from '../kernel/context.ts'
import {safeErrors} from '../kernel/errors.ts'
import {guarded, reportTo} from '../kernel/guarded.ts'
import {DomainError} from '../kernel/domainError.ts'
import type {Session} from '../kernel/session.types.ts'
import type {DocumentReader} from './documents.ts'
import {contextOf} from './requestContext.ts'

/** Subscriptions of one socket; the product has five. */
export const mostSubscriptions = 20

type Extra = {context?: RequestContext; expiry?: NodeJS.Timeout}

/** The close code for a client that may come again later. */
const tryLater = 1_013

/** A timer cannot wait longer than this many milliseconds. */
const longestTimer = 2_147_483_647

/** Milliseconds a client has to answer the close of its socket when the server stops. */
const closeTimeoutMs = 1_000

export type Subscriptions = {readonly handleUpgrade: UpgradeHandler; readonly close: () => Promise<void>}

export type SubscriptionOptions = {
  readonly services: Services
  readonly schema: GraphQLSchema
  readonly path: string
  /** The endpoint's own: what came by HTTP is read already. */
  readonly readDocument: DocumentReader
  /** As for requests over HTTP; a connection sends it in its parameters. */
  readonly serviceToken?: string | undefined
  readonly gate: SocketGate
  /** The network that a client counts for. */
  readonly networkFrom: (request: IncomingMessage) => string
}

/**
 * Subscriptions by `graphql-transport-ws` on the path of GraphQL. Who connects sends `authorization` and `timeZone` in
 * the connection's parameters; the socket is closed when the token expires, and the client comes back with a new one.
 */
export function subscriptionServer(options: SubscriptionOptions): Subscriptions {
  const {services, schema, path, readDocument, serviceToken, gate, networkFrom} = options
  const sockets = new WebSocketServer({noServer: true, maxPayload: 65_536, ...frameBounds})
  const seats = new WeakMap<WebSocket, Seat>()
  const report = reportTo(services.log)
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
        const session = await context.session().catch(nullForDomainError)
        if (session === null) return false
        const {
          profile,
          identity: {uid, authTime, expiresAt, sessionId},
        } = session
        const signIn = {uid, authTime, sessionId, rights: rightsOf(profile)}
        const close = (code: number, reason: string) => extra.socket.close(code, reason)
        if (!seats.get(extra.socket)?.signIn(signIn, () => close(CloseCode.Forbidden, 'Forbidden'))) {
          close(tryLater, 'Too many connections')
          return false
        }
        await services.events.ready()
        extra.context = context
        const life = Math.min(expiresAt - services.clock(), longestTimer)
        const end = guarded(report, 'socket expiry', () => extra.socket.close(CloseCode.Forbidden, 'Forbidden'))
        extra.expiry = setTimeout(end, Math.max(life, 0))
        extra.expiry.unref()
        return true
      },
      onSubscribe: ({extra, subscriptions}, _id, asked) =>
        Object.keys(subscriptions).length > mostSubscriptions
          ? safeErrors([new DomainError('RATE_LIMITED', 'Too many subscriptions.')], services.log).errors.map(
              plainError,
            )
          : prepare({schema, readDocument, services}, extra.context, asked),
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
      if (targetOf(request).path !== path) return false
      const open = (client: WebSocket) => {
        // graphql-ws listens for one error only; the second one of a socket would have no listener.
        client.on(
          'error',
          guarded(report, 'socket error', () => client.terminate()),
        )
        seats.set(client, gate.enter(client, networkFrom(request)))
        sockets.emit('connection', client, request)
      }
      if (gate.isFull(networkFrom(request))) rejectUpgrade(socket, 429)
      else sockets.handleUpgrade(request, socket, head, guarded(report, 'socket open', open))
      return true
    },
    close: async () => {
      await server.dispose()
      sockets.close()
      // A client whose network is gone never answers.
      const cut = guarded(report, 'close time-out', () => sockets.clients.forEach((client) => client.terminate()))
      setTimeout(cut, closeTimeoutMs).unref()
    },
  }
}

/** What a client asks for; the document is read by the endpoint's reader. */
type Asked = {
  readonly variables?: Record<string, unknown> | null | undefined
  readonly operationName?: string | null | undefined
}

type Endpoint = Pick<SubscriptionOptions, 'schema' | 'readDocument' | 'services'>

/** Only subscriptions come this way, under the limits of every other document. */
async function prepare({schema, readDocument, services}: Endpoint, context: RequestContext | undefined, asked: Asked) {
  try {
    const {document, operation} = await readDocument(asked)
    if (operation.operation !== 'subscription') {
      throw new DomainError(
        'METHOD_NOT_ALLOWED',
        'Only subscriptions are answered over a WebSocket; other operations come by POST.',
      )
    }
    const args: ExecutionArgs = {
      schema,
      document,
      contextValue: context,
      variableValues: asked.variables && wellFormedVariables(asked.variables),
      operationName: asked.operationName,
      hideSuggestions: true,
    }
    return args
  } catch (error) {
    return safeErrors([error], services.log).errors.map(plainError)
  }
}

/** The same fields again: `wellFormedData` changes the object that it is given. */
function wellFormedVariables(variables: Record<string, unknown>): Record<string, unknown> {
  wellFormedData(variables)
  return variables
}

const plainError = ({message, path, extensions}: ReturnType<typeof safeErrors>['errors'][number]) =>
  new GraphQLError(message, {path, extensions: {...extensions}})

function nullForDomainError(error: unknown): Session | null {
  if (error instanceof DomainError) return null
  throw error
}

function textOf(params: Record<string, unknown> | undefined, name: string): string | undefined {
  const value = params?.[name]
  return typeof value === 'string' ? value : undefined
}
