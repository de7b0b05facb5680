import {describe, expect, test} from 'vitest'
import {finishOf} from '../../../machines/themes/theme.selectors.ts'
import {finishedOn, lockedUntil, phaseName, relevanceNames, themeText} from '../../../src/text/themes/themes.ts'
import {locked, released, themeModel} from '../../models/themes/theme.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(themeModel)

describe('what the student reads, to the letter', () => {
  test.each([
    ['a finish that failed', themeText.finishFailed, 'Erro ao concluir estudo teórico.'],
    ['no themes', themeText.empty, 'Oops, dados nao encontrado!'],
    ['all phases', themeText.allPhases, 'Todas'],
    ['the second phase', phaseName(2), 'Fase 02'],
    ['the tenth phase', phaseName(10), 'Fase 10'],
    ['an easy theme', relevanceNames.easy, 'média'],
    ['a medium theme', relevanceNames.medium, 'alta'],
    ['a hard theme', relevanceNames.hard, 'muito alta'],
    ['a locked theme', lockedUntil('20260310'), 'Bloqueado até 10 de março de 2026'],
    ['a finished theme', finishedOn('20260101'), 'Concluído em 1 de janeiro de 2026'],
  ])('%s', (_case, text, expected) => {
    expect(text).toBe(expected)
  })
})

test('a theme is released the moment after its instant, not at it', async () => {
  const harness = startHarness(themeModel, locked)
  await harness.dispatch({type: 'clock.ticked', now: locked.enableAfter})
  expect(harness.value()).toBe('locked')
  await harness.dispatch({type: 'finish.ask'})
  expect(harness.value()).toBe('locked')
  await harness.dispatch({type: 'clock.ticked', now: locked.enableAfter + 1})
  expect(harness.value()).toEqual({released: 'ready'})
})

test('a confirmed theme is sent once, has the date of the question, and stays finished', async () => {
  const harness = startHarness(themeModel, released)
  for (const event of [
    {type: 'clock.ticked', now: released.now + 60_000},
    {type: 'finish.ask'},
    {type: 'finish.confirm', key: 'k1'},
    {type: 'finish.confirm', key: 'k2'},
    {type: 'write.confirmed', key: 'k1'},
    {type: 'finish.ask'},
    {type: 'theme.arrived', enableAfter: released.enableAfter, finishedAt: null},
  ])
    await harness.dispatch(event)
  expect(harness.value()).toBe('finished')
  expect(finishOf(harness.actor.getSnapshot())).toBe(released.now + 60_000)
  expect(harness.effects).toEqual([
    {type: 'requestFinish', params: {key: 'k1'}},
    {type: 'keepFinished', params: undefined},
  ])
})

test('a refused finish leaves the theme open and says so; it can be tried again', async () => {
  const harness = startHarness(themeModel, released)
  await harness.dispatch({type: 'finish.ask'})
  await harness.dispatch({type: 'finish.confirm', key: 'k1'})
  await harness.dispatch({type: 'write.refused', key: 'k1', code: 'NOT_FOUND'})
  expect(harness.value()).toEqual({released: 'refused'})
  expect(finishOf(harness.actor.getSnapshot())).toBeNull()
  await harness.dispatch({type: 'finish.ask'})
  expect(harness.value()).toBe('confirming')
})
