import {providePostgres, startCluster} from '../../scripts/lib/postgres.ts'
import {goals} from '../../scripts/budgets.config.ts'
import {type Figure, median} from './numbers.ts'
import type {BenchPlan} from './phoneFigures.ts'
import {embeddedRates, postgresRates, type Rate, type Rates} from './serverRates.ts'

const perSecond = (rates: readonly Rate[]) => median(rates.map((rate) => rate.perSecond))
const p99 = (rates: readonly Rate[]) => median(rates.map((rate) => rate.p99))

const names = {read: 'questionMany of ten', write: 'CreateOneAnswer'}

const figuresOf = (kind: 'read' | 'write', {product, bare}: Rates): Figure[] => [
  {
    name: `${names[kind]}, PostgreSQL`,
    unit: '1/s',
    figure: perSecond(product),
    limit: perSecond(bare),
    least: goals[kind].ratio,
  },
  {
    name: `${names[kind]}, PostgreSQL, p99`,
    unit: 'ms',
    figure: p99(product),
    limit: p99(bare),
    most: goals[kind].p99,
  },
]

async function overPostgres({rounds, say, ...duration}: BenchPlan): Promise<Figure[]> {
  const programs = await providePostgres(say)
  if (programs === undefined) {
    say('PostgreSQL cannot be had on this machine: the server is measured over PGlite only.')
    return []
  }
  const cluster = await startCluster(programs)
  try {
    const {rates, memory} = await postgresRates(cluster.url, Math.min(rounds, 2), duration)
    return [
      ...figuresOf('read', rates.read),
      ...figuresOf('write', rates.write),
      {name: 'server memory under load, PostgreSQL', unit: 'MB', figure: memory, limit: 1, most: goals.memory.postgres},
    ]
  } finally {
    await cluster.stop()
  }
}

async function overPglite({say, ...duration}: BenchPlan): Promise<Figure[]> {
  say('the server over PGlite')
  const {read, write, memory} = await embeddedRates(duration)
  return [
    {name: `${names.read}, PGlite`, unit: '1/s', figure: read.perSecond, limit: 1},
    {name: `${names.write}, PGlite`, unit: '1/s', figure: write.perSecond, limit: 1},
    {name: 'server memory under load, PGlite', unit: 'MB', figure: memory, limit: 1, most: goals.memory.pglite},
  ]
}

/** Requests per second of the server beside a bare one, and its memory under that load. */
export async function serverFigures(plan: BenchPlan): Promise<Figure[]> {
  plan.say('the server over PostgreSQL, by turns with a bare one')
  return [...(await overPostgres(plan)), ...(plan.isQuick ? [] : await overPglite(plan))]
}
