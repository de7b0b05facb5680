import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {isCoverage, type Coverage} from '../tests/support/coverage.ts'
import {bin, run} from './lib/run.ts'
import {duration, table} from './lib/table.ts'

/**
 * `npm run test:model`: walks every path of every chart, on the pure machine and on its view in Chromium, and prints how
 * much of each chart was walked. Further arguments narrow it down by file name: `npm run test:model -- login`.
 */
type Assertion = {status: string; fullName: string; failureMessages?: string[]; meta?: {coverage?: unknown}}
type Report = {testResults: Array<{name: string; status: string; message?: string; assertionResults: Assertion[]}>}

async function walk(project: string, files: readonly string[]): Promise<{ms: number; report: Report | undefined; output: string}> {
  const folder = mkdtempSync(join(tmpdir(), 'aristo-model-'))
  const target = join(folder, 'report.json')
  try {
    const args = ['run', '--project', project, ...files, '--reporter=json', `--outputFile=${target}`]
    const {ms, output} = await run({command: bin('vitest'), args})
    const report: Report = JSON.parse(readFileSync(target, 'utf8'))
    return {ms, report, output}
  } catch (error) {
    return {ms: 0, report: undefined, output: String(error)}
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

const share = ({all, walked}: {all: number; walked: number}) =>
  `${walked}/${all}  ${all === 0 ? '100' : ((100 * walked) / all).toFixed(0)} %`

function rowOf({machine, where, paths, states, transitions, excused}: Coverage): string[] {
  const left = Object.keys(excused).length
  return [machine, where, String(paths), share(states), share(transitions), left === 0 ? '' : `${left} with a reason`]
}

const filter = process.argv.slice(2)
const runs = [
  {title: 'pure machines', ...(await walk('node', filter.length > 0 ? filter.map((name) => `tests/machines/.*${name}`) : ['tests/machines']))},
  {title: 'views in Chromium', ...(await walk('paths', filter))},
]

const coverages: Coverage[] = []
let failed = 0
let passed = 0
for (const {title, report, output, ms} of runs) {
  if (report === undefined) {
    console.log(`\n--- ${title} could not be walked ---\n${output}`)
    failed += 1
    continue
  }
  for (const file of report.testResults) {
    if (file.status === 'failed' && file.assertionResults.length === 0) {
      failed += 1
      console.log(`\n${file.name}: ${file.message ?? 'failed before its first path'}`)
    }
    for (const {status, fullName, failureMessages = [], meta} of file.assertionResults) {
      if (isCoverage(meta?.coverage)) coverages.push(meta.coverage)
      if (status === 'passed') passed += 1
      if (status !== 'failed') continue
      failed += 1
      console.log(`\nFAILED ${fullName}\n  ${failureMessages.join('\n').split('\n').slice(0, 6).join('\n  ')}`)
    }
  }
  console.log(`${title}: ${duration(ms)}`)
}

const sorted = coverages.toSorted((a, b) => a.machine.localeCompare(b.machine) || a.where.localeCompare(b.where))
console.log(`\n${table(['machine', 'on', 'paths', 'states', 'transitions', 'left out'], sorted.map(rowOf))}`)
for (const {machine, where, missing, excused} of sorted) {
  for (const id of missing) console.log(`\nnot walked: ${id} (${machine}, ${where})`)
  for (const [id, reason] of Object.entries(excused)) console.log(`\nleft out: ${id} (${machine}): ${reason}`)
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
