import type {IncomingMessage} from 'node:http'
import {fileURLToPath} from 'node:url'
import {constants} from 'node:zlib'
import {fastifyCompress, type FastifyCompressOptions} from '@fastify/compress'
import {fastify, type FastifyError, type FastifyInstance, type FastifyRequest, LogController} from 'fastify'
import type {GraphQLSchema} from 'graphql'
import {frameSandbox} from '../domain/shell/frames.ts'
import {emulatorVerifier} from './access/emulatorTokens.ts'
import {registerFrames} from './access/frames.routes.ts'
import {frameTokens} from './access/frameTokens.ts'
import {googleRegistrar} from './access/googleRegistrar.ts'
import {localRegistrar} from './access/registrar.ts'
import {sessionOf} from './access/session.ts'
import {endedSignIns} from './access/standing.ts'
import {googleKeySet, readKeySet, tokenVerifier} from './access/tokens.ts'
import {cachedVerifier} from './access/verifierCache.ts'
import {closeUsage} from './assistant/answers.repository.ts'
import {registerAssistant} from './assistant/assistant.routes.ts'
import type {Config} from './config.ts'
import {type Courier, startDelivery} from './delivery/worker.ts'
import {registerSharePages} from './diagnostic/sharePages.ts'
import {registerStatisticsPages} from './diagnostic/statisticsPages.ts'
import {startExamScheduler} from './exam/examScheduler.ts'
import {handInTimedExtras} from './extras/timeOver.ts'
import {hourlyCalibration} from './question/calibration.repository.ts'
import {registerSurveys} from './feedback/surveys.routes.ts'
import {type ClientBuilds, openClientBuilds, readManifest} from './graphql/clientBuilds.ts'
import {requestContext} from './graphql/requestContext.ts'
import {documentReader} from './graphql/documents.ts'
import {notificationSchema} from './graphql/notificationSchema.ts'
import {type GraphqlOptions, registerGraphql} from './graphql/plugin.ts'
import {documentErrorLog} from './graphql/documentErrorLog.ts'
import {executableSchema} from './graphql/schema.ts'
import {subscriptionServer} from './graphql/subscriptions.ts'
import {readIndex, registerClient} from './http/client.ts'
import {clientAddressOf, networkOf, proxyTrust} from './http/clientAddress.ts'
import {clientFault} from './http/clientFault.ts'
import {readDoors, registerDoors} from './http/doors.ts'
import {addHeaders} from './http/headers.ts'
import {loggerOptions, safePath} from './http/logger.ts'
import {registerRateLimit} from './http/rateLimit.ts'
import {openSocketGate, type SocketGate} from './http/socketGate.ts'
import {movableClock, registerTestClock} from './http/testClock.ts'
import {endUnreadBodies} from './http/unreadBodies.ts'
import {switchUpgrades, type UpgradeHandler} from './http/upgrade.ts'
import {readWellFormed} from './http/wellFormed.ts'
import type {Clock, Services} from './kernel/context.ts'
import {readDatabaseClock} from './kernel/database/clock.ts'
import type {Database} from './kernel/database/database.ts'
import {safeErrors} from './kernel/errors.ts'
import {openEventHub} from './kernel/eventHub.ts'
import {reportTo} from './kernel/guarded.ts'
import type {Identity, Registrar, TokenVerifier} from './kernel/identity.types.ts'
import {DomainError} from './kernel/domainError.ts'
import {registerCardImport} from './decks/import.routes.ts'
import {registerCardPackages} from './decks/package.routes.ts'
import {registerCardImages} from './decks/images.routes.ts'
import {registerForum} from './forum/forum.routes.ts'
import {registerLanding, registerSitemap} from './landing/landing.routes.ts'
import {registerLocalChat} from './local-apps/chat.ts'
import {registerLocalFreeAppeals} from './local-apps/freeAppeals.ts'
import {registerLocalApps} from './local-apps/localApps.ts'
import {createCustomToken} from './local-firebase/identity/customTokens.ts'
import {IdentityError} from './local-firebase/identity/errors.ts'
import {jwks, openKeys} from './local-firebase/identity/keys.ts'
import {issuerOf} from './local-firebase/options.ts'
import {remoteValue} from './local-firebase/remoteConfig.ts'
import {createLocalFirebase} from './local-firebase/plugin.ts'
import {mailCourier} from './mail/courier.ts'
import {registerWithdrawal} from './mail/withdrawal.routes.ts'
import {fcmSender} from './notifications/fcm.ts'
import {pushCourier} from './notifications/pushCourier.ts'
import {pushPatience, type PushTransport} from './notifications/pushRequest.ts'
import {webPushSender} from './notifications/webPush.ts'
import {registerOperator} from './operations/operator.routes.ts'
import {endAccountWithoutProfile} from './profile/deleteAccount.ts'
import {registerExport} from './profile/export.routes.ts'
import {registerRoutes} from './routes.ts'
import {startCleanupJob} from './cleanupJob.ts'

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
export const bodyLimit = 262_144

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
    trustProxy: proxyTrust(config.trustedProxies),
    // A request has the types that its schema says; nothing is converted, left out or filled in.
    ajv: {customOptions: {coerceTypes: false, removeAdditional: false, useDefaults: false, allowUnionTypes: true}},
    bodyLimit,
    requestTimeout: 30_000,
    keepAliveTimeout: 30_000,
    logController: new LogController({disableRequestLogging: true}),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  })
  await openKeys(database.db, config.signingKeySecret)
  const verifyToken = cachedVerifier(verifierOf(config, database, time.now), time.now)
  const services: Services = {
    database,
    clock: time.now,
    databaseNow: clock === undefined && !config.testClock ? readDatabaseClock : async () => time.now(),
    lateWriteDays: config.lateWriteDays,
    verifyToken,
    events: openEventHub(database, reportTo(app.log)),
    customTokenFor: customTokens(config, database, time.now),
    site: {origin: ownOrigin(config), brandName: config.brand.name},
    register: registrarOf(config, time.now),
    log: app.log,
  }

  const doors = readDoors(clientFolder, ownOrigin(config))
  addHeaders(app, config, time.now, [readIndex(clientFolder) ?? '', ...doors.map((door) => door.html)].join('\n'))
  logResponses(app)
  app.setErrorHandler(answerError)
  readWellFormed(app)
  endUnreadBodies(app)
  await app.register(fastifyCompress, compression)
  await registerRateLimit(app, config.rateLimitPerMinute, verifyToken)
  const examScheduler = startExamScheduler(services, config.examSeconds, [
    (isOver) => handInTimedExtras(services, isOver),
    hourlyCalibration(services),
  ])
  if (config.testClock) registerTestClock(app, time, examScheduler.runNow)
  registerRoutes(app, config, services)
  registerExport(app, services, {slug: config.brand.slug, sessionOf: (token) => sessionOf(services, token)})
  registerCardImages(app, services, (headers, address) => requestContext(services, headers, address))
  registerCardImport(app, services, (headers, address) => requestContext(services, headers, address))
  registerCardPackages(app, services, (headers, address) => requestContext(services, headers, address))
  registerForum(app, {
    allowedOrigins: config.allowedOrigins,
    contextOf: (headers, address) => requestContext(services, headers, address),
    hooks: {onMonitorRequested: closeUsage},
  })
  registerAssistant(app, services, {
    ...config.assistant,
    allowedOrigins: config.allowedOrigins,
    contextOf: (headers, address) => requestContext(services, headers, address),
    remoteValue: (key) => remoteValue(database, config.remoteConfig, key),
  })
  const frames = frameTokens(ownOrigin(config), database, time.now)
  registerFrames(app, config.frames, services, frames)
  if (config.firebase.mode === 'local') {
    registerLocalApps(app, services, frames.verify)
    registerLocalChat(app)
    registerLocalFreeAppeals(app)
  }
  registerSurveys(app, services, {
    allowedOrigins: config.allowedOrigins,
    contextOf: (headers) => requestContext(services, headers, ''),
  })
  registerWithdrawal(app, services, config.brand.name)
  registerOperator(app, config.operatorToken, services, config.signingKeySecret)

  const addressOf = clientAddressOf(proxyTrust(config.trustedProxies))
  const networkFrom = (request: IncomingMessage) => networkOf(addressOf(request))
  const gate = openSocketGate(
    config.sockets,
    (signIns) => endedSignIns(database.db, signIns),
    () => performance.now(),
    reportTo(app.log),
  )
  const builds = await servedBuilds(services, clientFolder)
  const endpoints = graphqlEndpoints(config, services, builds)
  for (const endpoint of endpoints) await registerGraphql(app, endpoint)
  const subscriptions = endpoints.map((endpoint) => subscriptionServer({...endpoint, gate, networkFrom}))
  const upgrades: UpgradeHandler[] = subscriptions.map(({handleUpgrade}) => handleUpgrade)
  if (config.firebase.mode === 'local') upgrades.push(await registerLocalFirebase(app, config, services, gate))
  switchUpgrades(app.server, upgrades, reportTo(app.log))
  const frame = config.freeAppeals
  registerLanding(app, services, {
    brandName: config.brand.name,
    origin: ownOrigin(config),
    appeals: frame && {url: frame.url, sandbox: frameSandbox(frame.url)},
  })
  registerSharePages(app, services)
  const statistics = registerStatisticsPages(app, services, config.brand.slug)
  registerSitemap(app, ownOrigin(config), async () => [...doors.map(({path}) => path), ...(await statistics.paths())])
  await registerDoors(app, doors)
  await registerClient(app, clientFolder)

  app.addHook('preClose', async () => {
    await Promise.all(subscriptions.map((each) => each.close()))
  })
  app.addHook('onClose', () => services.events.close())
  app.addHook('onClose', startCleanupJob(services, builds))
  app.addHook('onClose', examScheduler.stop)
  const delivery = startDelivery(services, couriersOf(config, services), config.deliverySeconds)
  app.addHook('onClose', delivery.stop)
  const stopChecking = gate.start(config.sockets.checkSeconds)
  app.addHook('onClose', async () => stopChecking())
  return app
}

