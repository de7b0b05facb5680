import type {FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest} from 'fastify'
import type {GenericSchema, InferOutput} from 'valibot'
import type {LocalFirebaseOptions} from '../options.ts'
import {deviceCookie, deviceOf} from './device.ts'
import {AskAgain, IdentityError} from './errors.ts'
import {jwks} from './keys.ts'
import * as mailOperations from './mailOperations.ts'
import * as operations from './operations.ts'
import type {Call} from './call.ts'
import {prepareDecoy} from './passwords.ts'
import {parseRequest, requests} from './requests.ts'

const bodyLimit = 64 * 1024

/** The identity toolkit and the token service under the paths that the SDK's emulator mode calls. */
export const identityRoutes: FastifyPluginAsync<LocalFirebaseOptions> = async (app, options) => {
  const asText = {parseAs: 'string', bodyLimit} as const
  app.addContentTypeParser('application/x-www-form-urlencoded', asText, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )
  app.setErrorHandler(answerError)
  app.addHook('onReady', async () => void (await prepareDecoy()))
  const isSecure = options.linkBase.startsWith('https://')

  function post<Schema extends GenericSchema>(
    url: string,
    schema: Schema,
    operation: (call: Call, body: InferOutput<Schema>) => Promise<object>,
  ): void {
    app.post(url, {bodyLimit}, async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const device = deviceOf(request.headers, isSecure)
      const call = {db: options.database.db, options, address: request.ip, origin: request.headers.origin, device}
      const answer = await operation(call, parseRequest(schema, request.body))
      if ('refreshToken' in answer) void reply.header('set-cookie', deviceCookie(device, isSecure))
      return answer
    })
  }

  const accounts = '/identitytoolkit.googleapis.com/v1/accounts::'
  post(`${accounts}signUp`, requests.signUp, operations.signUp)
  post(`${accounts}signInWithPassword`, requests.signInWithPassword, operations.signInWithPassword)
  post(`${accounts}signInWithCustomToken`, requests.signInWithCustomToken, operations.signInWithCustomToken)
  post(`${accounts}lookup`, requests.lookup, operations.lookup)
  post(`${accounts}sendOobCode`, requests.sendOobCode, mailOperations.sendOobCode)
  post(`${accounts}resetPassword`, requests.resetPassword, mailOperations.resetPassword)
  post(`${accounts}createAuthUri`, requests.createAuthUri, mailOperations.createAuthUri)
  post(`${accounts}update`, requests.update, operations.update)
  post(`${accounts}delete`, requests.delete, operations.deleteAccount)
  post('/securetoken.googleapis.com/v1/token', requests.token, operations.refresh)
  post('/local-firebase/sign-out', requests.signOut, operations.signOut)

  app.get('/local-firebase/jwks.json', async (_request, reply) => {
    void reply.header('cache-control', 'public, max-age=300')
    return jwks(options.database.db, options.clock)
  })
}

/**
 * Refusals speak Firebase's language. A failure of ours does not: the SDK signs the student out on any error it can
 * read while it restores a session, and takes an answer without `error` for a network failure, which it retries.
 */
function answerError(
  error: FastifyError | IdentityError | AskAgain,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof AskAgain) return reply.code(401).send({status: 'unavailable'})
  const identityError = error instanceof IdentityError ? error : clientFault(error)
  if (identityError !== undefined) {
    const message = identityError.wireMessage
    return reply.code(400).send({error: {code: 400, message, errors: [{message, domain: 'global', reason: 'invalid'}]}})
  }
  const status = 'statusCode' in error && error.statusCode === 429 ? 429 : 503
  if (status === 503) request.log.error({err: error}, 'identity endpoint failed')
  return reply.code(status).send({status: 'unavailable'})
}

function clientFault(error: FastifyError): IdentityError | undefined {
  return [400, 413, 415].includes(error.statusCode ?? 0) ? new IdentityError('INVALID_ARGUMENT') : undefined
}
