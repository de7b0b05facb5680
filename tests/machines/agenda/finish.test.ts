import {describe, expect, test} from 'vitest'
import {finishErrors, finishText} from '../../../src/text/agenda/finish.ts'
import {finishModel, openReview, openStudy} from '../../models/agenda/finish.model.ts'
import {startRig} from '../../support/rig.ts'
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
  const rig = startRig(finishModel, openReview)
  await rig.happen({type: 'finish.ask'})
  expect(rig.value()).toEqual({unfinished: 'tooFew'})
  expect(rig.told).toEqual([{type: 'notifyTooFew', params: undefined}])
  await rig.happen({type: 'progress.changed', progress: 1})
  expect(rig.value()).toEqual({unfinished: 'ready'})
  await rig.happen({type: 'finish.ask'})
  expect(rig.value()).toBe('confirming')
})

test('a review whose progress is not known yet is not finished', async () => {
  const rig = startRig(finishModel, {...openReview, progress: null})
  await rig.happen({type: 'finish.ask'})
  expect(rig.value()).toEqual({unfinished: 'tooFew'})
})

test('a confirmed study is sent once, and a refusal names the study', async () => {
  const rig = startRig(finishModel, openStudy)
  await rig.happen({type: 'finish.ask'})
  await rig.happen({type: 'finish.confirm', key: 'k1'})
  await rig.happen({type: 'finish.confirm', key: 'k2'})
  await rig.happen({type: 'write.refused', key: 'k1', code: 'INTERNAL'})
  expect(rig.told).toEqual([
    {type: 'requestFinish', params: {key: 'k1'}},
    {type: 'notifyRefused', params: {type: 'theoreticalStudy'}},
  ])
  expect(rig.value()).toEqual({unfinished: 'refused'})
})
