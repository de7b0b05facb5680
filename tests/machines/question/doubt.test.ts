import {expect, test} from 'vitest'
import {doubtRefusal} from '../../../src/text/question/doubt.ts'
import {doubtModel, freshDoubt} from '../../models/question/doubt.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(doubtModel)

test.each([
  ['MANY_COMMANDS_TO_SAME_QUESTION', 'Aguarde! Você está clicando muito nesse botão.'],
  ['TOO_MANY_REQUESTS', 'Aguarde! Use o botão "marcar dúvida" com moderação.'],
  ['SAME_COMMAND_AS_PREVIOUS', 'Não foi possível adicionar/remover marcação de dúvida. Tente novamente!'],
] as const)('a doubt refused with %s goes back and says why', (code, text) => {
  const harness = startHarness(doubtModel, freshDoubt)
  harness.actor.send({type: 'doubt.toggle', key: 'd1'})
  expect(harness.value()).toBe('adding')
  harness.actor.send({type: 'write.refused', key: 'd1', code})
  expect(harness.value()).toBe('out')
  expect(harness.effects).toEqual([
    {type: 'requestToggle', params: {key: 'd1', action: 'add'}},
    {type: 'notifyRefused', params: {code}},
  ])
  expect(doubtRefusal(code)).toBe(text)
})

test('a doubt shows at once, and the list is read again when the server has taken it', () => {
  const harness = startHarness(doubtModel, {...freshDoubt, isIn: true})
  harness.actor.send({type: 'doubt.toggle', key: 'd1'})
  expect(harness.actor.getSnapshot().hasTag('in')).toBe(false)
  harness.actor.send({type: 'write.confirmed', key: 'd1'})
  expect(harness.value()).toBe('out')
  expect(harness.effects.at(-1)).toEqual({type: 'refetch', params: undefined})
})

test('fifty clicks before the server answers are one command', () => {
  const harness = startHarness(doubtModel, freshDoubt)
  for (let click = 0; click < 50; click += 1) harness.actor.send({type: 'doubt.toggle', key: `d${click}`})
  expect(harness.effects).toEqual([{type: 'requestToggle', params: {key: 'd0', action: 'add'}}])
})

test.each([
  ['added', false, 'adding'],
  ['removed', true, 'removing'],
] as const)('a doubt that is being %s waits for its own write, not for that of another one', (_name, isIn, state) => {
  const harness = startHarness(doubtModel, {...freshDoubt, isIn})
  harness.actor.send({type: 'doubt.toggle', key: 'd1'})
  harness.actor.send({type: 'write.confirmed', key: 'other'})
  harness.actor.send({type: 'write.refused', key: 'other', code: 'TOO_MANY_REQUESTS'})
  harness.actor.send({type: 'write.gone', key: 'other'})
  expect([harness.value(), harness.effects.length]).toEqual([state, 1])
})

test('a doubt that cannot be marked here stays so until the activity says otherwise', () => {
  const harness = startHarness(doubtModel, {...freshDoubt, isEnabled: false})
  harness.actor.send({type: 'activity.changed', isEnabled: false})
  expect(harness.value()).toBe('disabled')
  harness.actor.send({type: 'activity.changed', isEnabled: true})
  expect(harness.value()).toBe('out')
})
