import {describe, expect, test} from 'vitest'
import {canErase, keptHighlights} from '../../../machines/question/highlight.selectors.ts'
import {highlightModel} from '../../models/question/highlight.model.ts'
import {startRig} from '../../support/rig.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(highlightModel)

const select = (...places: readonly (readonly [block: string, start: number, end: number])[]) =>
  ({type: 'text.select', stretches: places.map(([block, start, end]) => ({block, start, end}))}) as const

describe('highlighting', () => {
  test('a selection over the body and a choice colours both and is kept', async () => {
    const rig = startRig(highlightModel, {highlights: [], isSupported: true})
    await rig.happen(select(['body', 5, 9], ['choice-0', 0, 4]))
    await rig.happen({type: 'colour.pick', colour: 'green'})
    const highlights = [
      {block: 'body', start: 5, end: 9, colour: 'green'},
      {block: 'choice-0', start: 0, end: 4, colour: 'green'},
    ]
    expect(keptHighlights(rig.actor.getSnapshot())).toEqual(highlights)
    expect(rig.told).toEqual([{type: 'saveHighlights', params: {highlights}}])
    expect(rig.value()).toBe('idle')
  })

  test('a pressed highlight is erased whole', async () => {
    const rig = startRig(highlightModel, {
      highlights: [{block: 'body', start: 5, end: 9, colour: 'red'}],
      isSupported: true,
    })
    await rig.happen({type: 'text.press', block: 'body', offset: 6})
    expect(canErase(rig.actor.getSnapshot())).toBe(true)
    await rig.happen({type: 'highlight.erase'})
    expect(rig.told).toEqual([{type: 'saveHighlights', params: {highlights: []}}])
  })

  test('a press beside every highlight asks for nothing', async () => {
    const rig = startRig(highlightModel, {
      highlights: [{block: 'body', start: 5, end: 9, colour: 'red'}],
      isSupported: true,
    })
    await rig.happen({type: 'text.press', block: 'body', offset: 9})
    expect(rig.value()).toBe('idle')
  })

  test('cancelling keeps nothing', async () => {
    const rig = startRig(highlightModel, {highlights: [], isSupported: true})
    await rig.happen(select(['body', 5, 9]))
    await rig.happen({type: 'choosing.cancel'})
    expect(rig.told).toEqual([])
    expect(canErase(rig.actor.getSnapshot())).toBe(false)
  })

  test('what another device has highlighted is shown without being kept again', async () => {
    const rig = startRig(highlightModel, {highlights: [], isSupported: true})
    const highlights = [{block: 'body', start: 0, end: 3, colour: 'blue'}] as const
    await rig.happen({type: 'marks.arrived', highlights})
    expect(keptHighlights(rig.actor.getSnapshot())).toEqual(highlights)
    expect(rig.told).toEqual([])
  })
})
