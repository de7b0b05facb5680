import {startLimits} from './limitServer.ts'
import {type Figure, median, percentile} from './numbers.ts'
import {launch, loginVisit, type LoginVisit, type Plan, type Subject, type Visit, visit} from './phone.ts'
import {type Product, startProduct} from './product.ts'

/** How long the benchmark measures, and where it says what it is doing. */
export type BenchPlan = Plan & {
  readonly rounds: number
  readonly seconds: number
  readonly isQuick: boolean
  readonly say: (text: string) => void
}

const cold = {name: 'cold, 100', questions: 100, isCold: true}
const warm = {name: 'warm, 100', questions: 100, isCold: false}
const short = {name: '10 questions', questions: 10, isCold: false}
const long = {name: '1,000 questions', questions: 1_000, isCold: false}

type Visits = Readonly<Record<'vanilla' | 'react' | 'cold' | 'warm' | 'short' | 'long', Visit[]>>

/** Every subject in turn, round after round. Only the cold one wanders long: its heap is the one that is judged. */
async function turns(subjects: Readonly<Record<keyof Visits, Subject>>, plan: BenchPlan): Promise<Visits> {
  const visits: Visits = {vanilla: [], react: [], cold: [], warm: [], short: [], long: []}
  const names = (['vanilla', 'react', 'cold', 'warm', 'short', 'long'] as const).filter(
    (name) => !plan.isQuick || name !== 'warm',
  )
  const browser = await launch()
  try {
    for (let round = 0; round < plan.rounds; round += 1) {
      for (const name of names) {
        plan.say(`round ${round + 1} of ${plan.rounds}: ${subjects[name].name}`)
        visits[name].push(await visit(browser, subjects[name], {...plan, moves: name === 'cold' ? plan.moves : 0}))
      }
    }
    return visits
  } finally {
    await browser.close()
  }
}

const middle = <T>(visits: readonly T[], read: (visit: T) => number) => median(visits.map(read))
const spread = (visits: readonly Visit[], read: (visit: Visit) => number[], share: number) =>
  percentile(visits.flatMap(read), share)

function openFigures({vanilla, react, ...product}: Visits): Figure[] {
  const limit = middle(react, ({usable}) => usable)
  const seen = (name: string, visits: readonly Visit[], most: number): Figure[] =>
    visits.length === 0
      ? []
      : [
          {
            name: `question usable, ${name}, with the splash`,
            unit: 'ms',
            limit,
            figure: middle(visits, ({usable}) => usable),
          },
          {
            name: `question usable, ${name}, splash not held`,
            unit: 'ms',
            limit,
            most,
            figure: middle(visits, ({ready}) => ready),
          },
        ]
  return [
    {name: 'question usable: vanilla limit', unit: 'ms', limit, figure: middle(vanilla, ({usable}) => usable)},
    ...seen('cold', product.cold, 1.4),
    ...seen('warm', product.warm, 0.6),
  ]
}

const steps = {
  'answer to first change': ({reactions}: Visit) => reactions,
  'answer to feedback': ({answers}: Visit) => answers,
  'next question': ({nexts}: Visit) => nexts,
}

function moveFigures({react, cold: hundred, short: ten, long: thousand}: Visits): Figure[] {
  return Object.entries(steps).flatMap(([name, read]): Figure[] => [
    {name: `${name}, p50`, unit: 'ms', figure: spread(hundred, read, 0.5), limit: spread(react, read, 0.5)},
    {
      name: `${name}, p95`,
      unit: 'ms',
      figure: spread(hundred, read, 0.95),
      limit: spread(react, read, 0.95),
      most: 1.3,
    },
    {
      name: `${name}, p50, 1,000 against 10`,
      unit: 'ms',
      figure: spread(thousand, read, 0.5),
      limit: spread(ten, read, 0.5),
      most: 1.1,
    },
    {
      name: `${name}, p95, 1,000 against 10`,
      unit: 'ms',
      figure: spread(thousand, read, 0.95),
      limit: spread(ten, read, 0.95),
      most: 1.1,
    },
  ])
}

