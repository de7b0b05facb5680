import {expect, test} from 'vitest'
import {freshGoals, weeklyGoalsModel} from '../../models/performance/weeklyGoals.model.ts'
import {weekOf} from '../../models/performance/weeklyTrophy.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(weeklyGoalsModel)

test('what is read later takes the place of what is shown, and the trophy follows it and the stepper', async () => {
  const harness = startHarness(weeklyGoalsModel, {scope: 'course', isDebugging: true})
  const next = () => harness.actor.getSnapshot().children.weeklyTrophy?.getSnapshot().value
  const later = {...freshGoals, week: weekOf(2)}
  await harness.dispatch({type: 'goals.arrived', goals: {...freshGoals, week: weekOf(0)}})
  expect(next()).toBe('bronze')
  await harness.dispatch({type: 'debug.step', by: 1})
  expect(next()).toBe('silver')
  await harness.dispatch({type: 'debug.step', by: -1})
  await harness.dispatch({type: 'goals.arrived', goals: later})
  expect([harness.context().goals, next()]).toEqual([later, 'gold'])
})
