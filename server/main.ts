import type {AddressInfo} from 'node:net'
import type {FastifyInstance} from 'fastify'
import {buildServer} from './app.ts'
import {type Config, readConfig} from './config.ts'
import {type Database, openDatabase} from './db/database.ts'
import {migrate} from './db/migrate.ts'
import {readBuiltPack} from './demo/builtPack.ts'
import {seedDemo} from './seed.ts'

/** A stop takes at most this many milliseconds; then what is left is cut off. */
const patience = 10_000

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const {databaseUrl, databasePool, dataDir} = config
  const database = await openDatabase({databaseUrl, dataDir, poolSize: databasePool})
  try {
    await migrate(database)
    const hasDemo = config.demo !== null && (await seed(database, config, config.demo))
    const app = await buildServer({config, database})
    await app.listen({port: config.port, host: config.host})
    stopOnSignal(app, database)
    greet(app, config, hasDemo)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function seed(database: Database, {demoContent}: Config, demo: NonNullable<Config['demo']>): Promise<boolean> {
  const pack = demoContent === 'pack' ? await readBuiltPack() : null
  if (demoContent === 'pack' && pack === null) {
    console.log('The content pack is not built (npm run content:build): a new demo has the courses of content/demo only.')
  }
  return seedDemo(database, demo, Date.now, pack)
}

function stopOnSignal(app: FastifyInstance, database: Database): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), patience).unref()
    await app.close()
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
}

function greet({server}: FastifyInstance, config: Config, hasDemo: boolean): void {
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  const origin = config.publicOrigin ?? `http://${config.host}:${port}`
  console.log(`\n${config.brand.name} is ready: ${origin}`)
  if (hasDemo && config.demo !== null) {
    console.log(`Demo login: ${config.demo.email} / ${config.demo.password}`)
    console.log('More demo accounts with the same password, for each state of the product: README.md')
  }
  if (config.mailsPage && config.firebase.mode === 'local') console.log(`Mails to students: ${origin}/local-firebase/mails`)
  if (config.testClock) console.log('The clock can be moved by anybody on this machine (ARISTO_TEST_CLOCK).')
  console.log('')
}

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
