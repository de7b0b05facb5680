import {goals} from '../../scripts/budgets.config.ts'
import {startLimits} from './limitServer.ts'
import {type Figure, median, percentile} from './numbers.ts'
import {launch, type Subject, type Visit, visit} from './phone.ts'
import type {BenchPlan} from './phoneFigures.ts'
import {startMock} from './product.ts'

/** As long as the longest exams are. */
const questions = 180

type Visits = Readonly<Record<'react' | 'cold' | 'warm', Visit[]>>

const middle = (visits: readonly Visit[], read: (visit: Visit) => number) => median(visits.map(read))
const spread = (visits: readonly Visit[], read: (visit: Visit) => number[], share: number) =>
  percentile(visits.flatMap(read), share)
const plain = (name: string, unit: string, figure: number, most: number): Figure => ({
  name,
  unit,
  figure,
  limit: 1,
  most,
})

function figuresOf({react, cold, warm}: Visits, moves: number): Figure[] {
  const limit = middle(react, ({usable}) => usable)
  const marks = (share: number, name: string): Figure => ({
    name: `mock of ${questions}: mark told by the navigator, ${name}`,
    unit: 'ms',
    figure: spread(warm, ({answers}) => answers, share),
    limit: 1,
    most: share === 0.5 ? goals.move.p50 : goals.move.p95,
  })
  const nexts = (share: number, name: string): Figure => ({
    name: `mock of ${questions}: next question, ${name}`,
    unit: 'ms',
    figure: spread(warm, (one) => one.nexts, share),
    limit: 1,
    most: share === 0.5 ? goals.move.p50 : goals.move.p95,
  })
  return [
    {
      name: `mock of ${questions}: question usable, cold`,
      unit: 'ms',
      figure: middle(cold, ({ready}) => ready),
      limit,
      most: goals.cold.ratio,
    },
    {
      name: `mock of ${questions}: question usable, warm`,
      unit: 'ms',
      figure: middle(warm, ({ready}) => ready),
      limit,
      most: goals.warm.ratio,
    },
    marks(0.5, 'p50'),
    marks(0.95, 'p95'),
    nexts(0.5, 'p50'),
    nexts(0.95, 'p95'),
    plain(
      `mock of ${questions}: longest task while answering`,
      'ms',
      middle(warm, ({longestTask}) => longestTask),
      goals.longestTask,
    ),
    plain(
      `mock of ${questions}: INP`,
      'ms',
      middle(warm, ({interactions}) => Math.max(0, ...interactions)),
      goals.screen.inp,
    ),
    plain(
      `mock of ${questions}: CLS x 100`,
      '',
      middle(warm, ({cls}) => cls * 100),
      goals.screen.cls * 100,
    ),
    {
      name: `mock of ${questions}: heap after ${moves} moves against 10`,
      unit: 'MB',
      most: goals.heap.ratio,
      figure: middle(warm, ({heapEnd}) => heapEnd / 1e6),
      limit: middle(warm, ({heapStart}) => heapStart / 1e6),
    },
  ]
}

/** A mock exam of 180 questions on a slow phone, beside the React limit. */
export async function examFigures(plan: BenchPlan): Promise<Figure[]> {
  const limits = await startLimits(questions)
  const mock = await startMock(questions)
  const browser = await launch()
  try {
    const react: Subject = {name: 'limit, react', url: limits.origin.react, feedback: ['Gabarito']}
    const visits: Visits = {react: [], cold: [], warm: []}
    for (let round = 0; round < plan.rounds; round += 1) {
      for (const [name, subject] of [
        ['react', react],
        ['cold', mock.cold],
        ['warm', mock.warm],
      ] as const) {
        plan.say(`round ${round + 1} of ${plan.rounds}: ${subject.name}`)
        visits[name].push(await visit(browser, subject, {...plan, moves: name === 'warm' ? plan.moves : 0}))
      }
    }
    return figuresOf(visits, plan.moves)
  } finally {
    await browser.close()
    limits.close()
    await mock.dispose()
  }
}
