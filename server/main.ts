import {type Config, readConfig} from './config.ts'
import {guarded} from './kernel/guarded.ts'
import {surviveFailures} from './lastResort.ts'
import {serve, type Serving} from './serve.ts'

/** A stop takes at most this many milliseconds; then what is left is cut off. */
const shutdownTimeoutMs = 10_000

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const serving = await serve(config)
  surviveFailures(serving.log)
  stopOnSignal(serving)
  greet(serving, config)
}

/** A stop that fails leaves nothing to wait for. */
const giveUp = () => process.exit(1)

function stopOnSignal(serving: Serving): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(guarded(giveUp, 'shutdown time-out', giveUp), shutdownTimeoutMs).unref()
    await serving.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, guarded(giveUp, 'stop', stop))
}

function greet({origin, hasDemo}: Serving, config: Config): void {
  console.log(`\n${config.brand.name} is ready: ${origin}`)
  if (hasDemo && config.demo !== null) {
    console.log(`Demo login: ${config.demo.email} / ${config.demo.password}`)
    console.log('More demo accounts with the same password, for each state of the product: README.md')
  }
  if (config.mailsPage && config.firebase.mode === 'local')
    console.log(`Mails to students: ${origin}/local-firebase/mails`)
  if (config.testClock) console.log('The clock can be moved by anybody on this machine (ARISTO_TEST_CLOCK).')
  console.log('')
}

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
