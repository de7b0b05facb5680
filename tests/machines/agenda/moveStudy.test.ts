import {describe, expect, test} from 'vitest'
import {chosenDay, moveRefusal} from '../../../machines/agenda/moveStudy.selectors.ts'
import {dayName, movedNotice, moveRefusalText} from '../../../src/text/agenda/moveStudy.ts'
import {days, moveStudyModel} from '../../models/agenda/moveStudy.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(moveStudyModel)

const open = [{type: 'move.open'}, {type: 'xstate.done.actor.loadDays', output: days}]
const lost = {type: 'xstate.error.actor.moveStudy', error: {failure: 'unreachable', code: null}}

test('the first free day is chosen beforehand; the study goes to the one that is confirmed', async () => {
  const harness = startHarness(moveStudyModel, {lessonId: 'l1'})
  for (const event of open) await harness.dispatch(event)
  expect(chosenDay(harness.actor.getSnapshot())).toBe('20260312')
  for (const event of [
    {type: 'day.pick', day: '20260314'},
    {type: 'move.confirm', key: 'k1'},
    {type: 'move.confirm', key: 'k2'},
    {type: 'xstate.done.actor.moveStudy', output: undefined},
  ])
    await harness.dispatch(event)
  expect(harness.value()).toBe('moved')
  expect(harness.requests).toEqual([
    {name: 'loadDays', input: undefined},
    {name: 'moveStudy', input: {lessonId: 'l1', to: '20260314', key: 'k1'}},
  ])
  expect(harness.effects).toEqual([{type: 'leaveLesson', params: undefined}])
})

test('without a reply the same day is sent under the same key, another day under another', async () => {
  const harness = startHarness(moveStudyModel, {lessonId: 'l1'})
  for (const event of [
    ...open,
    {type: 'move.confirm', key: 'k1'},
    lost,
    {type: 'move.confirm', key: 'k2'},
    lost,
    {type: 'day.pick', day: '20260314'},
    {type: 'move.confirm', key: 'k3'},
  ])
    await harness.dispatch(event)
  expect(harness.requests.slice(1).map(({input}) => input)).toEqual([
    {lessonId: 'l1', to: '20260312', key: 'k1'},
    {lessonId: 'l1', to: '20260312', key: 'k1'},
    {lessonId: 'l1', to: '20260314', key: 'k3'},
  ])
})

test('a refusal keeps its name', async () => {
  const harness = startHarness(moveStudyModel, {lessonId: 'l1'})
  for (const event of [
    ...open,
    {type: 'move.confirm', key: 'k1'},
    {type: 'xstate.error.actor.moveStudy', error: {failure: 'refused', code: 'STUDY_ALREADY_MOVED'}},
  ])
    await harness.dispatch(event)
  expect([harness.value(), moveRefusal(harness.actor.getSnapshot())]).toEqual(['refused', 'STUDY_ALREADY_MOVED'])
})

describe('what the student reads', () => {
  test.each([
    ['a day', dayName('20260312'), 'quinta-feira, 12 de março de 2026'],
    ['the notice', movedNotice('Sepse', '20260315'), 'Sepse: movido para domingo, 15 de março de 2026.'],
    ['once a day', moveRefusalText('STUDY_ALREADY_MOVED'), 'Você já moveu um estudo hoje. Amanhã pode mover de novo.'],
    ['a refusal without a text', moveRefusalText('FORBIDDEN'), 'Um erro inesperado aconteceu!'],
    ['a refusal without a name', moveRefusalText(null), 'Um erro inesperado aconteceu!'],
  ])('%s', (_case, text, expected) => {
    expect(text).toBe(expected)
  })
})
