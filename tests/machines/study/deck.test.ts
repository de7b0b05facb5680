import {expect, test} from 'vitest'
import {cardsInView, leftGrade} from '../../../machines/study/deck.selectors.ts'
import {cardIds, deckModel} from '../../models/study/deck.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(deckModel)

const input = {cardIds, currentId: 'f1', isReversed: false, areShortcutsOn: true, isStripShown: true}

test('the last grade can be taken back after the deck moved on, and its card comes back', async () => {
  const harness = startHarness(deckModel, input)
  await harness.dispatch({type: 'card.graded', cardId: 'f1', grade: 0})
  expect(leftGrade(harness.actor.getSnapshot())).toBeNull()
  await harness.dispatch({type: 'card.next'})
  expect(leftGrade(harness.actor.getSnapshot())).toEqual({cardId: 'f1', grade: 0, number: 1})
  await harness.dispatch({type: 'grade.undo', key: 'u1'})
  expect(harness.effects).toEqual([
    {type: 'openCard', params: {cardId: 'f2'}},
    {type: 'requestUndo', params: {cardId: 'f1', key: 'u1'}},
    {type: 'openCard', params: {cardId: 'f1'}},
  ])
  expect(leftGrade(harness.actor.getSnapshot())).toBeNull()
  await harness.dispatch({type: 'grade.undo', key: 'u2'})
  expect(harness.effects).toHaveLength(3)
})

test('the navigator shows ten cards, turns by ten, and follows the current card', async () => {
  const harness = startHarness(deckModel, input)
  const numbers = () => cardsInView(harness.actor.getSnapshot()).map(({number}) => number)
  expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  await harness.dispatch({type: 'window.next'})
  expect(numbers()).toEqual([11, 12])
  await harness.dispatch({type: 'window.next'})
  expect(numbers()).toEqual([11, 12])
  await harness.dispatch({type: 'card.next'})
  expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('behind the last card stands the summary; the last grade can still be taken back there', async () => {
  const harness = startHarness(deckModel, {...input, currentId: 'f12'})
  await harness.dispatch({type: 'card.graded', cardId: 'f12', grade: 1})
  await harness.dispatch({type: 'card.next'})
  expect(harness.value()).toBe('summary')
  await harness.dispatch({type: 'grade.undo', key: 'u1'})
  expect(harness.value()).toBe('studying')
  expect(harness.context().currentId).toBe('f12')
})