/** Where this server is found, by links in mails and in what it signs. */
const ownOrigin = ({publicOrigin, host, port}: Config): string => publicOrigin ?? `http://${host}:${port}`

/** What delivers the queues of this deployment; a queue that nothing delivers stays as it is. */
function couriersOf(config: Config, {databaseNow, clock}: Services): Courier[] {
  const {mail, push, brand} = config
  const transport: PushTransport = {fetch, clock, patience: pushPatience}
  const senders = {
    ...(push.web && {web: webPushSender(push.web, transport)}),
    ...(push.fcm && {fcm: fcmSender(push.fcm, transport)}),
  }
  return [
    ...(mail ? [mailCourier({settings: mail, brandName: brand.name, origin: ownOrigin(config), databaseNow})] : []),
    ...(push.web || push.fcm ? [pushCourier(senders, databaseNow)] : []),
  ]
}

/** The documents of the client, its own build stored for the time after it. A database that takes no rows now holds nothing up. */
async function servedBuilds({database, clock, log}: Services, clientFolder: string): Promise<ClientBuilds> {
  const builds = openClientBuilds({
    database,
    clock,
    monotonic: () => performance.now(),
    log,
    own: readManifest(clientFolder),
  })
  await builds.keep().catch((error: unknown) => log.error({err: error}, 'the build of the client could not be stored'))
  return builds
}

