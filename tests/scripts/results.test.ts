import {expect, test} from 'vitest'
import {closingLine, none, playwrightCounts, settle, sum, vitestCounts} from '../../scripts/lib/results.ts'

test('the closing line names skipped tests only when there are some', () => {
  expect(closingLine({passed: 12, failed: 0, skipped: 0})).toBe('12 passed, 0 failed')
  expect(closingLine({passed: 12, failed: 1, skipped: 3})).toBe('12 passed, 1 failed, 3 skipped')
})

test('the numbers of all runners are added', () => {
  const counts = [{passed: 1, failed: 2, skipped: 3}, {passed: 10, failed: 20, skipped: 30}]
  expect(sum(counts)).toEqual({passed: 11, failed: 22, skipped: 33})
})

test('a test file that cannot be loaded is a failure', () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      {status: 'failed', assertionResults: []},
      {status: 'failed', assertionResults: [{}]},
      {status: 'passed', assertionResults: [{}]},
    ],
  }
  expect(vitestCounts(report)).toEqual({passed: 4, failed: 2, skipped: 3})
})

test('a flaky journey is a failed one, and so is an error outside of any test', () => {
  const report = {stats: {expected: 5, unexpected: 1, flaky: 1, skipped: 2}, errors: [{}]}
  expect(playwrightCounts(report)).toEqual({passed: 5, failed: 3, skipped: 2})
})

test('a runner that ran nothing has failed', () => {
  const step = {name: 'vitest', ok: true, expectsTests: true}
  expect(settle({...step, counts: none})).toEqual({passed: 0, failed: 1, skipped: 0})
  expect(settle({...step, counts: undefined})).toEqual({passed: 0, failed: 1, skipped: 0})
})

test('a step that ends badly is a failure although its tests passed', () => {
  const counts = {passed: 9, failed: 0, skipped: 0}
  expect(settle({name: 'build', ok: false, expectsTests: false, counts})).toEqual({passed: 9, failed: 1, skipped: 0})
})

test('a build that ends well adds nothing', () => {
  expect(settle({name: 'build', ok: true, expectsTests: false, counts: undefined})).toEqual(none)
})
