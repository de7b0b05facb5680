import {goals, peers} from '../../scripts/budgets.config.ts'
import {startLimits} from './limitServer.ts'
import {type Figure, median, noisyRounds, percentile} from './numbers.ts'
import {launch, loginVisit, type LoginVisit, type Plan, type Subject, type Visit, visit} from './phone.ts'
import {type Product, startProduct} from './product.ts'

/** How long the benchmark measures, and where it says what it is doing. */
export type BenchPlan = Plan & {
  readonly rounds: number
  readonly seconds: number
  /** Seconds of reads before the server's memory is looked at. */
  readonly soak: number
  readonly isQuick: boolean
  readonly say: (text: string) => void
}

const cold = {name: 'cold, 100', questions: 100, isCold: true}
const warm = {name: 'warm, 100', questions: 100, isCold: false}
const short = {name: '10 questions', questions: 10, isCold: false}
const long = {name: '1,000 questions', questions: 1_000, isCold: false}

/** How often ready-made HTML is swapped at the end of a cold visit. */
const swaps = 20

type Visits = Readonly<Record<'vanilla' | 'react' | 'cold' | 'warm' | 'short' | 'long', Visit[]>>

/**
 * Every subject in turn, round after round; rounds whose limit says that the machine had other work are done again, each once.
 * Only the cold one wanders long: its heap is the one that is judged.
 */
async function turns(subjects: Readonly<Record<keyof Visits, Subject>>, plan: BenchPlan): Promise<Visits> {
  const visits: Visits = {vanilla: [], react: [], cold: [], warm: [], short: [], long: []}
  const names = (['vanilla', 'react', 'cold', 'warm', 'short', 'long'] as const).filter(
    (name) => !plan.isQuick || name !== 'warm',
  )
  const browser = await launch()
  const turn = async (round: number, title: string) => {
    for (const name of names) {
      plan.say(`${title}: ${subjects[name].name}`)
      const isLong = name === 'cold'
      const own = {...plan, moves: isLong ? plan.moves : 0, swaps: isLong ? swaps : 0}
      visits[name][round] = await visit(browser, subjects[name], own)
    }
  }
  try {
    for (let round = 0; round < plan.rounds; round += 1) await turn(round, `round ${round + 1} of ${plan.rounds}`)
    for (const round of noisyRounds(visits.react.map(({usable}) => usable)))
      await turn(round, `round ${round + 1} again, its limit was off by more than 10 %`)
    return visits
  } finally {
    await browser.close()
  }
}

const middle = <T>(visits: readonly T[], read: (visit: T) => number) => median(visits.map(read))
const spread = (visits: readonly Visit[], read: (visit: Visit) => number[], share: number) =>
  percentile(visits.flatMap(read), share)

const named = (others: Readonly<Record<string, number>>) =>
  Object.entries(others)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')
const answerPeers = (at: 0 | 1) =>
  named(Object.fromEntries(Object.entries(peers.answer).map(([name, values]) => [name, values[at]])))

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
            peers: named(peers.usable),
          },
        ]
  const worst = product.cold
    .map(({ready}, round) => ({ready, usable: react[round]?.usable ?? Number.NaN}))
    .toSorted((one, two) => two.ready / two.usable - one.ready / one.usable)[0]
  return [
    {name: 'question usable: vanilla limit', unit: 'ms', limit, figure: middle(vanilla, ({usable}) => usable)},
    ...seen('cold', product.cold, goals.cold.ratio),
    ...(worst === undefined
      ? []
      : [
          {
            name: 'question usable, cold, the slowest round',
            unit: 'ms',
            figure: worst.ready,
            limit: worst.usable,
            most: goals.cold.everyRound,
          },
        ]),
    ...seen('warm', product.warm, goals.warm.ratio),
  ]
}

const steps = {
  'answer to first change': ({reactions}: Visit) => reactions,
  'answer to feedback': ({answers}: Visit) => answers,
  'next question': ({nexts}: Visit) => nexts,
}

/** A step beside the page of React, XState and urql, and with 1,000 questions beside 10. */
function moveFigures({react, cold: hundred, short: ten, long: thousand}: Visits): Figure[] {
  return Object.entries(steps).flatMap(([name, read]): Figure[] =>
    ([0.5, 0.95] as const).flatMap((share): Figure[] => {
      const at = share === 0.5 ? 'p50' : 'p95'
      const isFeedback = read === steps['answer to feedback']
      return [
        {
          name: `${name}, ${at}`,
          unit: 'ms',
          figure: spread(hundred, read, share),
          limit: spread(react, read, share),
          ...(isFeedback && share === 0.95 && {most: goals.feedback.ratio}),
          ...(read === steps['answer to first change'] && {peers: answerPeers(share === 0.5 ? 0 : 1)}),
          ...(read === steps['next question'] && share === 0.5 && {peers: named(peers.next)}),
        },
        {
          name: `${name}, ${at}, 1,000 against 10`,
          unit: 'ms',
          figure: spread(thousand, read, share),
          limit: spread(ten, read, share),
          most: goals.longSet.ratio,
        },
      ]
    }),
  )
}

/** What a student feels of a move, in milliseconds, and beside ready-made HTML that is swapped by hand. */
function feltFigures({cold}: Visits): Figure[] {
  const swapped = (share: number) => spread(cold, (one) => one.swaps, share)
  return (['next question', 'answer to first change'] as const).flatMap((name): Figure[] => [
    plain(`${name}, felt p50`, 'ms', spread(cold, steps[name], 0.5), goals.move.p50),
    plain(`${name}, felt p95`, 'ms', spread(cold, steps[name], 0.95), goals.move.p95),
    {
      name: `${name}, p50, beside the page swapped by hand`,
      unit: 'ms',
      figure: spread(cold, steps[name], 0.5),
      limit: swapped(0.5),
      most: goals.move.swap,
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
      goals.screen.lcp,
    ),
    plain(
      `${name}: INP`,
      'ms',
      middle(visits, ({interactions}) => Math.max(0, ...interactions)),
      goals.screen.inp,
    ),
    plain(
      `${name}: CLS x 100`,
      '',
      middle(visits, ({cls}) => cls * 100),
      goals.screen.cls * 100,
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
      most: goals.heap.ratio,
    },
    plain(
      'longest task while answering',
      'ms',
      middle(visits, ({longestTask}) => longestTask),
      goals.longestTask,
    ),
    {
      name: 'longest task while opening',
      unit: 'ms',
      figure: middle(visits, ({tasks}) => Math.max(0, ...tasks.map(({length}) => length))),
      limit: 1,
    },
    plain(
      'requests before a question is usable',
      '',
      middle(visits, ({requests}) => requests),
      goals.requests,
    ),
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
  plain('server start on its data (PGlite)', 'ms', start, goals.serverStart),
]

/** The product on a slow phone beside the limit pages. */
export async function phoneFigures(plan: BenchPlan): Promise<Figure[]> {
  const limits = await startLimits(100)
  const product = await startProduct([cold, warm, short, long], 2 * plan.rounds)
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
      ...feltFigures(visits),
      ...restFigures(visits, plan.moves),
      ...screenFigures('login', strangers),
      ...screenFigures('question', visits.cold),
      ...startFigures(product),
      plain('server memory after the visits (PGlite)', 'MB', product.memory(), goals.memory.pglite),
    ]
  } finally {
    limits.close()
    await product.dispose()
  }
}
