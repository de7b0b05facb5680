import {fileURLToPath} from 'node:url'
import Fastify from 'fastify'
import type {FastifyInstance} from 'fastify'
import {Migrator} from 'kysely/migration'
import {build} from 'vite'
import {endedSignIns} from '../../../server/access/standing.ts'
import {openSocketGate, socketDefaults} from '../../../server/http/socketGate.ts'
import type {Database} from '../../../server/kernel/database/database.ts'
import {localFirebaseMigrations} from '../../../server/local-firebase/migrations.ts'
import {mailMigrations} from '../../../server/mail/migrations.ts'
import type {LocalFirebaseOptions} from '../../../server/local-firebase/options.ts'
import {createLocalFirebase} from '../../../server/local-firebase/plugin.ts'
import type {LocalFirebase} from '../../../server/local-firebase/plugin.ts'
import {openMigrated} from '../../server/image.ts'

/** The project of the page in `../page/sdk.ts`. */
export const projectId = 'aristo-test'

/** A clock the test moves by hand, in milliseconds. It starts at the machine's time, because the SDK has its own. */
export type TestClock = {readonly now: () => number; readonly advance: (milliseconds: number) => void}

/** One process of the backend with nothing but the local Firebase endpoints and the page that carries the SDK. */
export type Backend = {
  readonly app: FastifyInstance
  readonly database: Database
  readonly clock: TestClock
  readonly origin: string
  readonly firebase: LocalFirebase
  readonly close: () => Promise<void>
}

let bundled: Promise<string> | undefined

/** An empty database with the tables of the endpoints, among those of the whole product. */
export const emptyDatabase = (): Promise<Database> => openMigrated()

/** Makes the tables of the endpoints. */
export async function migrateEmpty(database: Database): Promise<void> {
  const provider = {getMigrations: async () => ({...localFirebaseMigrations, ...mailMigrations})}
  const {error} = await new Migrator({db: database.db, provider}).migrateToLatest()
  if (error !== undefined) throw error
}

/** Starts one process on a free port of 127.0.0.1. Without a database it opens one of its own. */
export async function startBackend(
  given: {
    readonly database?: Database
    readonly clock?: TestClock
    readonly options?: Partial<LocalFirebaseOptions>
    /** What the product's server adds around the endpoints. */
    readonly prepare?: (app: FastifyInstance) => void
  } = {},
): Promise<Backend> {
  const database = given.database ?? (await emptyDatabase())
  const clock = given.clock ?? testClock()
  const app = Fastify({forceCloseConnections: true})
  given.prepare?.(app)
  const firebase = createLocalFirebase({
    database,
    projectId,
    clock: clock.now,
    linkBase: 'http://127.0.0.1',
    showMails: 'everybody',
    sockets: openSocketGate(
      socketDefaults,
      (signIns) => endedSignIns(database.db, signIns),
      () => performance.now(),
      () => {},
    ),
    ...given.options,
  })
  await app.register(firebase.plugin)
  app.get('/', async (_request, reply) =>
    reply.type('text/html').send('<!doctype html><title>SDK</title><script type="module" src="/sdk.js"></script>'),
  )
  app.get('/sdk.js', async (_request, reply) => reply.type('text/javascript').send(await (bundled ??= bundlePage())))
  app.server.on('upgrade', (request, socket, head) => {
    if (!firebase.handleUpgrade(request, socket, head)) socket.destroy()
  })
  const origin = await app.listen({host: '127.0.0.1', port: 0})
  const close = async () => {
    await firebase.close()
    await app.close()
    if (given.database === undefined) await database.close()
  }
  return {app, database, clock, origin, firebase, close}
}

/** A clock for the test's hands. */
export function testClock(start = Date.now()): TestClock {
  let offset = 0
  return {
    now: () => start + offset,
    advance: (milliseconds) => {
      offset += milliseconds
    },
  }
}

async function bundlePage(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../page', import.meta.url)),
    css: {postcss: {plugins: []}},
    build: {write: false, lib: {entry: 'sdk.ts', formats: ['es'], fileName: 'sdk'}},
  })
  const outputs = (Array.isArray(output) ? output : [output]).flatMap((part) => ('output' in part ? part.output : []))
  const chunk = outputs.find((part) => part.type === 'chunk')
  if (chunk === undefined) throw new Error('the page was not bundled')
  return chunk.code
}