/** The two endpoints: the product's and the notification service's, which has an address and a token of its own. */
function graphqlEndpoints(config: Config, services: Services, {textOf}: ClientBuilds): GraphqlOptions[] {
  const rules = {
    allowIntrospection: !config.isProduction,
    allowText: config.allowsAnyDocument,
    textOf,
    onDocumentError: documentErrorLog(services.log),
  }
  const common = (schema: GraphQLSchema) => ({services, schema, readDocument: documentReader(schema, rules)})
  return [
    {...common(executableSchema()), path: '/graphql'},
    {
      ...common(notificationSchema()),
      path: '/notifications/graphql',
      serviceToken: config.notifications.token ?? undefined,
      allowedOrigins: config.allowedOrigins,
    },
  ]
}

function verifierOf({firebase}: Config, {db}: Database, clock: Clock): TokenVerifier {
  const {projectId} = firebase.options
  if (firebase.authEmulator !== undefined)
    return emulatorVerifier({issuer: issuerOf({projectId}), audience: projectId, clock})
  const keys = firebase.mode === 'google' ? googleKeySet() : readKeySet(() => jwks(db, clock), clock)
  return tokenVerifier({issuer: issuerOf({projectId}), audience: projectId, keys, clock})
}

function registrarOf({firebase: {mode, options, authEmulator}}: Config, clock: Clock): Registrar {
  if (authEmulator !== undefined)
    return googleRegistrar({apiKey: options.apiKey, endpoint: `http://${authEmulator}/identitytoolkit.googleapis.com`})
  return mode === 'google' ? googleRegistrar({apiKey: options.apiKey}) : localRegistrar(clock)
}

