import type {AnyStateMachine, StateValue} from 'xstate'
import {exportNameOf, leavesOf, statechartOf} from '../../scripts/statechart/graph.ts'
import {readingOf} from '../../scripts/statechart/reading.ts'

/** A flow as found on disk: `area/flow`, its machine, the exports of its story file; null for what does not exist. */
export type FoundFlow = {flow: string; machine: AnyStateMachine | null; stories: Record<string, unknown> | null}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isStateValue = (value: unknown): value is StateValue =>
  typeof value === 'string' ||
  (isRecord(value) && Object.values(value).every((below) => below === undefined || isStateValue(below)))

const within = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce((found, key) => (isRecord(found) ? found[key] : undefined), value)

/** A story may show a further face of a state: `Failed_WrongPassword` belongs to the state `failed`. */
const stateNameOf = (exportName: string): string => exportName.split('_')[0] ?? ''

function storyFaults(machine: AnyStateMachine, exportName: string, story: unknown): string[] {
  const leaf = leavesOf(machine).find(({path}) => exportNameOf(path) === stateNameOf(exportName))
  if (!leaf) return [`story ${exportName} shows no state of the machine`]
  const value = within(story, 'args', 'value')
  if (!isStateValue(value)) return [`story ${exportName} has no state value in its args`]
  return readingOf(statechartOf(machine), value).active.has(leaf.id)
    ? []
    : [`story ${exportName} shows ${JSON.stringify(value)}, not ${leaf.path.join('.')}`]
}

/** What keeps a designer from seeing every state of a flow, one sentence each; empty when nothing is missing or dead. */
export function faultsOf({flow, machine, stories}: FoundFlow): string[] {
  if (!machine) return [`${flow}: a story file without a machine`]
  if (!stories) return [`${flow}: a machine without a story file`]
  const names = Object.keys(stories).filter((name) => name !== 'default')
  const machineId = within(stories['default'], 'parameters', 'statechart', 'machineId')
  const missing = leavesOf(machine)
    .filter(({path}) => !names.includes(exportNameOf(path)))
    .map(({path}) => `state ${path.join('.')} has no story ${exportNameOf(path)}`)
  const foreign = machineId === machine.id ? [] : [`the story file is about ${String(machineId)}, not ${machine.id}`]
  return [...foreign, ...missing, ...names.flatMap((name) => storyFaults(machine, name, stories[name]))].map(
    (fault) => `${flow}: ${fault}`,
  )
}
