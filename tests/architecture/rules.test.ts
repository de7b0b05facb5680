import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {bin, root, run} from '../../scripts/lib/run.ts'
import {checkHouseRules} from '../../scripts/rules/all.ts'
import {parse} from '../../scripts/rules/source.ts'
import {plantedDependencies, plantedHouseRules} from './planted.ts'

type Violation = {rule: {name: string}; from: string}

const config = join(root, '.dependency-cruiser.cjs')

/** The rules by name, as dependency-cruiser reads them. */
async function namesOfRules(): Promise<string[]> {
  const {default: cruiser}: {default: {forbidden: Array<{name: string}>}} = await import(config)
  return cruiser.forbidden.map(({name}) => name)
}

describe('who may know whom', () => {
  const house = mkdtempSync(join(tmpdir(), 'aristo-planted-'))
  const fired = new Map<string, Set<string>>()

  beforeAll(async () => {
    for (const [file, {text}] of Object.entries(plantedDependencies)) {
      mkdirSync(dirname(join(house, file)), {recursive: true})
      writeFileSync(join(house, file), text)
    }
    for (const shared of ['node_modules', 'package.json']) symlinkSync(join(root, shared), join(house, shared))
    const {output} = await run({
      command: bin('depcruise'),
      args: ['-c', config, '-T', 'json', 'domain', 'machines', 'src', 'server'],
      cwd: house,
    })
    const report: {summary: {violations: Violation[]}} = JSON.parse(output)
    for (const {rule, from} of report.summary.violations) fired.set(from, new Set(fired.get(from)).add(rule.name))
  }, 60_000)

  afterAll(() => rmSync(house, {recursive: true, force: true}))

  test.each(Object.entries(plantedDependencies))(
    '%s breaks what it was planted to break, and nothing else',
    (file, {rule}) => {
      expect([...(fired.get(file) ?? [])]).toEqual(rule === undefined ? [] : [rule])
    },
  )

  test('every rule has a planted violation', async () => {
    const planted = new Set(Object.values(plantedDependencies).map(({rule}) => rule))
    expect((await namesOfRules()).filter((name) => !planted.has(name))).toEqual([])
  })
})

describe('house rules', () => {
  const findings = checkHouseRules(Object.entries(plantedHouseRules).map(([file, {text}]) => parse(file, text)))

  test.each(Object.entries(plantedHouseRules))(
    '%s breaks what it was planted to break, and nothing else',
    (file, {rule}) => {
      const found = new Set(findings.filter((finding) => finding.file === file).map((finding) => finding.rule))
      expect([...found]).toEqual(rule === undefined ? [] : [rule])
    },
  )
})