function customTokens({firebase}: Config, {db}: Database, clock: Clock): Services['customTokenFor'] {
  if (firebase.mode === 'google' || firebase.authEmulator !== undefined) return async () => null
  const {projectId} = firebase.options
  return ({uid, sessionId}) => createCustomToken(db, uid, {}, {projectId, clock, sessionId})
}

async function registerLocalFirebase(
  app: FastifyInstance,
  config: Config,
  {database, clock, log, verifyToken}: Services,
  sockets: SocketGate,
): Promise<UpgradeHandler> {
  const local = createLocalFirebase({
    database,
    projectId: config.firebase.options.projectId,
    clock,
    report: reportTo(log),
    sockets,
    linkBase: ownOrigin(config),
    bucket: config.firebase.options.storageBucket,
    addressOf: clientAddressOf(proxyTrust(config.trustedProxies)),
    allowedOrigins: config.allowedOrigins,
    brandName: config.brand.name,
    deliversMails: config.mail !== null,
    showMails: config.mailsPage && (config.isPrivate ? 'thisMachine' : 'everybody'),
    remoteConfig: config.remoteConfig,
    foreignCaller: config.firebase.authEmulator === undefined ? undefined : identityCaller(verifyToken),
    endAccount: endAccountWithoutProfile,
    onEmailChanged: async (trx, uid, email) => {
      await trx.updateTable('profile').set({email}).where('uid', '=', uid).execute()
    },
    profileIdOf: async (uid: string) => {
      const row = await database.db.selectFrom('profile').select('id').where('uid', '=', uid).executeTakeFirst()
      return row?.id
    },
  })
  await app.register(local.plugin)
  app.addHook('preClose', () => local.close())
  return local.handleUpgrade
}

/** The caller of the realtime database and of the storage, when another provider signs people in. */
function identityCaller(verifyToken: TokenVerifier): (token: string) => Promise<Identity> {
  return (token) =>
    verifyToken(token).catch((error: unknown) => {
      throw error instanceof DomainError ? new IdentityError('INVALID_ID_TOKEN') : error
    })
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
  const fault = clientFault(error)
  if (fault === 400) return reply.code(400).send({error: 'BAD_INPUT'})
  const {errors} = safeErrors([error], request.log)
  const isAway = errors[0]?.extensions.code === 'UNAVAILABLE'
  const failure = isAway ? 503 : error.statusCode !== undefined && error.statusCode >= 500 ? error.statusCode : 500
  return reply.code(fault ?? failure).send({error: errors[0]?.extensions.code ?? 'INTERNAL'})
}
