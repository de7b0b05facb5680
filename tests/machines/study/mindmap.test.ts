import {expect, test} from 'vitest'
import {mindmapModel} from '../../models/study/mindmap.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(mindmapModel)

/** A map twice as large as its frame on both sides. */
async function zoomedIn() {
  const harness = startHarness(mindmapModel, {url: '/media/sepse.svg'})
  for (const event of [
    {type: 'frame.measured', frame: {width: 300, height: 200}},
    {type: 'picture.loaded', picture: {width: 900, height: 600}},
    {type: 'zoom.at', factor: 2, point: {x: 0, y: 0}},
  ])
    await harness.dispatch(event)
  return {harness, place: () => harness.actor.getSnapshot().context.place}
}

test('a map is zoomed out by steps, as far as it fits', async () => {
  const {harness, place} = await zoomedIn()
  await harness.dispatch({type: 'zoom.out'})
  expect(place().scale).toBe(1.6)
  for (let step = 0; step < 9; step += 1) await harness.dispatch({type: 'zoom.out'})
  expect(place().scale).toBe(1)
})

test('a map is moved, and fitted again', async () => {
  const {harness, place} = await zoomedIn()
  await harness.dispatch({type: 'map.pan', by: {x: 40, y: -30}})
  expect(place()).toEqual({scale: 2, x: 40, y: -30})
  await harness.dispatch({type: 'zoom.fit'})
  expect(place()).toEqual({scale: 1, x: 0, y: 0})
})
