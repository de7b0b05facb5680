import {relative} from 'node:path'
import {stripVTControlCharacters} from 'node:util'
import {root} from './run.ts'

/** How many tests of a runner passed, failed and were skipped. */
export type Counts = {passed: number; failed: number; skipped: number}

export const none: Counts = {passed: 0, failed: 0, skipped: 0}

/** The sum of several runners. */
export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, {passed, failed, skipped}) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    none,
  )
}

/** A test that failed: where it stands, the beginning of what its runner said, in one line, and what its page showed then. */
export type Failure = {test: string; reason: string; page?: string}

const reasonLimit = 400

const inOneLine = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')
    .slice(0, reasonLimit)

type VitestTest = {status: string; fullName?: string; failureMessages?: string[] | null}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: Array<{name?: string; status: string; message?: string; assertionResults: VitestTest[]}>
}

/** Vitest's JSON report; a file that failed before its first test counts as one failure. */
export function vitestCounts(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    ({status, assertionResults}) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** What failed by Vitest's JSON report; a file that could not be loaded is named alone. */
export function vitestFailures({testResults}: Pick<VitestReport, 'testResults'>): Failure[] {
  return testResults
    .filter(({status}) => status === 'failed')
    .flatMap(({name = '', message = '', assertionResults}) => {
      const file = relative(root, name)
      if (assertionResults.length === 0) return [{test: file, reason: inOneLine(message)}]
      return assertionResults
        .filter(({status}) => status === 'failed')
        .map(({fullName = '', failureMessages}) => ({
          test: `${file} › ${fullName}`,
          reason: inOneLine(failureMessages?.[0] ?? ''),
        }))
    })
}

type PlaywrightError = {message?: string; location?: {file: string; line: number}}
type PlaywrightSpec = {
  title: string
  file: string
  ok: boolean
  tests: Array<{results: Array<{errors: PlaywrightError[]; attachments?: Array<{name: string; path?: string}>}>}>
}
type PlaywrightSuite = {specs: PlaywrightSpec[]; suites?: PlaywrightSuite[]}

type PlaywrightReport = {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number}
  errors: PlaywrightError[]
  suites: PlaywrightSuite[]
}

const playwrightReason = ({message = '', location}: PlaywrightError): string =>
  `${location ? `${relative(root, location.file)}:${location.line} ` : ''}${inOneLine(message)}`

const specsOf = ({specs, suites = []}: PlaywrightSuite): PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)]

const mostPageLines = 40

/** The page as Playwright's notes on a failure (`error-context`) have it, by roles and names. */
function pageIn(notes: string): string | undefined {
  const lines = /```yaml\n([\s\S]*?)\n```/.exec(notes)?.[1]?.split('\n')
  return lines && [...lines.slice(0, mostPageLines), ...(lines.length > mostPageLines ? ['…'] : [])].join('\n')
}

/**
 * What failed by Playwright's JSON report, errors outside of any test included.
 *
 * @param read - the text of a file that the report names; empty where there is none
 */
export function playwrightFailures(
  {suites, errors}: Pick<PlaywrightReport, 'suites' | 'errors'>,
  read: (path: string) => string,
): Failure[] {
  const failed = suites
    .flatMap(specsOf)
    .filter(({ok}) => !ok)
    .map(({title, file, tests}) => {
      const all = tests.flatMap(({results}) => results)
      const notes = all.flatMap(({attachments = []}) => attachments).find(({name}) => name === 'error-context')
      const page = notes?.path && pageIn(read(notes.path))
      const reason = all.flatMap((result) => result.errors.map(playwrightReason)).join(' · ')
      return {test: `${file} › ${title}`, reason, ...(page && {page})}
    })
  return [...failed, ...errors.map((error) => ({test: 'outside of any test', reason: playwrightReason(error)}))]
}

/** Playwright's JSON report; a flaky test is a failed one, and so is an error outside of any test. */
export function playwrightCounts({stats, errors}: Pick<PlaywrightReport, 'stats' | 'errors'>): Counts {
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped}
}

const mostFailures = 10

/** The first failures in words, so that the end of a long log tells why it failed; empty when nothing did. */
export function failureList(failures: readonly Failure[]): string {
  const rest = failures.length - mostFailures
  const lines = failures
    .slice(0, mostFailures)
    .map(({test, reason, page}) =>
      [`FAILED ${test}`, `  ${reason}`, ...(page?.split('\n').map((line) => `  | ${line}`) ?? [])].join('\n'),
    )
  return [...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].map((line) => `${line}\n`).join('')
}

/** What runners say of checks that they left out: the lines of their output that begin with three exclamation marks. */
export const notesOf = (output: string): string[] =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.startsWith('!!! '))

/** The closing line: `12 passed, 0 failed`, and `, 3 skipped` only when some were. */
export function closingLine({passed, failed, skipped}: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

export type StepResult = {name: string; ok: boolean; counts: Counts | undefined; expectsTests: boolean}

/**
 * What a step adds to the sum. A step that ends badly adds at least one failure, and so does a runner that ran no test
 * at all: silence is not success.
 */
export function settle({ok, counts = none, expectsTests}: StepResult): Counts {
  const isSilent = expectsTests && counts.passed + counts.failed === 0
  if ((ok && !isSilent) || counts.failed > 0) return counts
  return {...counts, failed: 1}
}
