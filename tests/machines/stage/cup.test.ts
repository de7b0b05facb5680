import {expect, test} from 'vitest'
import {firstCup} from '../../../domain/stage/cup.ts'
import {cupModel, keptCup} from '../../models/stage/cup.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(cupModel)

const keptOf = (harness: ReturnType<typeof startHarness<typeof cupModel.machine>>) =>
  harness.actor.getSnapshot().context.kept

test('every change is kept on the device, a press that changes nothing is not', async () => {
  const harness = startHarness(cupModel, {kept: firstCup})
  await harness.dispatch({type: 'cup.start', names: ['Azul', 'Verde']})
  await harness.dispatch({type: 'points.give', team: 0, points: -1})
  await harness.dispatch({type: 'points.give', team: 5, points: 1})
  await harness.dispatch({type: 'points.undo'})
  expect(harness.effects).toHaveLength(1)
  await harness.dispatch({type: 'points.give', team: 1, points: 3})
  expect(harness.effects.at(-1)).toEqual({
    type: 'keepCup',
    params: {
      teams: [
        {name: 'Azul', points: 0},
        {name: 'Verde', points: 3},
      ],
      steps: [{team: 1, points: 3}],
      isOver: false,
    },
  })
})

test('what was given last is undone first', async () => {
  const harness = startHarness(cupModel, {kept: keptCup})
  await harness.dispatch({type: 'points.undo'})
  expect(keptOf(harness).teams.map(({points}) => points)).toEqual([3, 0])
  await harness.dispatch({type: 'points.undo'})
  expect(keptOf(harness).teams.map(({points}) => points)).toEqual([0, 0])
})

test('a new cup is begun after a question only; "no" leads back to where it was asked', async () => {
  const harness = startHarness(cupModel, {kept: {...keptCup, isOver: true}})
  await harness.dispatch({type: 'cup.reset'})
  await harness.dispatch({type: 'reset.cancel'})
  expect([harness.value(), harness.effects]).toEqual(['podium', []])
  await harness.dispatch({type: 'cup.reset'})
  await harness.dispatch({type: 'reset.confirm'})
  expect(harness.value()).toEqual({assembling: 'naming'})
  expect(harness.effects).toEqual([{type: 'keepCup', params: firstCup}])
})

test('another tab that begins a new cup ends this one', async () => {
  const harness = startHarness(cupModel, {kept: keptCup})
  await harness.dispatch({type: 'cup.changed', kept: firstCup})
  expect(harness.value()).toEqual({assembling: 'naming'})
})
