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

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: Array<{status: string; assertionResults: unknown[]}>
}

/** Vitest's JSON report; a file that failed before its first test counts as one failure. */
export function vitestCounts(report: VitestReport): Counts {
  const broken = report.testResults.filter(({status, assertionResults}) => status === 'failed' && assertionResults.length === 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

type PlaywrightReport = {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number}
  errors: unknown[]
}

/** Playwright's JSON report; a flaky test is a failed one, and so is an error outside of any test. */
export function playwrightCounts({stats, errors}: PlaywrightReport): Counts {
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped}
}

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
