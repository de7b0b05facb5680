import {expect, test} from 'vitest'
import {practiceHeldUntil, practiceKey, practiceVerdict} from '../../../machines/study/practice.selectors.ts'
import {practiceText} from '../../../src/text/study/practice.ts'
import {practiceKeyReply, practiceModel} from '../../models/study/practice.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(practiceModel)

const input = {questionId: 'q1', choices: 2, isEssay: false}
const refusal = {type: 'xstate.error.actor.practiceQuestion', error: {failure: 'refused', code: 'QUESTION_ON_AGENDA'}}

async function answered(choice: number, correctChoice: number | null) {
  const harness = startHarness(practiceModel, input)
  await harness.dispatch({type: 'choice.pick', choice})
  await harness.dispatch({type: 'answer.confirm', key: 'k1'})
  await harness.dispatch({
    type: 'xstate.done.actor.practiceQuestion',
    output: {key: {...practiceKeyReply, correctChoice}},
  })
  return practiceVerdict(harness.actor.getSnapshot())
}

test("the verdict is the server's key over the student's choice; an annulled question is neither right nor wrong", async () => {
  expect([await answered(0, 0), await answered(1, 0), await answered(1, -1), await answered(1, null)]).toEqual([
    'right',
    'wrong',
    'annulled',
    null,
  ])
})

test('a lost try is sent again under its own key', async () => {
  const harness = startHarness(practiceModel, input)
  await harness.dispatch({type: 'choice.pick', choice: 1})
  await harness.dispatch({type: 'answer.confirm', key: 'k1'})
  await harness.dispatch({type: 'xstate.error.actor.practiceQuestion', error: {failure: 'unreachable'}})
  await harness.dispatch({type: 'answer.retry'})
  const tried = {name: 'practiceQuestion', input: {document: 'q1', choosen: 1, key: 'k1'}}
  expect(harness.requests).toEqual([tried, tried])
})

test("a question of today's agenda says where it is answered, and gives no key away", async () => {
  const harness = startHarness(practiceModel, input)
  await harness.dispatch({type: 'choice.pick', choice: 1})
  await harness.dispatch({type: 'answer.confirm', key: 'k1'})
  await harness.dispatch(refusal)
  expect([harness.value(), practiceText.onAgenda]).toEqual([
    'onAgenda',
    'Esta questão está na sua agenda de hoje. Responda por lá.',
  ])
  expect(harness.effects).toEqual([])
})

test('trying again forgets the key and the choice', async () => {
  const harness = startHarness(practiceModel, input)
  await harness.dispatch({type: 'choice.pick', choice: 1})
  await harness.dispatch({type: 'answer.confirm', key: 'k1'})
  await harness.dispatch({type: 'xstate.done.actor.practiceQuestion', output: {key: practiceKeyReply}})
  await harness.dispatch({type: 'practice.again'})
  expect(harness.context()).toEqual({...input, selected: -1, key: '', revealed: null, heldUntil: null, failure: null})
})

test('a key that a mock exam holds is not there, and when it comes is; then the question is tried anew', async () => {
  const harness = startHarness(practiceModel, input)
  await harness.dispatch({type: 'choice.pick', choice: 1})
  await harness.dispatch({type: 'answer.confirm', key: 'k1'})
  await harness.dispatch({type: 'xstate.done.actor.practiceQuestion', output: {heldUntil: 1_000}})
  const held = harness.actor.getSnapshot()
  expect([harness.value(), practiceHeldUntil(held), practiceKey(held), practiceVerdict(held)]).toEqual([
    'held',
    1_000,
    null,
    null,
  ])
  await harness.dispatch({type: 'practice.again'})
  expect([harness.value(), practiceHeldUntil(harness.actor.getSnapshot())]).toEqual(['unanswered', null])
})
