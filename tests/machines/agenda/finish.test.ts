import {describe, expect, test} from 'vitest'
import {finishErrors, finishText} from '../../../src/text/agenda/finish.ts'
import {finishModel, openReview, openStudy} from '../../models/agenda/finish.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(finishModel)

describe('what the student reads, to the letter', () => {
  test.each([
    ['too few questions', finishText.tooFew, 'Faça no mínimo 10 questões para concluir.'],
    ['a study that failed', finishErrors.theoreticalStudy, 'Erro ao concluir estudo teórico.'],
    ['a review that failed', finishErrors.theoreticalReview, 'Erro ao concluir revisão teórica.'],
  ])('%s', (_case, text, expected) => {
    expect(text).toBe(expected)
  })
})

test('a review with too few questions is not asked about, but told; ten let it through', async () => {
  const harness = startHarness(finishModel, openReview)
  await harness.dispatch({type: 'finish.ask'})
  expect(harness.value()).toEqual({unfinished: 'tooFew'})
  expect(harness.effects).toEqual([{type: 'notifyTooFew', params: undefined}])
  await harness.dispatch({type: 'progress.changed', progress: 1})
  expect(harness.value()).toEqual({unfinished: 'ready'})
  await harness.dispatch({type: 'finish.ask'})
  expect(harness.value()).toBe('confirming')
})

test('a review whose progress is not known yet is not finished', async () => {
  const harness = startHarness(finishModel, {...openReview, progress: null})
  await harness.dispatch({type: 'finish.ask'})
  expect(harness.value()).toEqual({unfinished: 'tooFew'})
})

test('a confirmed study is sent once, and a refusal names the study', async () => {
  const harness = startHarness(finishModel, openStudy)
  await harness.dispatch({type: 'finish.ask'})
  await harness.dispatch({type: 'finish.confirm', key: 'k1'})
  await harness.dispatch({type: 'finish.confirm', key: 'k2'})
  await harness.dispatch({type: 'write.refused', key: 'k1', code: 'INTERNAL'})
  expect(harness.effects).toEqual([
    {type: 'requestFinish', params: {key: 'k1'}},
    {type: 'notifyRefused', params: {type: 'theoreticalStudy'}},
  ])
  expect(harness.value()).toEqual({unfinished: 'refused'})
})
