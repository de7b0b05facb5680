import {fileURLToPath} from 'node:url'
import {constants} from 'node:zlib'
import {fastifyCompress, type FastifyCompressOptions} from '@fastify/compress'
import {fastify, type FastifyError, type FastifyInstance, type FastifyRequest, LogController} from 'fastify'
import {googleRegistrar} from './access/googleRegistrar.ts'
import {localRegistrar, type Registrar} from './access/registrar.ts'
import {googleKeySet, readKeySet, type TokenVerifier, tokenVerifier} from './access/tokens.ts'
import {cachedVerifier} from './access/verifierCache.ts'
import type {Config} from './config.ts'
import type {Database} from './db/database.ts'
import type {Clock, Services} from './graphql/context.ts'
import {startExamKeeper} from './exam/settle.ts'
import {readDatabaseClock} from './exam/time.ts'
import {safeErrors} from './graphql/errors.ts'
import {openEventHub} from './graphql/eventHub.ts'
import {type GraphqlOptions, registerGraphql} from './graphql/plugin.ts'
import {executableSchema} from './graphql/schema.ts'
import {subscriptionServer} from './graphql/subscriptions.ts'
import {readIndex, registerClient} from './http/client.ts'
import {addHeaders} from './http/headers.ts'
import {loggerOptions, safePath} from './http/logger.ts'
import {registerOperator} from './http/operator.ts'
import {registerRateLimit} from './http/rateLimit.ts'
import {registerRoutes} from './http/routes.ts'
import {movableClock, registerTestClock} from './http/testClock.ts'
import {switchUpgrades, type UpgradeHandler} from './http/upgrade.ts'
import {registerLocalChat} from './local-apps/chat.ts'
import {registerLocalApps} from './local-apps/localApps.ts'
import {jwks} from './local-firebase/identity/keys.ts'
import {createCustomToken} from './local-firebase/identity/tokens.ts'
import {issuerOf} from './local-firebase/options.ts'
import {createLocalFirebase} from './local-firebase/plugin.ts'
import {notificationSchema} from './notifications/schema.ts'
import {registerExport} from './profile/export.routes.ts'
import {startUpkeep} from './upkeep.ts'

export type ServerOptions = {
  readonly config: Config
  /** Open and migrated; the caller closes it after the server. */
  readonly database: Database
  /** Milliseconds since 1970-01-01 UTC; the machine's clock when absent. */
  readonly clock?: Clock | undefined
  /** Folder of the built client. */
  readonly clientFolder?: string | undefined
}

const builtClient = fileURLToPath(new URL('../dist/client', import.meta.url))

/** Bytes of a request body; the largest mutation has a tenth of it. */
const bodyLimit = 262_144

/** Replies of data are compressed as they leave, cheaply; the client's files were compressed when they were built. */
const compression: FastifyCompressOptions = {
  threshold: 1_024,
  encodings: ['br', 'gzip'],
  customTypes: /^application\/(?:graphql-response\+)?json/,
  brotliOptions: {params: {[constants.BROTLI_PARAM_QUALITY]: 4}},
  zlibOptions: {level: 5},
}

/**
 * Puts the server together without listening: one port for the client, GraphQL, its subscriptions, the small routes
 * and the local Firebase endpoints.
 */
