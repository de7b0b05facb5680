import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {bin, root, run} from '../../scripts/lib/run.ts'
import {checkHouseRules} from '../../scripts/rules/all.ts'
import {parse} from '../../scripts/rules/source.ts'
import {dependencyViolations, houseRuleViolations, renderingViolations} from './violations.ts'
import {timeouts} from '../support/timeouts.ts'

type Violation = {rule: {name: string}; from: string}

const config = join(root, '.dependency-cruiser.cjs')

/** The rules by name, as dependency-cruiser reads them. */
async function namesOfRules(): Promise<string[]> {
  const {default: cruiser}: {default: {forbidden: Array<{name: string}>}} = await import(config)
  return cruiser.forbidden.map(({name}) => name)
}

describe('dependency rules', () => {
  const house = mkdtempSync(join(tmpdir(), 'aristo-violations-'))
  const fired = new Map<string, Set<string>>()

  beforeAll(async () => {
    for (const [file, {text}] of Object.entries(dependencyViolations)) {
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
  }, timeouts.exchange)

  afterAll(() => rmSync(house, {recursive: true, force: true}))

  test.each(Object.entries(dependencyViolations))('%s breaks the rule it names, and no other', (file, {rule}) => {
    expect([...(fired.get(file) ?? [])]).toEqual(rule === undefined ? [] : [rule])
  })

  test('every rule has a violation', async () => {
    const covered = new Set(Object.values(dependencyViolations).map(({rule}) => rule))
    expect((await namesOfRules()).filter((name) => !covered.has(name))).toEqual([])
  })
})

describe('house rules', () => {
  const findings = checkHouseRules(Object.entries(houseRuleViolations).map(([file, {text}]) => parse(file, text)))

  test.each(Object.entries(houseRuleViolations))('%s breaks the rule it names, and no other', (file, {rule}) => {
    const found = new Set(findings.filter((finding) => finding.file === file).map((finding) => finding.rule))
    expect([...found]).toEqual(rule === undefined ? [] : [rule])
  })
})

describe("React's rules of rendering", () => {
  const house = mkdtempSync(join(tmpdir(), 'aristo-rendering-'))
  const fired = new Map<string, string[]>()

  beforeAll(async () => {
    mkdirSync(join(house, 'src'))
    for (const [file, {text}] of Object.entries(renderingViolations)) writeFileSync(join(house, file), text)
    const {output} = await run({
      command: bin('oxlint'),
      args: ['-c', join(root, '.oxlintrc.json'), '--format=json', 'src'],
      cwd: house,
    })
    const report: {diagnostics: Array<{code: string; filename: string}>} = JSON.parse(output)
    for (const {code, filename} of report.diagnostics) {
      const name = /^react\((.+)\)$/.exec(code)?.[1]
      if (name !== undefined) fired.set(filename, [...new Set([...(fired.get(filename) ?? []), name])].toSorted())
    }
  }, timeouts.exchange)

  afterAll(() => rmSync(house, {recursive: true, force: true}))

  test.each(Object.entries(renderingViolations))('%s breaks the rules it names, and no other', (file, {rules}) => {
    expect(fired.get(file) ?? []).toEqual(rules)
  })
})
