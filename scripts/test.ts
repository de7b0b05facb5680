import {existsSync, mkdtempSync, readFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {findChromium, findHeadlessShell} from './lib/chromium.ts'
import {installDebian, providePostgres, startCluster, type Cluster} from './lib/postgres.ts'
import {
  closingLine,
  failureList,
  notesOf,
  playwrightCounts,
  playwrightFailures,
  settle,
  sum,
  vitestCounts,
  vitestFailures,
  type Counts,
  type Failure,
  type StepResult,
} from './lib/results.ts'
import {bin, root, run, type Command} from './lib/run.ts'
import {openScratchFolder} from './lib/scratch.ts'
import {duration, table} from './lib/table.ts'

/**
 * `npm test`: finds or installs what the tests need, runs every runner one after the other, hides no failure behind
 * another, and ends with the numbers of all of them in one line. `npm test -- vitest journeys` runs a choice of steps.
 */
type Step = Command & {
  name: string
  /** Reads this step's numbers from the report it wrote; a step without it runs no tests of its own. */
  count?: (report: string) => Counts
  /** Reads from the same report what failed. */
  failures?: (report: string) => Failure[]
  report?: string
}

openScratchFolder()
const reports = mkdtempSync(join(tmpdir(), 'aristo-test-'))
const node = (script: string, ...args: string[]) => ({command: process.execPath, args: [join(root, script), ...args]})
const say = (text: string) => console.log(`\n=== ${text}`)

function vitest(name: string, env: Record<string, string>, ...projects: string[]): Step {
  const report = join(reports, `${name}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    // In CI a table that is not in the tree fails its test, elsewhere it would be written.
    name,
    command: bin('vitest'),
    args,
    env: {...env, CI: '1'},
    report,
    count: (text) => vitestCounts(JSON.parse(text)),
    failures: (text) => vitestFailures(JSON.parse(text)),
  }
}

const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')

function playwright(name: string, config: string, env: Record<string, string>): Step {
  const report = join(reports, `${name}.json`)
  return {
    name,
    command: bin('playwright'),
    args: ['test', '-c', config, '--reporter=list,json'],
    env: {...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report},
    report,
    count: (text) => playwrightCounts(JSON.parse(text)),
    failures: (text) => playwrightFailures(JSON.parse(text), textOf),
  }
}

function stepsOf(env: Record<string, string>): Step[] {
  const checkReport = join(reports, 'check.json')
  return [
    {
      name: 'check',
      ...node('scripts/check.ts'),
      env: {...env, CHECK_RESULT: checkReport},
      report: checkReport,
      count: (text) => ({skipped: 0, ...JSON.parse(text)}),
    },
    vitest('vitest', env, 'node', 'isolated', 'contract'),
    vitest('paths', env, 'paths'),
    {name: 'storybook', command: bin('storybook'), args: ['build', '--quiet'], env},
    playwright('visual', 'playwright.visual.config.ts', env),
    {name: 'build', ...node('scripts/build.ts', '--if-stale'), env},
    playwright('journeys', 'playwright.config.ts', env),
  ]
}

/** Installs Chromium and its headless shell where this machine has none; false when no Chromium can be had. */
async function provideChromium(): Promise<boolean> {
  if (findChromium() && findHeadlessShell()) return true
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Chromium and its headless shell are not both here: installing them with apt-get.')
    // Pages measure themselves in a metric copy of Arial until their own fonts are here.
    await installDebian('chromium', 'chromium-headless-shell', 'fonts-liberation')
  }
  if (findChromium()) return true
  say('Chromium is not here: asking Playwright for one.')
  const {ok} = await run({command: bin('playwright'), args: ['install', 'chromium']}, true)
  return ok
}

async function provideCluster(): Promise<Cluster | undefined> {
  const programs = await providePostgres(say)
  if (programs) return startCluster(programs)
  console.warn(
    '\n!!! PostgreSQL cannot be had on this machine: the server is tested on PGlite only. Put initdb and pg_ctl on PATH,' +
      ' or set TEST_DATABASE_URL, to test both.',
  )
  return undefined
}

type Performed = StepResult & {ms: number; failures: Failure[]; notes: string[]}

async function perform(step: Step): Promise<Performed> {
  say(step.name)
  const {ok, ms, output} = await run(step, true)
  const written = step.report && existsSync(step.report) ? readFileSync(step.report, 'utf8') : undefined
  const counts = written && step.count ? step.count(written) : undefined
  const failures = written && step.failures ? step.failures(written) : []
  return {name: step.name, ok, ms, counts, failures, notes: notesOf(output), expectsTests: step.count !== undefined}
}

function summary(results: readonly Performed[]): string {
  const rows = results.map((result) => {
    const {passed, failed, skipped} = settle(result)
    const numbers = result.expectsTests
      ? [passed, failed, skipped].map(String)
      : ['', failed > 0 ? String(failed) : '', '']
    return [failed === 0 ? 'ok' : 'FAILED', result.name, ...numbers, duration(result.ms)]
  })
  return table(['', 'step', 'passed', 'failed', 'skipped', 'time'], rows)
}

async function main(): Promise<number> {
  if (!(await provideChromium())) {
    console.error('The tests need Chromium and it could not be installed: install it, or set CHROMIUM_PATH to one.')
    return 1
  }
  const cluster = process.env.TEST_DATABASE_URL ? undefined : await provideCluster()
  const stop = async () => cluster?.stop()
  process.once('SIGINT', () => void stop().finally(() => process.exit(130)))
  process.once('SIGTERM', () => void stop().finally(() => process.exit(143)))
  try {
    const wanted = process.argv.slice(2)
    const env = cluster ? {TEST_DATABASE_URL: cluster.url} : {}
    const results: Performed[] = []
    for (const step of stepsOf(env))
      if (wanted.length === 0 || wanted.includes(step.name)) results.push(await perform(step))
    const total = sum(results.map(settle))
    const notes = results.flatMap((result) => result.notes.map((note) => `${note}\n`)).join('')
    const failures = failureList(results.flatMap((result) => result.failures))
    console.log(`\n${summary(results)}\n\n${failures}${notes}${closingLine(total)}`)
    return total.failed === 0 && results.length > 0 ? 0 : 1
  } finally {
    await stop()
  }
}

process.exitCode = await main()
