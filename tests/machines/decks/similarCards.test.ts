import {expect, test} from 'vitest'
import {similarCardsModel} from '../../models/decks/similarCards.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(similarCardsModel)

const typing = {type: 'xstate.after.typing.similarCards.settling'}

test('cards are looked for a moment after the last letter, once', async () => {
  const harness = startHarness(similarCardsModel)
  for (const front of ['Tríade d', 'Tríade de', 'Tríade de Beck'])
    await harness.dispatch({type: 'front.changed', lessonId: 'l1', front})
  expect(harness.requests).toEqual([])
  await harness.dispatch(typing)
  expect(harness.requests).toEqual([{name: 'findSimilar', input: {lessonId: 'l1', front: 'Tríade de Beck'}}])
  await harness.dispatch({type: 'front.changed', lessonId: 'l1', front: 'Tríade de Beck'})
  expect(harness.value()).toBe('searching')
})

test('nothing is looked for without a lesson, or with few letters', async () => {
  const harness = startHarness(similarCardsModel)
  await harness.dispatch({type: 'front.changed', lessonId: '', front: 'Tríade de Beck'})
  await harness.dispatch({type: 'front.changed', lessonId: 'l1', front: '  **??** ab'})
  expect(harness.value()).toBe('resting')
})
