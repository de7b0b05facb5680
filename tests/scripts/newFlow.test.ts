import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {bin, root, run} from '../../scripts/lib/run.ts'
import {flowNames} from '../../scripts/newFlow/names.ts'
import {filesOfFlow, stamp} from '../../scripts/newFlow/stamp.ts'
import {checkHouseRules} from '../../scripts/rules/all.ts'
import {parse} from '../../scripts/rules/source.ts'
import {timeouts} from '../support/timeouts.ts'

const names = flowNames('agenda', 'weekPlan')

test('names are spelled as the rooms need them', () => {
  expect(names).toEqual({area: 'agenda', flow: 'weekPlan', Flow: 'WeekPlan', title: 'Fluxos/Agenda/WeekPlan'})
  expect(flowNames('profile', 'weekPlan').title).toBe('Fluxos/Perfil/WeekPlan')
})

test('a name that is none is refused with a sentence', () => {
  expect(() => flowNames('agenda', 'Week-Plan')).toThrow(
    '"Week-Plan" is no name for a flow: lower case first, then letters and digits',
  )
  expect(() => flowNames('agenda', undefined)).toThrow('Usage: npm run new:flow AREA FLOW')
})

test('what is stamped keeps the house rules', () => {
  expect(checkHouseRules([...filesOfFlow(names)].map(([file, text]) => parse(file, text)))).toEqual([])
})

describe('stamped into a copy of the project', () => {
  const house = mkdtempSync(join(tmpdir(), 'aristo-flow-'))
  let files: string[] = []

  beforeAll(() => {
    for (const room of [
      'domain',
      'machines',
      'stories/support',
      'src',
      'tests/support',
      'scripts',
      'styled-system',
      'schema',
    ]) {
      cpSync(join(root, room), join(house, room), {recursive: true})
    }
    for (const file of [
      'package.json',
      'tsconfig.json',
      'vitest.config.ts',
      '.oxlintrc.json',
      '.dependency-cruiser.cjs',
    ]) {
      cpSync(join(root, file), join(house, file))
    }
    symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
    files = stamp(names, house)
    mkdirSync(join(house, 'stamped'))
    const config = {extends: '../tsconfig.json', include: files.map((file) => `../${file}`), exclude: []}
    writeFileSync(join(house, 'stamped', 'tsconfig.json'), JSON.stringify(config))
  })

  afterAll(() => rmSync(house, {recursive: true, force: true}))

  test(
    'it type-checks',
    async () => {
      expect(await run({command: bin('tsc'), args: ['--noEmit', '-p', 'stamped'], cwd: house})).toMatchObject({
        ok: true,
        output: '',
      })
    },
    timeouts.process,
  )

  test(
    'it passes lint and dependency rules',
    async () => {
      const lint = await run({command: bin('oxlint'), args: ['--deny-warnings', '--format=unix', ...files], cwd: house})
      expect(lint.output.trim()).toBe('')
      const rules = await run({
        command: bin('depcruise'),
        args: ['-c', '.dependency-cruiser.cjs', ...files],
        cwd: house,
      })
      expect(rules.output).toContain('no dependency violations found')
    },
    timeouts.process,
  )

  test(
    'its machine walks every path',
    async () => {
      const report = join(house, 'report.json')
      // Its table of outcomes is new.
      const args = [
        'run',
        '--project',
        'node',
        'tests/machines',
        '--update',
        '--reporter=json',
        `--outputFile=${report}`,
      ]
      await run({command: bin('vitest'), args, cwd: house})
      expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
        numFailedTests: 0,
        success: true,
        numPassedTests: 5,
      })
    },
    timeouts.process,
  )

  test('it is not stamped over what is there', () => {
    expect(() => stamp(names, house)).toThrow(
      /machines\/agenda\/weekPlan.types.ts, .* is already there; nothing was written./,
    )
  })
})
