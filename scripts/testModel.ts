import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {isCoverage, type Coverage} from '../tests/support/coverage.ts'
import {bin, run} from './lib/run.ts'
import {duration, table} from './lib/table.ts'

/**
 * `npm run test:model`: walks every path of every chart, on the pure machine and on its view in Chromium, and prints how
 * much of each chart was walked. Further arguments narrow it down by file name: `npm run test:model -- login`. With
 * `--base-url URL --user EMAIL` a student's day is walked at random on a running deployment instead.
 */
type Assertion = {status: string; fullName: string; failureMessages?: string[]; meta?: {coverage?: unknown}}
type TestFile = {name: string; status: string; message?: string; assertionResults: Assertion[]}
type Walk = {title: string; ms: number; files: TestFile[]}

async function walk(title: string, project: string, filters: readonly string[]): Promise<Walk> {
  const folder = mkdtempSync(join(tmpdir(), 'aristo-model-'))
  const target = join(folder, 'report.json')
  try {
    const args = ['run', '--project', project, ...filters, '--reporter=json', `--outputFile=${target}`]
    const {ms, output} = await run({command: bin('vitest'), args})
    return {title, ms, files: filesOf(target, output)}
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

/** The report's files; a runner that wrote none is one file that failed with what it printed. */
function filesOf(target: string, output: string): TestFile[] {
  try {
    const report: {testResults: TestFile[]} = JSON.parse(readFileSync(target, 'utf8'))
    return report.testResults
  } catch {
    return [{name: 'vitest', status: 'failed', message: output, assertionResults: []}]
  }
}

function failuresOf({name, status, message, assertionResults}: TestFile): string[] {
  if (status === 'failed' && assertionResults.length === 0)
    return [`${name}: ${message ?? 'failed before its first path'}`]
  return assertionResults
    .filter((assertion) => assertion.status === 'failed')
    .map(
      ({fullName, failureMessages = []}) =>
        `${fullName}\n  ${failureMessages.join('\n').split('\n').slice(0, 6).join('\n  ')}`,
    )
}

const share = ({all, walked}: {all: number; walked: number}) =>
  `${walked}/${all} (${Math.floor((100 * walked) / Math.max(all, 1))} %)`

function rowOf({machine, where, paths, states, transitions, excused}: Coverage): string[] {
  const left = Object.keys(excused).length
  return [machine, where, String(paths), share(states), share(transitions), left === 0 ? '' : `${left} with a reason`]
}

function leftOut({machine, where, missing, excused}: Coverage): string[] {
  const reasons = Object.entries(excused).map(([id, reason]) => `left out: ${id} (${machine}): ${reason}`)
  return [...missing.map((id) => `not walked: ${id} (${machine}, ${where})`), ...reasons]
}

const filters = process.argv.slice(2)
if (filters.some((argument) => argument.startsWith('--'))) {
  await import('../tests/models/journey/run.ts')
  process.exit()
}

const walks = [
  await walk(
    'pure machines',
    'node',
    filters.length > 0 ? filters.map((name) => `tests/machines/${name}`) : ['tests/machines'],
  ),
  await walk('views in Chromium', 'paths', filters),
]
const files = walks.flatMap((one) => one.files)
const coverages = files
  .flatMap(({assertionResults}) => assertionResults.map(({meta}) => meta?.coverage))
  .filter(isCoverage)
  .toSorted((a, b) => a.machine.localeCompare(b.machine) || a.where.localeCompare(b.where))
const failures = files.flatMap(failuresOf)
const passed = files.flatMap(({assertionResults}) => assertionResults).filter(({status}) => status === 'passed').length

for (const failure of failures) console.log(`FAILED ${failure}\n`)
console.log(table(['machine', 'on', 'paths', 'states', 'transitions', 'left out'], coverages.map(rowOf)))
for (const line of coverages.flatMap(leftOut)) console.log(line)
for (const {title, ms} of walks) console.log(`${title}: ${duration(ms)}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0
