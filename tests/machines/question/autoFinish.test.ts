import {expect, test} from 'vitest'
import {autoFinishModel} from '../../models/question/autoFinish.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(autoFinishModel)

test('each failed question for the end is asked again fifteen seconds later, not before', async () => {
  const harness = startHarness(autoFinishModel, {isComplete: true, isFinished: false})
  const failed = {type: 'xstate.error.actor.askFinished', error: new Error('no network')}
  for (const event of [
    failed,
    {type: 'clock.ticked', now: 0},
    {type: 'clock.ticked', now: 15_000},
    failed,
    {type: 'clock.ticked', now: 16_000},
    {type: 'clock.ticked', now: 30_999},
  ])
    await harness.dispatch(event)
  expect([harness.value(), harness.requests.length]).toEqual(['unconfirmed', 2])
  await harness.dispatch({type: 'clock.ticked', now: 31_000})
  expect([harness.value(), harness.requests.length]).toEqual(['finishing', 3])
})
