import {expect, test} from 'vitest'
import {reported, reportedQueueModel} from '../../models/forum/reportedQueue.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(reportedQueueModel)

test('a settled comment leaves the list, and further ones are asked for when the last is gone', async () => {
  const harness = startHarness(reportedQueueModel)
  await harness.dispatch({type: 'xstate.done.actor.loadReported', output: {items: [reported], total: 2}})
  await harness.dispatch({type: 'report.settled', id: 'outro'})
  expect(harness.context()).toEqual({items: [reported], total: 2})
  await harness.dispatch({type: 'report.settled', id: 'c0'})
  expect([harness.value(), harness.context()['total']]).toEqual(['loading', 1])
})
