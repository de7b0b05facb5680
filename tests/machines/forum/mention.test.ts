import {expect, test} from 'vitest'
import {heitor, helena, mentionModel} from '../../models/forum/mention.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(mentionModel)

const written = (words: string) => ({type: 'mention.written', query: {start: 3, words}})
const paused = {type: 'xstate.after.pause.mention.waiting'}

test('who writes fast asks once, and an answer to an older name is not shown', async () => {
  const harness = startHarness(mentionModel)
  await harness.dispatch(written('h'))
  await harness.dispatch(written('he'))
  await harness.dispatch(paused)
  await harness.dispatch(written('hel'))
  expect(harness.value()).toBe('waiting')
  await harness.dispatch(paused)
  await harness.dispatch({type: 'xstate.done.actor.findPeople', output: [helena]})
  expect(harness.requests.map(({input}) => input)).toEqual([{words: 'he'}, {words: 'hel'}])
  expect(harness.context()).toMatchObject({people: [helena], active: 0})
})

test('a name that was dismissed stays so, another one is suggested', async () => {
  const harness = startHarness(mentionModel)
  await harness.dispatch(written('h'))
  await harness.dispatch({type: 'mention.closed'})
  await harness.dispatch(written('he'))
  expect(harness.value()).toBe('dismissed')
  await harness.dispatch({type: 'mention.written', query: {start: 20, words: ''}})
  expect(harness.value()).toBe('waiting')
})

test('the arrows go around', async () => {
  const harness = startHarness(mentionModel)
  await harness.dispatch(written('h'))
  await harness.dispatch(paused)
  await harness.dispatch({type: 'xstate.done.actor.findPeople', output: [helena, heitor]})
  await harness.dispatch({type: 'mention.moved', step: -1})
  expect(harness.context()['active']).toBe(1)
  await harness.dispatch({type: 'mention.moved', step: 1})
  expect(harness.context()['active']).toBe(0)
})
