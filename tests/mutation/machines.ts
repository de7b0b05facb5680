import {readFileSync} from 'node:fs'
import type {AnyStateMachine} from 'xstate'
import type {FlowModel} from '../support/harness.ts'
import {failsWith, originalOf, testsOf} from './attempts.ts'
import {boundOf, survives} from './judge.ts'
import {mutantsOf} from './mutants.ts'
import {tryFaults} from './report.ts'

/**
 * A child process of `npm run test:mutation`: the faults of one chart. Arguments: the model's file, the first fault to try.
 * A fault is found by the flow's table of outcomes or, if not, by a test about the flow in `tests/machines`.
 */
const [file = '', from = '0'] = process.argv.slice(2)

const isModel = (value: unknown): value is FlowModel<AnyStateMachine> =>
  typeof value === 'object' && value !== null && 'machine' in value && 'effects' in value

const exported: Record<string, unknown> = await import(file)
const model = Object.values(exported).find(isModel)
if (!model) throw new Error(`${file} exports no model`)
const tableFile = file.replace('/models/', '/machines/').replace('.model.ts', '.outcomes.txt')
const bounds = {table: readFileSync(tableFile, 'utf8'), mostSteps: boundOf(model)}
if (!(await survives(model, model.machine, bounds)))
  throw new Error(`${model.machine.id}: the chart without a fault does not pass its own table`)

const machineFile = file.replace('/tests/models/', '/machines/').replace('.model.ts', '.machine.ts')
const tests = await testsOf('tests/machines', machineFile)

/** A module that is the machine's, but with a faulty chart. */
const faultyModule = `export * from '${originalOf(machineFile)}'
export const ${model.machine.id}Machine = globalThis.faultyMachine`

// A faulty chart may reject where nobody waits; the tests judge it.
process.on('unhandledRejection', () => undefined)
process.on('uncaughtException', () => undefined)

const faults = mutantsOf(model.machine).map(({name, machine}) => ({
  name,
  isFound: async () => {
    if (!(await survives(model, machine, bounds))) return true
    Object.assign(globalThis, {faultyMachine: machine})
    return failsWith(tests, machineFile, faultyModule)
  },
}))
await tryFaults(faults, Number(from))
process.exit()