/** A goal in the unit itself: its ratio is to 1. */
const plain = (name: string, unit: string, figure: number, most: number): Figure => ({
  name,
  unit,
  figure,
  limit: 1,
  most,
})

function screenFigures(name: string, visits: readonly (Visit | LoginVisit)[]): Figure[] {
  return [
    plain(
      `${name}: LCP`,
      'ms',
      middle(visits, ({lcp}) => lcp),
      1_800,
    ),
    plain(
      `${name}: INP`,
      'ms',
      middle(visits, ({interactions}) => Math.max(0, ...interactions)),
      100,
    ),
    plain(
      `${name}: CLS x 100`,
      '',
      middle(visits, ({cls}) => cls * 100),
      2,
    ),
  ]
}

function restFigures({cold: visits}: Visits, moves: number): Figure[] {
  return [
    {
      name: `heap after ${moves} moves against 10`,
      unit: 'MB',
      figure: middle(visits, ({heapEnd}) => heapEnd / 1e6),
      limit: middle(visits, ({heapStart}) => heapStart / 1e6),
      most: 1.15,
    },
    plain(
      'longest task while answering',
      'ms',
      middle(visits, ({longestTask}) => longestTask),
      50,
    ),
    {
      name: 'longest task while opening',
      unit: 'ms',
      figure: middle(visits, ({tasks}) => Math.max(0, ...tasks.map(({length}) => length))),
      limit: 1,
    },
    {
      name: 'script sent for a question, with headers',
      unit: 'kB',
      figure: middle(visits, ({scriptBytes}) => scriptBytes / 1e3),
      limit: 1,
    },
  ]
}

async function logins({origin}: Product, {rounds, say}: BenchPlan): Promise<LoginVisit[]> {
  const browser = await launch()
  try {
    const visits: LoginVisit[] = []
    for (let round = 0; round < rounds; round += 1) {
      say(`round ${round + 1} of ${rounds}: login`)
      visits.push(await loginVisit(browser, origin))
    }
    return visits
  } finally {
    await browser.close()
  }
}

const startFigures = ({firstStart, start}: Product): Figure[] => [
  {name: 'server start with demo data, empty folder', unit: 'ms', figure: firstStart, limit: 1},
  plain('server start on its data (PGlite)', 'ms', start, 8_000),
]

/** The product on a slow phone beside the limit pages. */
export async function phoneFigures(plan: BenchPlan): Promise<Figure[]> {
  const limits = await startLimits(100)
  const product = await startProduct([cold, warm, short, long], plan.rounds)
  try {
    const limit = (name: 'vanilla' | 'react'): Subject => ({
      name: `limit, ${name}`,
      url: limits.origin[name],
      feedback: ['Gabarito'],
    })
    const [coldSubject, warmSubject, shortSubject, longSubject] = product.subjects
    if (!coldSubject || !warmSubject || !shortSubject || !longSubject)
      throw new Error('The product has too few subjects.')
    const visits = await turns(
      {
        vanilla: limit('vanilla'),
        react: limit('react'),
        cold: coldSubject,
        warm: warmSubject,
        short: shortSubject,
        long: longSubject,
      },
      plan,
    )
    const strangers = await logins(product, plan)
    return [
      {name: 'script, brotli: React limit', unit: 'kB', figure: limits.scriptBytes.react / 1e3, limit: 1},
      {name: 'login usable, with the splash', unit: 'ms', figure: middle(strangers, ({usable}) => usable), limit: 1},
      {name: 'login usable, splash not held', unit: 'ms', figure: middle(strangers, ({ready}) => ready), limit: 1},
      ...openFigures(visits),
      ...moveFigures(visits),
      ...restFigures(visits, plan.moves),
      ...screenFigures('login', strangers),
      ...screenFigures('question', visits.cold),
      ...startFigures(product),
      plain('server memory after the visits (PGlite)', 'MB', product.memory(), 350),
    ]
  } finally {
    limits.close()
    await product.dispose()
  }
}
