import {expect, test} from 'vitest'
import {mine, monitorQueueModel, next, waiting} from '../../models/forum/monitorQueue.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(monitorQueueModel)

const claim = {type: 'request.change', kind: 'claim', id: 'c0', key: 'k'}

test('a comment that somebody else has taken stays where it is, and it is said', async () => {
  const harness = startHarness(monitorQueueModel)
  await harness.dispatch({type: 'xstate.done.actor.loadQueue', output: {items: [waiting], total: 1}})
  await harness.dispatch(claim)
  await harness.dispatch({type: 'xstate.error.actor.changeRequest', error: {code: 'ALREADY_CLAIMED'}})
  expect(harness.context()).toEqual({items: [waiting], total: 1, change: null, failed: {id: 'c0', isTaken: true}})
})

test('one that is taken is answered, and the next ones are asked for when the last is gone', async () => {
  const harness = startHarness(monitorQueueModel)
  await harness.dispatch({type: 'xstate.done.actor.loadQueue', output: {items: [waiting], total: 2}})
  await harness.dispatch(claim)
  await harness.dispatch({type: 'xstate.done.actor.changeRequest', output: mine})
  expect(harness.context().items).toEqual([mine])
  await harness.dispatch({type: 'request.change', kind: 'reply', id: 'c0', body: 'Sim.', key: 'k2'})
  await harness.dispatch({type: 'xstate.done.actor.changeRequest', output: null})
  expect([harness.value(), harness.effects]).toEqual(['loading', [{type: 'notifyAnswered', params: undefined}]])
  expect(harness.requests.map(({name, input}) => [name, input])).toEqual([
    ['followQueue', undefined],
    ['loadQueue', undefined],
    ['changeRequest', {kind: 'claim', id: 'c0', key: 'k'}],
    ['changeRequest', {kind: 'reply', id: 'c0', body: 'Sim.', key: 'k2'}],
    ['loadQueue', undefined],
  ])
})

test('pages go on behind the last one, and the queue as it is now takes out what others answered', async () => {
  const harness = startHarness(monitorQueueModel)
  await harness.dispatch({type: 'xstate.done.actor.loadQueue', output: {items: [waiting], total: 2}})
  await harness.dispatch({type: 'queue.more'})
  expect(harness.requests.at(-1)).toEqual({name: 'loadMore', input: {after: 'c0'}})
  await harness.dispatch({type: 'xstate.done.actor.loadMore', output: {items: [waiting, next], total: 2}})
  expect(harness.context()['items']).toEqual([waiting, next])
  // A page that does not hold all leaves what waits less long; one that does takes out what is not on it.
  await harness.dispatch({type: 'queue.arrived', items: [mine], total: 2})
  expect(harness.context()['items']).toEqual([mine, next])
  await harness.dispatch({type: 'queue.arrived', items: [next], total: 1})
  expect(harness.context()).toMatchObject({items: [next], total: 1})
  await harness.dispatch({type: 'queue.arrived', items: [], total: 0})
  expect(harness.value()).toBe('empty')
  await harness.dispatch({type: 'queue.arrived', items: [waiting], total: 1})
  expect(harness.value()).toEqual({list: 'reading'})
})
