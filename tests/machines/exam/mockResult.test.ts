import {expect, test} from 'vitest'
import {answersAt, finishedMock, mockResultModel, whole, withoutKeys} from '../../models/exam/mockResult.model.ts'
import {startRig} from '../../support/rig.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(mockResultModel)

const read = {name: 'readResult', input: {activityId: 'mock-1', templateId: 'template-1'}}

test('a result is read when it is opened, and what was read stands while it is read again', async () => {
  const rig = startRig(mockResultModel, finishedMock)
  expect(rig.asked).toEqual([])
  await rig.happen({type: 'result.open'})
  await rig.happen({type: 'xstate.done.actor.readResult', output: whole})
  await rig.happen({type: 'result.close'})
  await rig.happen({type: 'result.open'})
  expect({asked: rig.asked, result: rig.context().result}).toEqual({asked: [read, read], result: whole})
  await rig.happen({type: 'xstate.error.actor.readResult', error: {code: 'unreachable'}})
  expect({value: rig.value(), told: rig.told}).toEqual({value: {open: 'shown'}, told: []})
})

test('a first reading that fails is told, and read again when asked', async () => {
  const rig = startRig(mockResultModel, finishedMock)
  await rig.happen({type: 'result.open'})
  await rig.happen({type: 'xstate.error.actor.readResult', error: {code: 'unreachable'}})
  expect({value: rig.value(), told: rig.told}).toEqual({
    value: {open: 'failed'},
    told: [{type: 'notifyFailed', params: undefined}],
  })
  await rig.happen({type: 'result.retry'})
  await rig.happen({type: 'xstate.done.actor.readResult', output: whole})
  expect(rig.value()).toEqual({open: 'shown'})
})

test('keys that come while the modal is open are read at their time, and once a minute until they are there', async () => {
  const rig = startRig(mockResultModel, finishedMock)
  await rig.happen({type: 'result.open'})
  await rig.happen({type: 'xstate.done.actor.readResult', output: withoutKeys})
  for (const [now, asked] of [
    [-1, 1],
    [0, 2],
    [59_999, 2],
    [60_000, 3],
    [90_000, 3],
  ] as const) {
    await rig.happen({type: 'clock.ticked', now: answersAt + now})
    expect({now, asked: rig.asked.length}).toEqual({now, asked})
    if (rig.value().open === 'loading') await rig.happen({type: 'xstate.done.actor.readResult', output: withoutKeys})
  }
})

test('a ranking that becomes known is read with its percentile, also when it comes while the result is read', async () => {
  const rig = startRig(mockResultModel, finishedMock)
  await rig.happen({type: 'result.open'})
  await rig.happen({type: 'ranking.known'})
  await rig.happen({type: 'xstate.done.actor.readResult', output: {...whole, percentile: null}})
  await rig.happen({type: 'ranking.known'})
  await rig.happen({type: 'xstate.done.actor.readResult', output: whole})
  expect({asked: rig.asked.length, percentile: rig.context().result.percentile}).toEqual({asked: 3, percentile: 0.5})
})
