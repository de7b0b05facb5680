import {expect, test} from 'vitest'
import {isFirstMeasure, shownStrength} from '../../../machines/access/passwordStrength.selectors.ts'
import {passwordStrengthModel} from '../../models/access/passwordStrength.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(passwordStrengthModel)

const owner = {name: 'Ana Souza', email: 'ana@exemplo.com.br'}
const type = (password: string) => ({type: 'password.type', password, owner}) as const

test('a measure that comes after more was typed is dropped, and the password is forgotten once it is measured', async () => {
  const harness = startHarness(passwordStrengthModel)
  harness.actor.send(type('abcd1234'))
  harness.actor.send(type('abcd1234 e pitanga'))
  expect(harness.requests.map(({input}) => input)).toEqual([
    {password: 'abcd1234', owner},
    {password: 'abcd1234 e pitanga', owner},
  ])
  await harness.dispatch({type: 'xstate.done.actor.measure', output: {kind: 'accepted', level: 4}})
  expect(harness.value()).toBe('measured')
  expect(harness.context()).toEqual({typed: null, strength: {kind: 'accepted', level: 4}})
})

test('an emptied field has no strength, even while one is measured', async () => {
  const harness = startHarness(passwordStrengthModel)
  harness.actor.send(type('abcd1234'))
  harness.actor.send(type(''))
  expect(harness.value()).toBe('empty')
  expect(harness.context()).toEqual({typed: null, strength: null})
})

test('the last strength stays on the screen while the next is measured', async () => {
  const harness = startHarness(passwordStrengthModel)
  harness.actor.send(type('abcd1234'))
  await harness.dispatch({type: 'xstate.done.actor.measure', output: {kind: 'refused', weakness: 'common'}})
  harness.actor.send(type('abcd12345'))
  expect(harness.value()).toBe('measuring')
  expect(shownStrength(harness.actor.getSnapshot())).toEqual({kind: 'refused', weakness: 'common'})
  expect(isFirstMeasure(harness.actor.getSnapshot())).toBe(false)
})
