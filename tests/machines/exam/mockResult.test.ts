import {expect, test} from 'vitest'
import {answersAt, finishedMock, mockResultModel, whole, withoutKeys} from '../../models/exam/mockResult.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(mockResultModel)

const read = {name: 'readResult', input: {activityId: 'mock-1', templateId: 'template-1'}}

test('a result is read when it is opened, and what was read stands while it is read again', async () => {
  const harness = startHarness(mockResultModel, finishedMock)
  expect(harness.requests).toEqual([])
  await harness.dispatch({type: 'result.open'})
  await harness.dispatch({type: 'xstate.done.actor.readResult', output: whole})
  await harness.dispatch({type: 'result.close'})
  await harness.dispatch({type: 'result.open'})
  expect({requests: harness.requests, result: harness.context().result}).toEqual({
    requests: [read, read],
    result: whole,
  })
  await harness.dispatch({type: 'xstate.error.actor.readResult', error: {code: 'unreachable'}})
  expect({value: harness.value(), effects: harness.effects}).toEqual({value: {open: 'shown'}, effects: []})
})

test('a first reading that fails is told, and read again when asked', async () => {
  const harness = startHarness(mockResultModel, finishedMock)
  await harness.dispatch({type: 'result.open'})
  await harness.dispatch({type: 'xstate.error.actor.readResult', error: {code: 'unreachable'}})
  expect({value: harness.value(), effects: harness.effects}).toEqual({
    value: {open: 'failed'},
    effects: [{type: 'notifyFailed', params: undefined}],
  })
  await harness.dispatch({type: 'result.retry'})
  await harness.dispatch({type: 'xstate.done.actor.readResult', output: whole})
  expect(harness.value()).toEqual({open: 'shown'})
})

test('keys that come while the modal is open are read at their time, and once a minute until they are there', async () => {
  const harness = startHarness(mockResultModel, finishedMock)
  await harness.dispatch({type: 'result.open'})
  await harness.dispatch({type: 'xstate.done.actor.readResult', output: withoutKeys})
  for (const [now, requests] of [
    [-1, 1],
    [0, 2],
    [59_999, 2],
    [60_000, 3],
    [90_000, 3],
  ] as const) {
    await harness.dispatch({type: 'clock.ticked', now: answersAt + now})
    expect({now, requests: harness.requests.length}).toEqual({now, requests})
    if (harness.value().open === 'loading')
      await harness.dispatch({type: 'xstate.done.actor.readResult', output: withoutKeys})
  }
})

test('a ranking that becomes known is read with its percentile, also when it comes while the result is read', async () => {
  const harness = startHarness(mockResultModel, finishedMock)
  await harness.dispatch({type: 'result.open'})
  await harness.dispatch({type: 'ranking.known'})
  await harness.dispatch({type: 'xstate.done.actor.readResult', output: {...whole, percentile: null}})
  await harness.dispatch({type: 'ranking.known'})
  await harness.dispatch({type: 'xstate.done.actor.readResult', output: whole})
  expect({requests: harness.requests.length, percentile: harness.context().result.percentile}).toEqual({
    requests: 3,
    percentile: 0.5,
  })
})
