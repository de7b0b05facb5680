import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import type {AxeResults, RunOptions} from 'axe-core'

/** The one thing that is asked of a page, whichever Playwright it comes from. */
type Evaluates = {readonly evaluate: <Result>(expression: string) => Promise<Result>}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 A and AA, and axe's best practices. */
export const wholeRules: RunOptions = {
  runOnly: {type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']},
  resultTypes: ['violations'],
}

/** What a theme or a width can spoil: for a page that has been looked at whole in another one. */
export const lookRules: RunOptions = {
  runOnly: {
    type: 'rule',
    values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
  },
  resultTypes: ['violations'],
}

/** Runs axe when no colour is on its way to another one; what moves for ever is not waited for. */
const run = (rules: RunOptions) => `
  Promise.allSettled(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime < Infinity)
    .map((one) => one.finished))
    .then(() => axe.run(document, ${JSON.stringify(rules)}))`

/**
 * What axe finds, one line per place, once every transition and every animation with an end has come to it. It is loaded once per document, past the
 * page's content policy, and runs in the page itself: a builder that loads it again for each run takes five times as long.
 */
export async function axeFindings(page: Evaluates, rules: RunOptions): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(source)
  const {violations} = await page.evaluate<AxeResults>(run(rules))
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({html, failureSummary = ''}) => `${id}: ${help} (${failureSummary.replaceAll(/\s+/g, ' ')}): ${html}`),
  )
}
