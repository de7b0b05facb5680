import {launch, visit, type Subject, type Visit} from '../tests/bench/phone.ts'
import {judge, median, percentile, type Figure} from '../tests/bench/numbers.ts'
import {loginVisit, productSubjects, startProduct} from '../tests/bench/product.ts'
import {serverRates, type Rate} from '../tests/bench/serverRates.ts'
import {startLimit} from '../tests/bench/limitServer.ts'
import {buildClient, isFresh} from './lib/clientBuild.ts'
import {providePostgres, startCluster} from './lib/postgres.ts'
import {table} from './lib/table.ts'

/**
 * `npm run bench`: the product on a slow phone, and its server, beside limits measured in the same run by turns (A B A B,
 * medians). Prints ratios with their goals; timings of one machine say little by themselves. Exits non-zero only with
 * `--strict`. `--rounds N`, `--answers N` and `--moves N` change how often and how long; `--only phone` or `--only server` measures one half.
 */
const option = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : Number(process.argv[at + 1])
}
const rounds = option('rounds', 3)
const answers = option('answers', 10)
const moves = option('moves', 200)

const middle = (visits: readonly Visit[], read: (visit: Visit) => number) => median(visits.map(read))
const all = (visits: readonly Visit[], read: (visit: Visit) => number[]) => visits.flatMap(read)

async function turns(subjects: readonly Subject[]): Promise<Visit[][]> {
  const browser = await launch()
  const visits: Visit[][] = subjects.map(() => [])
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, subject] of subjects.entries()) {
        console.log(`round ${round + 1} of ${rounds}: ${subject.name}`)
        visits[index]?.push(await visit(browser, subject, answers, moves))
      }
    }
    return visits
  } finally {
    await browser.close()
  }
}

function phoneFigures([limit = [], cold = [], warm = []]: readonly Visit[][]): Figure[] {
  const usableLimit = middle(limit, ({usable}) => usable)
  const p95 = (visits: Visit[], read: (visit: Visit) => number[]) => percentile(all(visits, read), 0.95)
  return [
    {name: 'question usable, cold', unit: 'ms', figure: middle(cold, ({usable}) => usable), limit: usableLimit, most: 1.4},
    {name: 'question usable, warm', unit: 'ms', figure: middle(warm, ({usable}) => usable), limit: usableLimit, most: 0.6},
    {name: 'answer to feedback, p95', unit: 'ms', figure: p95(cold, ({answers}) => answers), limit: p95(limit, ({answers}) => answers), most: 1.3},
    {name: 'next question, p95', unit: 'ms', figure: p95(cold, ({nexts}) => nexts), limit: p95(limit, ({nexts}) => nexts), most: 1.3},
    {
      name: `heap after ${moves} moves`, unit: 'MB',
      figure: middle(cold, ({heapEnd}) => heapEnd / 1e6), limit: middle(cold, ({heapStart}) => heapStart / 1e6), most: 1.15,
    },
  ]
}

async function phone(): Promise<Figure[]> {
  if (!isFresh()) await buildClient()
  const limit = await startLimit(100)
  const product = await startProduct()
  try {
    const {cold, warm} = productSubjects(product)
    const visits = await turns([{name: 'limit: React + XState + urql', url: limit.origin}, cold, warm])
    const browser = await launch()
    const login = await loginVisit(browser, product.origin)
    await browser.close()
    const [, coldVisits = []] = visits
    return [
      {name: 'script for the login', unit: 'kB', figure: login.scriptBytes / 1e3, limit: 95, most: 1},
      {name: 'script for a question', unit: 'kB', figure: middle(coldVisits, ({scriptBytes}) => scriptBytes / 1e3), limit: 150, most: 1},
      ...phoneFigures(visits),
    ]
  } finally {
    limit.close()
    await product.dispose()
  }
}

async function server(): Promise<Figure[]> {
  const programs = await providePostgres(console.log)
  if (programs === undefined) {
    console.warn('PostgreSQL cannot be had on this machine: the server is not measured.')
    return []
  }
  const cluster = await startCluster(programs)
  try {
    const {product, bare} = await serverRates(cluster.url)
    const rate = (rates: readonly Rate[]) => median(rates.map(({perSecond}) => perSecond))
    const slowest = (rates: readonly Rate[]) => median(rates.map(({p99}) => p99))
    return [
      {name: 'questionMany of ten, per second', unit: '1/s', figure: rate(product), limit: rate(bare), least: 0.5},
      {name: 'questionMany of ten, p99', unit: 'ms', figure: slowest(product), limit: slowest(bare), most: 2.5},
    ]
  } finally {
    await cluster.stop()
  }
}

const wanted = (name: string) => !process.argv.includes('--only') || process.argv.includes(name)
const figures = [...(wanted('phone') ? await phone() : []), ...(wanted('server') ? await server() : [])]
const rows = figures.map((one) => {
  const {ratio, holds} = judge(one)
  const goal = one.most === undefined ? `>= ${one.least}` : `<= ${one.most}`
  return [holds ? 'ok' : 'OVER', one.name, `${one.figure.toFixed(1)} ${one.unit}`, `${one.limit.toFixed(1)} ${one.unit}`, ratio.toFixed(2), goal]
})
console.log(`\n${table(['', 'figure', 'product', 'limit', 'ratio', 'goal'], rows)}`)
if (process.argv.includes('--strict')) process.exitCode = figures.every((one) => judge(one).holds) ? 0 : 1
