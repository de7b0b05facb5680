import type {AddressInfo} from 'node:net'
import type {FastifyBaseLogger, FastifyInstance} from 'fastify'
import {buildServer} from './app.ts'
import type {Config} from './config.ts'
import {readBuiltPack} from './demo/builtPack.ts'
import {hasAnybody, hasDemo, holdsDemoAccounts} from './demo/presence.ts'
import {type Database, openDatabase} from './kernel/database/database.ts'
import {guarded, reportTo} from './kernel/guarded.ts'
import {migrate} from './migrate.ts'

export type Serving = {
  /** Where students reach the server. */
  readonly origin: string
  /** Whether there is a demo account to sign in with. */
  readonly hasDemo: boolean
  readonly log: FastifyBaseLogger
  /** Answers what is under way for ten seconds at most, then closes everything that was opened. */
  readonly stop: () => Promise<void>
}

/** Milliseconds that a stop leaves to what is under way. */
const longestAnswer = 10_000

async function seed(database: Database, {demoContent}: Config, demo: NonNullable<Config['demo']>): Promise<boolean> {
  // Most starts find the demo seeded: they do without all that imports content.
  if (await hasAnybody(database.db)) return hasDemo(database.db)
  const {seedDemo} = await import('./seed.ts')
  const pack = demoContent === 'pack' ? await readBuiltPack() : null
  if (demoContent === 'pack' && pack === null) {
    console.log(
      'The content pack is not built (npm run content:build): a new demo has the courses of content/demo only.',
    )
  }
  return seedDemo(database, demo, Date.now, pack)
}

/**
 * Refuses to serve a database of a demo where strangers come: the password of its accounts is public knowledge.
 *
 * @throws Error that says how to go on
 */
export async function assertNoDemoForStrangers(database: Database, {isPrivate, demo}: Config): Promise<void> {
  if (isPrivate || demo !== null || !(await holdsDemoAccounts(database.db))) return
  throw new Error(
    'The database holds the accounts of the demo, whose password is public knowledge, and this server can be reached by' +
      ' others.\nUse another database (DATABASE_URL or DATA_DIR), or say DEMO=yes without PUBLIC_ORIGIN to serve it nevertheless.',
  )
}

function originOf({server}: FastifyInstance, {publicOrigin, host, port}: Config): string {
  const address: AddressInfo | string | null = server.address()
  const taken = typeof address === 'object' && address !== null ? address.port : port
  return publicOrigin ?? `http://${host}:${taken}`
}

/**
 * Opens the database, brings its tables up to date, seeds the demo where one is asked for, and listens. Everything of
 * the server hangs on what it returns: a process may serve again after a stop.
 *
 * @throws when the database cannot be opened or the address is taken; nothing stays open then
 */
export async function serve(config: Config): Promise<Serving> {
  const {
    databaseUrl,
    databaseListenUrl: listenUrl,
    databasePrepares: prepares,
    databasePool: poolSize,
    dataDir,
  } = config
  const database = await openDatabase({databaseUrl, listenUrl, prepares, poolSize, dataDir})
  let app: FastifyInstance | undefined
  const stop = async () => {
    if (app) {
      const {server, log} = app
      // A request whose body never comes would hold the stop up.
      const cut = setTimeout(
        guarded(reportTo(log), 'stop', () => server.closeAllConnections()),
        longestAnswer,
      )
      await app.close()
      clearTimeout(cut)
    }
    await database.close()
  }
  try {
    await migrate(database)
    await assertNoDemoForStrangers(database, config)
    const hasDemo = config.demo !== null && (await seed(database, config, config.demo))
    app = await buildServer({config, database})
    await app.listen({port: config.port, host: config.host})
    return {origin: originOf(app, config), hasDemo, log: app.log, stop}
  } catch (error) {
    await stop()
    throw error
  }
}
