import {generalText} from '../../src/text/performance/generalPerformance.ts'
import {overTimeText} from '../../src/text/performance/overTime.ts'
import {type Figure, median} from './numbers.ts'
import {launch, openingVisit, type OpeningVisit} from './phone.ts'
import type {BenchPlan} from './phoneFigures.ts'
import {startPages} from './product.ts'

/** As many as the question page of the other figures has. */
const questions = 100

/** What can be used first: a choice of the question; the weeks of the chart, read one by one. */
const usable = {
  question: 'input[type=radio]:enabled',
  general: `section[aria-label="${generalText.chart}"] input[type=range]`,
  /** The year is drawn, and nothing of the page is on its way any more. */
  whole: `main:has(section[aria-label="${overTimeText.map}"] input[type=range]):not(:has([role=status][aria-label$="…"]))`,
} as const

const middle = (visits: readonly OpeningVisit[], read: (visit: OpeningVisit) => number) => median(visits.map(read))

/** The general performance page of a year of study on a slow phone, beside the question page, by turns. */
export async function performancePageFigures({rounds, say}: BenchPlan): Promise<Figure[]> {
  const pages = await startPages(questions)
  const browser = await launch()
  const visits: Record<keyof typeof usable, OpeningVisit[]> = {question: [], general: [], whole: []}
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const name of ['question', 'general', 'whole'] as const) {
        say(`round ${round + 1} of ${rounds}: ${name}`)
        const subject = name === 'question' ? pages.question : pages.general
        visits[name].push(await openingVisit(browser, subject, usable[name]))
      }
    }
  } finally {
    await browser.close()
    await pages.dispose()
  }
  const limit = middle(visits.question, (visit) => visit.usable)
  const whole = (name: string, unit: string, read: (visit: OpeningVisit) => number): Figure => ({
    name: `general performance: ${name}`,
    unit,
    figure: middle(visits.whole, read),
    limit: 1,
  })
  return [
    {
      name: 'general performance usable, cold, against the question',
      unit: 'ms',
      figure: middle(visits.general, (visit) => visit.usable),
      limit,
      most: 1.4,
    },
    {
      name: 'general performance whole, cold, against the question',
      unit: 'ms',
      figure: middle(visits.whole, (visit) => visit.usable),
      limit,
    },
    whole('splash over', 'ms', ({splashOver}) => splashOver),
    whole('longest task while opening', 'ms', ({tasks}) => Math.max(0, ...tasks.map(({length}) => length))),
    whole('CLS x 100', '', ({cls}) => 100 * cls),
    whole('script sent, with headers', 'kB', ({scriptBytes}) => scriptBytes / 1e3),
  ]
}
