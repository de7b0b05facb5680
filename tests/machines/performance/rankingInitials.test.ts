import {expect, test} from 'vitest'
import {rankingInitialsModel} from '../../models/performance/rankingInitials.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(rankingInitialsModel)

test('after a failure the same wish goes again under its first key, the next one under its own', async () => {
  const harness = startHarness(rankingInitialsModel)
  for (const event of [
    {type: 'xstate.done.actor.readInitials', output: false},
    {type: 'initials.set', isInitials: true, key: 'k1'},
    {type: 'xstate.error.actor.saveInitials', error: {failure: 'unreachable'}},
    {type: 'initials.set', isInitials: true, key: 'k2'},
    {type: 'xstate.done.actor.saveInitials', output: true},
    {type: 'initials.set', isInitials: false, key: 'k3'},
  ])
    await harness.dispatch(event)
  expect(harness.requests.slice(1)).toEqual([
    {name: 'saveInitials', input: {isInitials: true, key: 'k1'}},
    {name: 'saveInitials', input: {isInitials: true, key: 'k1'}},
    {name: 'saveInitials', input: {isInitials: false, key: 'k3'}},
  ])
})
