import {mkdirSync, writeFileSync} from 'node:fs'
import {cpus, totalmem} from 'node:os'
import {join} from 'node:path'
import {diagnosticStarts} from '../tests/bench/diagnosticStarts.ts'
import {deckListFigures} from '../tests/bench/deckListFigures.ts'
import {decksFigures} from '../tests/bench/decksFigures.ts'
import {examFigures} from '../tests/bench/examFigures.ts'
import {extrasCountFigures} from '../tests/bench/extrasCount.ts'
import {forumFigures} from '../tests/bench/forumFigures.ts'
import {performanceFigures} from '../tests/bench/performanceFigures.ts'
import {performancePageFigures} from '../tests/bench/performancePage.ts'
import {phoneFigures} from '../tests/bench/phoneFigures.ts'
import {serverFigures} from '../tests/bench/serverFigures.ts'
import {type Figure, judge} from '../tests/bench/numbers.ts'
import {byteFigures} from './lib/bytes.ts'
import {buildClient, isFresh} from './lib/clientBuild.ts'
import {root} from './lib/run.ts'
import {duration, table} from './lib/table.ts'

/**
 * `npm run bench`: the product on a slow phone, and its server, beside limits measured in the same run by turns (A B A B,
 * medians). Prints ratios with their goals (docs/benchmarks.md); timings of one machine say little by themselves.
 *
 * `--only bytes|phone|performance|exam|server|extras-count|performance-aggregates|forum|diagnostic-starts|decks|deck-list` measures a part (several with commas; the last six only by name), `--quick` one short
 * round of everything,
 * `--strict` exits non-zero when a goal is missed, and looks at the server's memory after ten minutes of reads. `--rounds N`,
 * `--answers N`, `--moves N`, `--seconds N` and `--soak SECONDS` change how long.
 */
const isStrict = process.argv.includes('--strict')
const isQuick = process.argv.includes('--quick')
const value = (name: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const amount = (name: string, quick: number, full: number) => Number(value(name) ?? (isQuick ? quick : full))
const parts = value('only')?.split(',') ?? ['bytes', 'phone', 'performance', 'exam', 'server']
const say = (text: string) => console.log(text)

const plan = {
  rounds: amount('rounds', 1, 3),
  answers: amount('answers', 3, 10),
  moves: amount('moves', 20, 200),
  seconds: amount('seconds', 1, 4),
  soak: amount('soak', 0, isStrict ? 600 : 0),
  isQuick,
  say,
}

const began = performance.now()
const withoutClient = ['extras-count', 'performance-aggregates', 'forum', 'diagnostic-starts', 'decks']
if (parts.some((part) => !withoutClient.includes(part)) && !isFresh()) await buildClient()
const figures: Figure[] = []
if (parts.includes('bytes')) figures.push(...byteFigures())
if (parts.includes('phone')) figures.push(...(await phoneFigures(plan)))
if (parts.includes('performance')) figures.push(...(await performancePageFigures(plan)))
if (parts.includes('exam')) figures.push(...(await examFigures(plan)))
if (parts.includes('server')) figures.push(...(await serverFigures(plan)))
if (parts.includes('performance-aggregates')) figures.push(...(await performanceFigures(plan)))
if (parts.includes('forum')) figures.push(...(await forumFigures(plan)))
if (parts.includes('diagnostic-starts')) figures.push(...(await diagnosticStarts(plan)))
if (parts.includes('decks')) figures.push(...(await decksFigures(plan)))
if (parts.includes('deck-list')) figures.push(...(await deckListFigures(plan)))
if (parts.includes('extras-count')) figures.push(...(await extrasCountFigures(plan)))

const judged = figures.map((figure) => ({...figure, ...judge(figure)}))
const goalOf = ({most, least}: Figure) =>
  most === undefined ? (least === undefined ? '' : `>= ${least}`) : `<= ${most}`
const rows = judged.map((one) => [
  goalOf(one) === '' ? '' : one.holds ? 'ok' : 'MISS',
  one.name,
  goalOf(one),
  `${one.figure.toFixed(1)} ${one.unit}`,
  one.limit === 1 ? '' : `${one.limit.toFixed(1)} ${one.unit}`,
  one.limit === 1 ? '' : one.ratio.toFixed(2),
  one.peers ?? '',
])
say(`\n${table(['', 'figure', 'goal', 'measured', 'limit', 'ratio', 'others'], rows)}`)

const machine = {
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGB: Math.round(totalmem() / 1e9),
  node: process.version,
}
const folder = join(root, '.cache', 'bench')
mkdirSync(folder, {recursive: true})
const at = new Date().toISOString()
const file = join(folder, `${at.replaceAll(/[:.]/g, '-')}.json`)
writeFileSync(file, `${JSON.stringify({at, machine, plan, figures: judged}, null, 2)}\n`)
say(`\n${machine.cores} cores, Node ${machine.node}, ${duration(performance.now() - began)}. Written to ${file}.`)
if (isStrict) process.exitCode = judged.every(({holds}) => holds) ? 0 : 1
