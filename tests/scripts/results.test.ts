import {join} from 'node:path'
import {expect, test} from 'vitest'
import {
  closingLine,
  failureList,
  none,
  notesOf,
  playwrightCounts,
  playwrightFailures,
  settle,
  sum,
  vitestCounts,
  vitestFailures,
} from '../../scripts/lib/results.ts'
import {root} from '../../scripts/lib/run.ts'

test('the closing line names skipped tests only when there are some', () => {
  expect(closingLine({passed: 12, failed: 0, skipped: 0})).toBe('12 passed, 0 failed')
  expect(closingLine({passed: 12, failed: 1, skipped: 3})).toBe('12 passed, 1 failed, 3 skipped')
})

test('what a runner left out is told again at the end', () => {
  const output =
    'ok 1\n\u001b[33m!!! 2 of 9 PICTURES ARE MISSING and were not compared.\u001b[39m\n  a.png\nwow !!! no\n'
  expect(notesOf(output)).toEqual(['!!! 2 of 9 PICTURES ARE MISSING and were not compared.'])
})

test('the numbers of all runners are added', () => {
  const counts = [
    {passed: 1, failed: 2, skipped: 3},
    {passed: 10, failed: 20, skipped: 30},
  ]
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
      {status: 'failed', assertionResults: [{status: 'failed'}]},
      {status: 'passed', assertionResults: [{status: 'passed'}]},
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

test('what failed is told with its place and the beginning of its reason, in one line', () => {
  const testResults = [
    {name: join(root, 'tests/a.test.ts'), status: 'passed', assertionResults: [{status: 'passed', fullName: 'holds'}]},
    {
      name: join(root, 'tests/b.test.ts'),
      status: 'failed',
      assertionResults: [
        {status: 'passed', fullName: 'holds'},
        {status: 'failed', fullName: 'adds', failureMessages: ['\u001B[31mexpected 3\u001B[39m\n\n  to be 4']},
      ],
    },
    {name: join(root, 'tests/c.test.ts'), status: 'failed', message: 'Cannot find module', assertionResults: []},
  ]
  expect(vitestFailures({testResults})).toEqual([
    {test: 'tests/b.test.ts › adds', reason: 'expected 3 to be 4'},
    {test: 'tests/c.test.ts', reason: 'Cannot find module'},
  ])

  const location = {file: join(root, 'tests/journeys/d.journey.ts'), line: 7}
  const attachments = [
    {name: 'screenshot', path: 'page.png'},
    {name: 'error-context', path: 'notes.md'},
  ]
  const failed = {
    title: 'reads',
    file: 'd.journey.ts',
    ok: false,
    tests: [{results: [{errors: [{message: 'late\nby far', location}, {message: 'closed'}], attachments}]}],
  }
  const suites = [{specs: [{...failed, title: 'opens', ok: true}], suites: [{specs: [failed]}]}]
  const read = (path: string) =>
    path === 'notes.md' ? 'Notes\n```\nlate\n```\n```yaml\n- main:\n  - text: Aristo\n```\n' : ''
  expect(playwrightFailures({suites, errors: [{message: 'no browser'}]}, read)).toEqual([
    {
      test: 'd.journey.ts › reads',
      reason: 'tests/journeys/d.journey.ts:7 late by far · closed',
      page: '- main:\n  - text: Aristo',
    },
    {test: 'outside of any test', reason: 'no browser'},
  ])
})

test('a long list of failures is cut, and says so', () => {
  expect(failureList([])).toBe('')
  expect(failureList([{test: 'a', reason: 'b'}])).toBe('FAILED a\n  b\n')
  expect(failureList([{test: 'a', reason: 'b', page: '- main:\n  - text: c'}])).toBe(
    'FAILED a\n  b\n  | - main:\n  |   - text: c\n',
  )
  const lines = failureList(Array.from({length: 12}, () => ({test: 'a', reason: 'b'}))).split('\n')
  expect(lines).toHaveLength(22)
  expect(lines.at(-2)).toBe('and 2 more')
})
