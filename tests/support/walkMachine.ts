import {describe, expect, test} from 'vitest'
import type {AnyStateMachine} from 'xstate'
import {coverageOf} from './coverage.ts'
import {type FlowModel, startHarness} from './harness.ts'
import {ignored, outcomeTable, watchOutcomes} from './outcomes.ts'
import {walksOf} from './walks.ts'

/**
 * Walks every path of a model on the real machine with a simulated clock: after each step the running actor stands in
 * the state, and knows what, the chart says. The last tests demand that every state and transition was walked, and that
 * each led where the flow's table of outcomes says, with the effects and requests that stand there.
 */
export function walkMachine<M extends AnyStateMachine>(model: FlowModel<M>): void {
  const edges = new Set<string>()
  const nodes = new Set<string>()
  const rows = new Set<string>()
  const walks = walksOf(model)

  describe(`${model.machine.id}: every path of the chart`, () => {
    test.each(walks.map((walk) => [walk.start, walk.path.name, walk] as const))(
      '%s: %s',
      async (_start, _name, {start, path}) => {
        const harness = startHarness(model, model.starts[start])
        const row = watchOutcomes(harness)
        for (const {event, state} of path.steps) {
          await harness.dispatch(event)
          rows.add(row(event)).add(ignored(model, state))
          expect({after: event.type, value: harness.value(), context: harness.context()}).toEqual({
            after: event.type,
            value: state.value,
            context: state.context,
          })
        }
        harness.actor.stop()
        for (const id of harness.edges) edges.add(id)
        for (const id of harness.nodes) nodes.add(id)
      },
    )

    test('every state and every transition was walked', ({task}) => {
      const coverage = coverageOf(model.machine, 'machine', {edges, nodes, paths: walks.length}, model.excused)
      Object.assign(task.meta, {coverage})
      expect(coverage.missing).toEqual([])
    })

    test('every step led where the table says, with its effects', async () => {
      await expect(outcomeTable(rows)).toMatchFileSnapshot(`./${model.machine.id}.outcomes.txt`)
    })
  })
}
