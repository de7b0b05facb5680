import {spawnSync} from 'node:child_process'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {endAll, endLater} from '../../scripts/drills/ending.ts'
import {createOracle, findingsReport, type Write} from '../../scripts/drills/oracle.ts'
import {randomOf} from '../../scripts/drills/random.ts'
import {requirePrograms} from '../../scripts/drills/programs.ts'
import {DrillCannotRun, passed, type Report, reportText} from '../../scripts/drills/report.ts'
import {differencesOf} from '../../scripts/drills/restore.ts'
import {p95, recoveryOf} from '../../scripts/drills/times.ts'
import {root} from '../../scripts/lib/run.ts'

const write = (student: string, choice = 1, at = 1_000): Write => ({student, question: 'q', choice, at})

/** An oracle that saw Ana's write confirmed, and Bia's only sent. */
function witness() {
  const oracle = createOracle()
  oracle.sending(write('ana'))
  oracle.confirmed(write('ana'))
  oracle.sending(write('bia'))
  return oracle
}

describe('the oracle of a drill', () => {
  test('is content with what was confirmed, whether or not the rest arrived', () => {
    const none = {lost: [], doubled: [], invented: []}
    expect(witness().compare({writes: [write('ana')], tallied: 1})).toEqual(none)
    expect(witness().compare({writes: [write('ana'), write('bia')], tallied: 2})).toEqual(none)
  })

  test.each<readonly [string, readonly Write[], number | null, object]>([
    [
      'a confirmed write that is gone',
      [write('bia')],
      1,
      {lost: ['ana/q: 1@1000 was confirmed, there is nothing'], doubled: [], invented: []},
    ],
    [
      'a confirmed write with another choice',
      [write('ana', 2)],
      1,
      {
        lost: ['ana/q: 1@1000 was confirmed, there is 2@1000'],
        doubled: [],
        invented: ['ana/q: 2@1000 was never sent'],
      },
    ],
    [
      'a write that is there twice',
      [write('ana'), write('ana')],
      null,
      {lost: [], doubled: ['ana/q: 2 rows'], invented: []},
    ],
    [
      'a write that was counted twice',
      [write('ana')],
      2,
      {lost: [], doubled: ['1 more in the tally than answers'], invented: []},
    ],
    [
      'a write that was not counted',
      [write('ana')],
      0,
      {lost: ['1 fewer in the tally than answers'], doubled: [], invented: []},
    ],
    [
      'a write of nobody',
      [write('ana'), write('caio')],
      2,
      {lost: [], doubled: [], invented: ['caio/q: 1@1000 was never sent']},
    ],
  ])('finds %s', (_what, writes, tallied, expected) => {
    expect(witness().compare({writes, tallied})).toEqual(expected)
  })

  test('lets a later mark stand over a confirmed one, never an earlier one', () => {
    const oracle = createOracle()
    for (const one of [write('ana', 1, 1_000), write('ana', 2, 2_000), write('ana', 3, 3_000)]) oracle.sending(one)
    oracle.confirmed(write('ana', 1, 1_000))
    oracle.confirmed(write('ana', 2, 2_000))
    expect(oracle.compare({writes: [write('ana', 3, 3_000)], tallied: null}).lost).toEqual([])
    expect(oracle.compare({writes: [write('ana', 1, 1_000)], tallied: null}).lost).toEqual([
      'ana/q: 2@2000 was confirmed, there is 1@1000',
    ])
  })
})

describe('the report of a drill', () => {
  const report = (more: Partial<Report> = {}): Report => ({
    figures: [{name: 'p95', value: 900, unit: 'ms', most: 1_000}],
    complaints: [],
    ...more,
  })

  test('passes when every number keeps its goal and nothing was wrong', () => {
    expect(passed(report())).toBe(true)
    expect(reportText(report())).toContain('ok  p95     900 ms    <= 1000')
  })

  test.each<readonly [string, Partial<Report>]>([
    ['nothing was measured', {figures: []}],
    ['a number is over its goal', {figures: [{name: 'p95', value: 1_001, unit: 'ms', most: 1_000}]}],
    ['a number is under its goal', {figures: [{name: 'writes', value: 0, unit: '', least: 1}]}],
    ['a number could not be measured', {figures: [{name: 'p95', value: Number.NaN, unit: 'ms', most: 1_000}]}],
    ['something else was wrong', {complaints: ['the process ended']}],
    ['a write was lost', findingsReport({lost: ['ana/q'], doubled: [], invented: []})],
  ])('fails when %s', (_why, more) => {
    expect(passed(report(more))).toBe(false)
  })
})

describe('the times of a drill', () => {
  const every = (from: number, to: number, ms: number) =>
    Array.from({length: (to - from) / 100}, (_entry, index) => ({at: from + index * 100, ms}))

  test('recovery is counted from the fault until the 95th percentile stays under the limit', () => {
    const times = [...every(0, 10_000, 50), ...every(10_000, 22_000, 9_000), ...every(22_000, 60_000, 80)]
    expect(recoveryOf(times, 10_000, 60_000, 1_000)).toBe(12_000)
    expect(p95(times, 0, 10_000)).toBe(50)
  })

  test('a second fall is no recovery, and neither is silence', () => {
    const relapse = [...every(0, 20_000, 50), ...every(20_000, 30_000, 5_000)]
    expect(recoveryOf(relapse, 5_000, 30_000, 1_000)).toBe(Number.POSITIVE_INFINITY)
    expect(recoveryOf(every(0, 10_000, 50), 10_000, 30_000, 1_000)).toBe(Number.POSITIVE_INFINITY)
  })
})

test('restored tables that differ are named with both sides', () => {
  const before = new Map([
    ['answer', '2 rows, a'],
    ['profile', '1 rows, b'],
  ])
  expect(
    differencesOf(
      before,
      new Map([
        ['answer', '2 rows, c'],
        ['profile', '1 rows, b'],
      ]),
    ),
  ).toEqual(['answer: was 2 rows, a, is 2 rows, c'])
  expect(differencesOf(before, new Map([['answer', '2 rows, a']]))).toEqual(['profile: was 1 rows, b, is missing'])
})

test('chance follows from the seed', () => {
  const draw = (seed: number) => Array.from({length: 5}, randomOf(seed))
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
  expect(draw(7).every((number) => number >= 0 && number < 1)).toBe(true)
})

test('a program that is missing is named with the command that installs it', () => {
  const ask = () => requirePrograms({sh: 'dash', 'no-such-program': 'no-such-package'})
  expect(ask).toThrow(DrillCannotRun)
  expect(ask).toThrow('apt-get install --no-install-recommends no-such-package')
})

test('an unknown drill ends with 2 and names those there are', () => {
  const {status, stderr} = spawnSync(process.execPath, [join(root, 'scripts', 'drill.ts'), 'party'], {encoding: 'utf8'})
  expect({status, names: /Names: (.+)\./.exec(stderr)?.[1]}).toEqual({
    status: 2,
    names: 'kill, database, failover, restore, flood, disk, soak',
  })
})

test('what a drill has open is ended once, the newest first, although one of it fails', async () => {
  const ended: string[] = []
  const forget = endLater(() => void ended.push('forgotten'))
  endLater(() => void ended.push('cluster'))
  endLater(() => Promise.reject(new Error('busy')))
  endLater(async () => void ended.push('server'))
  forget()
  await endAll()
  await endAll()
  expect(ended).toEqual(['server', 'cluster'])
})