export async function buildServer({
  config,
  database,
  clock,
  clientFolder = builtClient,
}: ServerOptions): Promise<FastifyInstance> {
  const time = movableClock(clock ?? Date.now)
  if (config.testClockStart !== null) time.moveTo(config.testClockStart)
  const app = fastify({
    logger: loggerOptions(config.logLevel),
    trustProxy: config.trustProxy,
    bodyLimit,
    requestTimeout: 30_000,
    keepAliveTimeout: 30_000,
    logController: new LogController({disableRequestLogging: true}),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  })
  const verifyToken = cachedVerifier(verifierOf(config, database, time.now), time.now)
  const services: Services = {
    database,
    clock: time.now,
    databaseNow: clock === undefined && !config.testClock ? readDatabaseClock : async () => time.now(),
    verifyToken,
    events: openEventHub(database),
    customTokenFor: customTokens(config, database, time.now),
    register: registrarOf(config, time.now),
    log: app.log,
  }

  addHeaders(app, config, time.now, readIndex(clientFolder))
  logResponses(app)
  app.setErrorHandler(answerError)
  await app.register(fastifyCompress, compression)
  await registerRateLimit(app, config.rateLimitPerMinute, verifyToken)
  const keeper = startExamKeeper(services, config.examSeconds)
  if (config.testClock) registerTestClock(app, time, keeper.settle)
  registerRoutes(app, config, services)
  registerExport(app, services, config.brand.slug)
  if (config.firebase.mode === 'local') {
    registerLocalApps(app, services)
    registerLocalChat(app)
  }
  registerOperator(app, config.operatorToken, services)

  const endpoints = graphqlEndpoints(config, services)
  for (const endpoint of endpoints) await registerGraphql(app, endpoint)
  const subscriptions = endpoints.map(subscriptionServer)
  const upgrades: UpgradeHandler[] = subscriptions.map(({handleUpgrade}) => handleUpgrade)
  if (config.firebase.mode === 'local') upgrades.push(await registerLocalFirebase(app, config, services))
  switchUpgrades(app.server, upgrades)
  await registerClient(app, clientFolder)

  app.addHook('preClose', async () => {
    await Promise.all(subscriptions.map((each) => each.close()))
  })
  app.addHook('onClose', () => services.events.close())
  app.addHook('onClose', startUpkeep(services))
  app.addHook('onClose', keeper.stop)
  return app
}

/** The two endpoints: the product's and the notification service's, which has an address and a token of its own. */
function graphqlEndpoints(config: Config, services: Services): GraphqlOptions[] {
  const common = {services, allowIntrospection: !config.isProduction}
  return [
    {...common, schema: executableSchema(), path: '/graphql'},
    {
      ...common,
      schema: notificationSchema(),
      path: '/notifications/graphql',
      serviceToken: config.notifications.token ?? undefined,
      allowedOrigins: config.allowedOrigins,
    },
  ]
}

function verifierOf({firebase}: Config, {db}: Database, clock: Clock): TokenVerifier {
  const {projectId} = firebase.options
  const keys = firebase.mode === 'google' ? googleKeySet() : readKeySet(() => jwks(db, clock), clock)
  return tokenVerifier({issuer: issuerOf({projectId}), audience: projectId, keys, clock})
}

function registrarOf({firebase: {mode, options}}: Config, clock: Clock): Registrar {
  return mode === 'google' ? googleRegistrar({apiKey: options.apiKey}) : localRegistrar(clock)
}

function customTokens({firebase}: Config, {db}: Database, clock: Clock): Services['customTokenFor'] {
  if (firebase.mode === 'google') return async () => null
  return (uid) => createCustomToken(db, uid, {}, {projectId: firebase.options.projectId, clock})
}

async function registerLocalFirebase(
  app: FastifyInstance,
  config: Config,
  {database, clock}: Services,
): Promise<UpgradeHandler> {
  const local = createLocalFirebase({
    database,
    projectId: config.firebase.options.projectId,
    clock,
    linkBase: config.publicOrigin ?? `http://${config.host}:${config.port}`,
    bucket: config.firebase.options.storageBucket,
    allowedOrigins: config.allowedOrigins,
    brandName: config.brand.name,
    showMails: config.mailsPage,
    remoteConfig: config.remoteConfig,
    profileIdOf: async (uid: string) => {
      const row = await database.db.selectFrom('profile').select('id').where('uid', '=', uid).executeTakeFirst()
      return row?.id
    },
  })
  await app.register(local.plugin)
  app.addHook('preClose', () => local.close())
  return local.handleUpgrade
}

function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: safePath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    const level = reply.statusCode >= 500 ? 'error' : request.url.startsWith('/assets/') ? 'debug' : 'info'
    request.log[level](line, 'answered')
  })
}

function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: Parameters<Parameters<FastifyInstance['setErrorHandler']>[0]>[2],
) {
  const {errors} = safeErrors([error], request.log)
  const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500
  return reply.code(status).send({error: errors[0]?.extensions.code ?? 'INTERNAL'})
}
