import {expect, test} from 'vitest'
import {firstRaffle, nothingDrawn} from '../../../domain/stage/raffle.ts'
import {boardOf, itemOnStage, leftToDraw} from '../../../machines/stage/raffle.selectors.ts'
import {keptBefore, lists, raffleModel} from '../../models/stage/raffle.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(raffleModel)

async function opened(kept = firstRaffle) {
  const harness = startHarness(raffleModel, {kept})
  await harness.dispatch({type: 'xstate.done.actor.loadRaffle', output: {lists}})
  return harness
}
const suspense = {type: 'xstate.after.suspense.raffle.open.drawing'}
const draw = {type: 'raffle.draw', roll: 0, isMotionReduced: false}
const isOpen = {type: 'xstate.done.actor.openItem'}

test('what is drawn is kept before it is seen, and opened once the suspense is over', async () => {
  const harness = await opened()
  await harness.dispatch(draw)
  expect(harness.value()).toEqual({open: 'drawing'})
  expect(harness.effects).toEqual([
    {type: 'keepRaffle', params: {category: 'easy', drawn: {...nothingDrawn, easy: ['q1']}, shownId: 'q1'}},
  ])
  expect(boardOf(harness.actor.getSnapshot()).map(({isDrawn}) => isDrawn)).toEqual([false, false])
  await harness.dispatch(suspense)
  expect(harness.requests.at(-1)).toEqual({name: 'openItem', input: {category: 'easy', id: 'q1'}})
  await harness.dispatch(isOpen)
  expect(boardOf(harness.actor.getSnapshot())).toEqual([
    {id: 'q1', number: 1, isDrawn: true, isShown: true},
    {id: 'q2', number: 2, isDrawn: false, isShown: false},
  ])
})

test('with less motion the item is opened at once', async () => {
  const harness = await opened()
  await harness.dispatch({...draw, roll: 0.99, isMotionReduced: true})
  expect(harness.value()).toEqual({open: 'opening'})
  expect(itemOnStage(harness.actor.getSnapshot())).toEqual({id: 'q2', number: 2})
})

test('nothing comes twice, and after the last the category is exhausted', async () => {
  const harness = await opened()
  for (const drawn of ['q1', 'q2']) {
    await harness.dispatch(draw)
    await harness.dispatch(suspense)
    await harness.dispatch(isOpen)
    expect(itemOnStage(harness.actor.getSnapshot())?.id).toBe(drawn)
  }
  expect(leftToDraw(harness.actor.getSnapshot())).toBe(0)
  await harness.dispatch(draw)
  expect(harness.value()).toEqual({open: {ready: 'exhausted'}})
  await harness.dispatch({type: 'category.choose', category: 'flashcards'})
  expect(harness.value()).toEqual({open: {ready: 'idle'}})
  await harness.dispatch({type: 'category.choose', category: 'easy'})
  expect(harness.value()).toEqual({open: {ready: 'exhausted'}})
})

test('a reload shows what stood on the stage, and opens nothing', async () => {
  const harness = await opened(keptBefore)
  expect(harness.value()).toEqual({open: {ready: 'drawn'}})
  expect(harness.requests.map(({name}) => name)).toEqual(['loadRaffle'])
})

test('a kept item that is no longer in its list is not on the stage', async () => {
  const harness = await opened({...keptBefore, shownId: 'gone'})
  expect(harness.value()).toEqual({open: {ready: 'idle'}})
})

test('what another tab has drawn is not drawn here', async () => {
  const harness = await opened()
  await harness.dispatch({type: 'raffle.changed', kept: {...keptBefore, drawn: {...nothingDrawn, easy: ['q1']}}})
  await harness.dispatch(draw)
  expect(itemOnStage(harness.actor.getSnapshot())?.id).toBe('q2')
})

test('one category is put back alone, after a question', async () => {
  const kept = {...keptBefore, drawn: {...nothingDrawn, easy: ['q2'], flashcards: ['f1']}}
  const harness = await opened(kept)
  await harness.dispatch({type: 'raffle.putBack', what: 'category'})
  expect(harness.effects).toEqual([])
  await harness.dispatch({type: 'putBack.confirm'})
  expect(harness.effects).toEqual([
    {type: 'keepRaffle', params: {category: 'easy', drawn: {...nothingDrawn, flashcards: ['f1']}, shownId: null}},
  ])
})
