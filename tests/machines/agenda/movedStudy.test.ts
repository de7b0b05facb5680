import {expect, test} from 'vitest'
import {moved, movedStudyModel} from '../../models/agenda/movedStudy.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(movedStudyModel)

const told = {type: 'xstate.done.actor.loadMoved', output: moved}

test('one click takes the study back; a lost reply is asked again under the same key', async () => {
  const harness = startHarness(movedStudyModel)
  for (const event of [
    told,
    {type: 'undo.ask', key: 'k1'},
    {type: 'undo.ask', key: 'k2'},
    {type: 'xstate.error.actor.undoMove', error: {failure: 'unreachable'}},
    {type: 'undo.ask', key: 'k3'},
    {type: 'xstate.done.actor.undoMove', output: undefined},
  ])
    await harness.dispatch(event)
  expect(harness.value()).toBe('hidden')
  expect(harness.requests.slice(1)).toEqual([
    {name: 'undoMove', input: {key: 'k1'}},
    {name: 'undoMove', input: {key: 'k1'}},
  ])
  expect(harness.effects).toEqual([
    {type: 'notifyUndone', params: undefined},
    {type: 'showDay', params: undefined},
  ])
})

test('a day from which nothing was moved says nothing', async () => {
  const harness = startHarness(movedStudyModel)
  await harness.dispatch({...told, output: null})
  expect(harness.value()).toBe('hidden')
})
