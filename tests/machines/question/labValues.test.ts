import {expect, test} from 'vitest'
import {foundLabs} from '../../../machines/question/labValues.selectors.ts'
import {labGroups, labValuesModel} from '../../models/question/labValues.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(labValuesModel)

test('the values are read once; closing forgets what was searched', async () => {
  const harness = startHarness(labValuesModel, {groups: [], query: '', wasOpen: false})
  const found = () => foundLabs(harness.actor.getSnapshot()).flatMap(({tests}) => tests.map(({name}) => name))
  await harness.dispatch({type: 'labs.toggle'})
  await harness.dispatch({type: 'xstate.done.actor.loadLabValues', output: labGroups})
  await harness.dispatch({type: 'labs.search', query: 'na'})
  expect(found()).toEqual(['Sódio'])
  await harness.dispatch({type: 'labs.close'})
  await harness.dispatch({type: 'labs.toggle'})
  expect(harness.requests.map(({name}) => name)).toEqual(['loadLabValues'])
  expect(found()).toEqual(['Hemoglobina', 'Plaquetas', 'Sódio'])
})
