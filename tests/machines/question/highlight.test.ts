import {describe, expect, test} from 'vitest'
import {canErase, keptHighlights} from '../../../machines/question/highlight.selectors.ts'
import {highlightModel} from '../../models/question/highlight.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(highlightModel)

const select = (...places: readonly (readonly [block: string, start: number, end: number])[]) =>
  ({type: 'text.select', stretches: places.map(([block, start, end]) => ({block, start, end}))}) as const

describe('highlighting', () => {
  test('a selection over the body and a choice colours both and is kept', async () => {
    const harness = startHarness(highlightModel, {highlights: [], isSupported: true})
    await harness.dispatch(select(['body', 5, 9], ['choice-0', 0, 4]))
    await harness.dispatch({type: 'colour.pick', colour: 'green'})
    const highlights = [
      {block: 'body', start: 5, end: 9, colour: 'green'},
      {block: 'choice-0', start: 0, end: 4, colour: 'green'},
    ]
    expect(keptHighlights(harness.actor.getSnapshot())).toEqual(highlights)
    expect(harness.effects).toEqual([{type: 'saveHighlights', params: {highlights}}])
    expect(harness.value()).toBe('idle')
  })

  test('of two selections the later one is coloured', async () => {
    const harness = startHarness(highlightModel, {highlights: [], isSupported: true})
    await harness.dispatch(select(['body', 5, 9]))
    await harness.dispatch(select(['body', 0, 3]))
    await harness.dispatch({type: 'colour.pick', colour: 'blue'})
    expect(keptHighlights(harness.actor.getSnapshot())).toEqual([{block: 'body', start: 0, end: 3, colour: 'blue'}])
  })

  test('a pressed highlight is erased whole', async () => {
    const harness = startHarness(highlightModel, {
      highlights: [{block: 'body', start: 5, end: 9, colour: 'red'}],
      isSupported: true,
    })
    await harness.dispatch({type: 'text.press', block: 'body', offset: 6})
    expect(canErase(harness.actor.getSnapshot())).toBe(true)
    await harness.dispatch({type: 'highlight.erase'})
    expect(harness.effects).toEqual([{type: 'saveHighlights', params: {highlights: []}}])
  })

  test('a press beside every highlight asks for nothing', async () => {
    const harness = startHarness(highlightModel, {
      highlights: [{block: 'body', start: 5, end: 9, colour: 'red'}],
      isSupported: true,
    })
    await harness.dispatch({type: 'text.press', block: 'body', offset: 9})
    expect(harness.value()).toBe('idle')
  })

  test('cancelling keeps nothing', async () => {
    const harness = startHarness(highlightModel, {highlights: [], isSupported: true})
    await harness.dispatch(select(['body', 5, 9]))
    await harness.dispatch({type: 'choosing.cancel'})
    expect(harness.effects).toEqual([])
    expect(canErase(harness.actor.getSnapshot())).toBe(false)
  })

  test('what another device has highlighted is shown without being kept again', async () => {
    const harness = startHarness(highlightModel, {highlights: [], isSupported: true})
    const highlights = [{block: 'body', start: 0, end: 3, colour: 'blue'}] as const
    await harness.dispatch({type: 'marks.arrived', highlights})
    expect(keptHighlights(harness.actor.getSnapshot())).toEqual(highlights)
    expect(harness.effects).toEqual([])
  })
})
