import {expect, test} from 'vitest'
import {directionOf} from '../../../machines/themes/themeSort.selectors.ts'
import {sortName} from '../../../src/text/themes/themes.ts'
import {themeSortModel} from '../../models/themes/themeSort.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(themeSortModel)

test('clicks cycle ascending, descending, none, and the address says each of them', async () => {
  const harness = startHarness(themeSortModel, {sort: null})
  const seen: unknown[] = []
  for (let click = 0; click < 3; click += 1) {
    await harness.dispatch({type: 'column.click', column: 'relevancia'})
    seen.push([harness.value(), directionOf(harness.actor.getSnapshot(), 'relevancia')])
  }
  expect(seen).toEqual([
    ['ascending', 'ascending'],
    ['descending', 'descending'],
    ['none', 'none'],
  ])
  expect(harness.effects.map(({params}) => params)).toEqual([
    {sort: {column: 'relevancia', direction: 'ascending'}},
    {sort: {column: 'relevancia', direction: 'descending'}},
    {sort: null},
  ])
})

test('only the column that sorts is told to be sorted', () => {
  const harness = startHarness(themeSortModel, {sort: {column: 'fase', direction: 'descending'}})
  const state = harness.actor.getSnapshot()
  expect([directionOf(state, 'fase'), directionOf(state, 'tema')]).toEqual(['descending', 'none'])
})

test('an order is named in words', () => {
  expect([sortName(null), sortName({column: 'relevancia', direction: 'descending'})]).toEqual([
    'Ordem do curso',
    'Relevância, da maior à menor',
  ])
})
