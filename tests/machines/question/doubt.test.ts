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
