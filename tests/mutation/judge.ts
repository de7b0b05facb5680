import type {AnyStateMachine} from 'xstate'
import {coverageOf} from '../support/coverage.ts'
import {ignored, outcomeTable, watchOutcomes} from '../support/outcomes.ts'
import {keyOfState} from '../support/pathsOf.ts'
import {type FlowModel, startHarness} from '../support/harness.ts'
import {walksOf} from '../support/walks.ts'

type Bounds = {readonly table: string; readonly mostSteps: number}

/**
 * How many steps the search for the ways through a chart may take. A faulty chart may have no end of states: three times
 * what the right one needs are enough to be found.
 */
export function boundOf<M extends AnyStateMachine>(model: FlowModel<M>): number {
  const states = new Set(walksOf(model).flatMap(({path}) => path.steps.map(({state}) => keyOfState(model)(state))))
  const events = Object.values<readonly unknown[]>(model.cases).flat().length + model.machine.events.length
  return 3 * states.size * events
}

/** Whether the walks of a model on another chart still say what the flow's table says. */
export async function survives<M extends AnyStateMachine>(
  model: FlowModel<M>,
  machine: M,
  {table, mostSteps}: Bounds,
): Promise<boolean> {
  const mutated = {...model, machine, mostSteps}
  const known = new Set(table.trimEnd().split(/\n(?! {4})/))
  const seen = {edges: new Set<string>(), nodes: new Set<string>(), rows: new Set<string>()}
  try {
    const walks = walksOf(mutated)
    for (const {start, path} of walks) {
      const harness = startHarness(mutated, model.starts[start])
      const row = watchOutcomes(harness)
      for (const {event, state} of path.steps) {
        await harness.dispatch(event)
        const outcome = row(event)
        if (!known.has(outcome) || JSON.stringify(harness.value()) !== JSON.stringify(state.value)) return false
        const deaf = ignored(mutated, state)
        if (!known.has(deaf)) return false
        seen.rows.add(outcome).add(deaf)
      }
      harness.actor.stop()
      for (const id of harness.edges) seen.edges.add(id)
      for (const id of harness.nodes) seen.nodes.add(id)
    }
    return (
      outcomeTable(seen.rows) === table &&
      coverageOf(machine, 'machine', {...seen, paths: walks.length}, model.excused).missing.length === 0
    )
  } catch {
    return false
  }
}
