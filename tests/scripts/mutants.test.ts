import {stripTypeScriptTypes} from 'node:module'
import {expect, test} from 'vitest'
import {assign, setup} from 'xstate'
import {boundOf, survives} from '../mutation/judge.ts'
import {textMutantsOf} from '../mutation/domainMutants.ts'
import {mutantsOf} from '../mutation/mutants.ts'
import {ignored, outcomeTable, watchOutcomes} from '../support/outcomes.ts'
import {type FlowModel, startHarness} from '../support/harness.ts'
import {walksOf} from '../support/walks.ts'

const doorMachine = setup({
  types: {} as {
    context: {visits: number; spare: number}
    events: {type: 'door.push'; by: string} | {type: 'door.pull'}
  },
  actions: {
    countVisit: assign(({context}) => ({visits: context.visits + 1})),
    /** Writes what is there already: nothing tells whether it was done. */
    keepSpare: assign(({context}) => ({spare: context.spare})),
    ring: () => undefined,
  },
  guards: {isFriend: (_, {by}: {by: string}) => by === 'friend'},
}).createMachine({
  id: 'door',
  context: {visits: 0, spare: 1},
  initial: 'closed',
  states: {
    closed: {
      on: {
        'door.push': {
          guard: {type: 'isFriend', params: ({event}) => event},
          target: 'open',
          actions: ['countVisit', 'ring', 'keepSpare'],
        },
      },
    },
    open: {on: {'door.pull': 'broken'}},
    broken: {},
  },
})

const model: FlowModel<typeof doorMachine> = {
  machine: doorMachine,
  starts: {closed: undefined},
  cases: {
    'door.push': [
      {type: 'door.push', by: 'friend'},
      {type: 'door.push', by: 'thief'},
    ],
    'door.pull': [{type: 'door.pull'}],
  },
  requests: [],
  listeners: [],
  effects: ['ring'],
}

async function tableOfDoor(): Promise<string> {
  const rows = new Set<string>()
  for (const {path} of walksOf(model)) {
    const harness = startHarness(model)
    const row = watchOutcomes(harness)
    for (const {event, state} of path.steps) {
      await harness.dispatch(event)
      rows.add(row(event)).add(ignored(model, state))
    }
  }
  return outcomeTable(rows)
}

test('a table tells states, effects, what is known since, and what is ignored', async () => {
  expect(await tableOfDoor()).toBe(`broken ignores door.push(friend), door.push(thief), door.pull
closed + door.push(friend) → open
    visits = 1
    ! ring
closed ignores door.push(thief), door.pull
open + door.pull → broken
open ignores door.push(friend), door.push(thief)
start → closed
`)
})

test('each fault of a chart is found, but the one that changes nothing', async () => {
  const table = await tableOfDoor()
  const survivors: string[] = []
  const mutants = mutantsOf(doorMachine)
  for (const {name, machine} of mutants)
    if (await survives(model, machine as typeof doorMachine, {table, mostSteps: boundOf(model)})) survivors.push(name)
  expect(mutants.map(({name}) => name)).toEqual([
    'door.closed · door.push: gone',
    'door.closed · door.push: without guard isFriend',
    'door.closed · door.push: to broken instead of open',
    'door.closed · door.push: without countVisit',
    'door.closed · door.push: without ring',
    'door.closed · door.push: without keepSpare',
    'door.open · door.pull: gone',
    'door.open · door.pull: to closed instead of broken',
  ])
  expect(survivors).toEqual(['door.closed · door.push: without keepSpare'])
})

test('each fault of a rule is one expression of its file', () => {
  const text = `export const limit = 200
export function firstOf(names: readonly string[], wanted: string | null): string | null {
  if (wanted !== null && names.length > limit) return wanted
  return names.filter((name) => name !== '')[0] ?? null
}
export const order = (one: number, other: number) => (one < other ? -1 : 1)
`
  const mutants = textMutantsOf('domain/a.ts', text)
  expect(mutants.map(({name}) => name)).toEqual([
    'domain/a.ts:1:22 · 201 instead of 200',
    'domain/a.ts:3:7 · true instead of wanted !== null && names.length > limit',
    'domain/a.ts:3:7 · false instead of wanted !== null && names.length > limit',
    'domain/a.ts:3:7 · (wanted !== null) || (names.length > limit) instead of wanted !== null && names.length > limit',
    'domain/a.ts:3:7 · wanted !== null instead of wanted !== null && names.length > limit',
    'domain/a.ts:3:7 · names.length > limit instead of wanted !== null && names.length > limit',
    'domain/a.ts:3:7 · (wanted) === (null) instead of wanted !== null',
    'domain/a.ts:3:26 · (names.length) >= (limit) instead of names.length > limit',
    'domain/a.ts:3:26 · (names.length) <= (limit) instead of names.length > limit',
    "domain/a.ts:4:10 · (names.filter((name) => name !== '')[0]) && (null) instead of names.filter((name) => name !== '')[0] ?? null",
    "domain/a.ts:4:10 · names instead of names.filter((name) => name !== '')",
    "domain/a.ts:4:33 · (name) === ('') instead of name !== ''",
    'domain/a.ts:4:46 · 1 instead of 0',
    "domain/a.ts:4:52 · 'a fault' instead of null",
    'domain/a.ts:6:55 · -1 instead of one < other ? -1 : 1',
    'domain/a.ts:6:55 · 1 instead of one < other ? -1 : 1',
    'domain/a.ts:6:55 · (one) <= (other) instead of one < other',
    'domain/a.ts:6:55 · (one) >= (other) instead of one < other',
    'domain/a.ts:6:69 · 1 instead of -1',
    'domain/a.ts:6:70 · 0 instead of 1',
    'domain/a.ts:6:74 · 0 instead of 1',
  ])
  for (const mutant of mutants) expect(() => stripTypeScriptTypes(mutant.text)).not.toThrow()
})
