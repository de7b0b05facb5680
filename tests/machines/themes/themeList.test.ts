import {expect, test} from 'vitest'
import {hasHiddenPreCourse, narrowedThemes, offeredPhases} from '../../../machines/themes/themeList.selectors.ts'
import {themeCount} from '../../../src/text/themes/themes.ts'
import {all, listedThemes, themeListModel} from '../../models/themes/themeList.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(themeListModel)

const themes = {type: 'xstate.done.actor.loadThemes', output: {themes: listedThemes, isFromDevice: false}}

test('phase and words go into the address, the pre-course onto the device', async () => {
  const harness = startHarness(themeListModel, {filters: all})
  for (const event of [
    themes,
    {type: 'phase.set', phase: 2},
    {type: 'search.set', search: 'imuniz'},
    {type: 'preCourse.toggle', isShown: true},
    {type: 'filters.clear'},
  ])
    await harness.dispatch(event)
  expect(harness.effects).toEqual([
    {type: 'showFilters', params: {filters: {...all, phase: 2}}},
    {type: 'showFilters', params: {filters: {...all, phase: 2, search: 'imuniz'}}},
    {type: 'keepPreCourse', params: {isShown: true}},
    {type: 'showFilters', params: {filters: {...all, showPreCourse: true}}},
  ])
})

test('the pre-course is hidden until it is asked for', async () => {
  const harness = startHarness(themeListModel, {filters: all})
  await harness.dispatch(themes)
  const ids = () => narrowedThemes(harness.actor.getSnapshot()).map(({lessonId}) => lessonId)
  expect([ids(), hasHiddenPreCourse(harness.actor.getSnapshot())]).toEqual([['l1', 'l2'], true])
  await harness.dispatch({type: 'preCourse.toggle', isShown: true})
  expect([ids(), hasHiddenPreCourse(harness.actor.getSnapshot())]).toEqual([['l1', 'l2', 'l3'], false])
})

test('a phase of the address without themes is among those to choose from', async () => {
  const harness = startHarness(themeListModel, {filters: {...all, phase: 9}})
  await harness.dispatch(themes)
  const state = harness.actor.getSnapshot()
  expect([offeredPhases(state), narrowedThemes(state)]).toEqual([[1, 2, 9], []])
})

test('what the device had gives way to the server when the network returns; the list stays meanwhile', async () => {
  const harness = startHarness(themeListModel, {filters: all})
  await harness.dispatch({...themes, output: {themes: listedThemes, isFromDevice: true}})
  await harness.dispatch({type: 'network.returned'})
  expect(harness.value()).toEqual({shown: 'refreshing'})
  await harness.dispatch(themes)
  expect([harness.value(), harness.actor.getSnapshot().context.isFromDevice]).toEqual([{shown: 'reading'}, false])
  await harness.dispatch({type: 'network.returned'})
  expect(harness.requests.length).toBe(2)
})

test('the number of themes in words', () => {
  expect([themeCount(0), themeCount(1), themeCount(300)]).toEqual(['0 temas', '1 tema', '300 temas'])
})
