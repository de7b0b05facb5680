import {expect, test} from 'vitest'
import {isFirstMeasure, shownStrength} from '../../../machines/access/passwordStrength.selectors.ts'
import {passwordStrengthModel} from '../../models/access/passwordStrength.model.ts'
import {startRig} from '../../support/rig.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(passwordStrengthModel)

const owner = {name: 'Ana Souza', email: 'ana@exemplo.com.br'}
const type = (password: string) => ({type: 'password.type', password, owner}) as const

test('a measure that comes after more was typed is dropped, and the password is forgotten once it is measured', async () => {
  const rig = startRig(passwordStrengthModel)
  rig.actor.send(type('abcd1234'))
  rig.actor.send(type('abcd1234 e pitanga'))
  expect(rig.asked.map(({input}) => input)).toEqual([
    {password: 'abcd1234', owner},
    {password: 'abcd1234 e pitanga', owner},
  ])
  await rig.happen({type: 'xstate.done.actor.measure', output: {kind: 'accepted', level: 4}})
  expect(rig.value()).toBe('measured')
  expect(rig.context()).toEqual({typed: null, strength: {kind: 'accepted', level: 4}})
})

test('an emptied field has no strength, even while one is measured', async () => {
  const rig = startRig(passwordStrengthModel)
  rig.actor.send(type('abcd1234'))
  rig.actor.send(type(''))
  expect(rig.value()).toBe('empty')
  expect(rig.context()).toEqual({typed: null, strength: null})
})

test('the last strength stays on the screen while the next is measured', async () => {
  const rig = startRig(passwordStrengthModel)
  rig.actor.send(type('abcd1234'))
  await rig.happen({type: 'xstate.done.actor.measure', output: {kind: 'refused', weakness: 'common'}})
  rig.actor.send(type('abcd12345'))
  expect(rig.value()).toBe('measuring')
  expect(shownStrength(rig.actor.getSnapshot())).toEqual({kind: 'refused', weakness: 'common'})
  expect(isFirstMeasure(rig.actor.getSnapshot())).toBe(false)
})
