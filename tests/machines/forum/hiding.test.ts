import {expect, test} from 'vitest'
import {hidingModel} from '../../models/forum/hiding.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(hidingModel)

test('a reason is needed, and a failure keeps it; then the comment is asked for as it is now', async () => {
  const harness = startHarness(hidingModel, {id: 'c1'})
  await harness.dispatch({type: 'hiding.open'})
  await harness.dispatch({type: 'hiding.type', reason: ' \u200b '})
  await harness.dispatch({type: 'hiding.send', key: 'a'})
  expect(harness.value()).toEqual({asking: 'incomplete'})
  await harness.dispatch({type: 'hiding.type', reason: ' Ofende. '})
  await harness.dispatch({type: 'hiding.send', key: 'b'})
  await harness.dispatch({type: 'xstate.error.actor.changeHiding', error: {failure: 'offline'}})
  expect([harness.value(), harness.context()['reason']]).toEqual([{asking: 'failed'}, ' Ofende. '])
  await harness.dispatch({type: 'hiding.send', key: 'c'})
  await harness.dispatch({type: 'xstate.done.actor.changeHiding', output: undefined})
  await harness.dispatch({type: 'hiding.undo', key: 'd'})
  await harness.dispatch({type: 'xstate.done.actor.changeHiding', output: undefined})
  expect(harness.requests.map(({input}) => input)).toEqual([
    {id: 'c1', reason: 'Ofende.', key: 'b'},
    {id: 'c1', reason: 'Ofende.', key: 'c'},
    {id: 'c1', reason: null, key: 'd'},
  ])
  expect(harness.effects.map(({type}) => type)).toEqual(['notifyHidden', 'tellChanged', 'notifyShown', 'tellChanged'])
})
