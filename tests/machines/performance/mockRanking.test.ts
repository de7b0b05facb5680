import {expect, test} from 'vitest'
import {mockRankingModel, nobody, unfinished} from '../../models/performance/mockRanking.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(mockRankingModel)

test('nothing is left of the ranking of this device when the server has none', async () => {
  const harness = startHarness(mockRankingModel, {template: 't1'})
  for (const event of [
    {type: 'xstate.done.actor.loadTemplates', output: [{template: 't1', title: 'Simulado 1'}]},
    {type: 'xstate.done.actor.loadRanking', output: unfinished},
    {type: 'network.returned'},
    {type: 'xstate.done.actor.loadRanking', output: nobody},
  ])
    await harness.dispatch(event)
  expect([harness.value(), harness.context()]).toMatchObject([{chosen: 'empty'}, nobody])
})
