import {describe, expect, test} from 'vitest'
import {shownGrade} from '../../../machines/study/flashcard.selectors.ts'
import {flashcardModel, freshCard} from '../../models/study/flashcard.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(flashcardModel)

const after500 = {type: 'xstate.after.500.flashcard.grading.graded'}
const flip = {type: 'card.flip'}

describe('grading a card', () => {
  test('a card cannot be graded before its back was seen, and stays gradable after turning back', async () => {
    const harness = startHarness(flashcardModel, freshCard)
    await harness.dispatch({type: 'card.grade', grade: 1, key: 'k1'})
    expect(harness.effects).toEqual([])
    await harness.dispatch(flip)
    await harness.dispatch(flip)
    await harness.dispatch({type: 'card.grade', grade: 1, key: 'k1'})
    expect(harness.value()).toEqual({face: 'front', grading: {graded: 'saving'}})
    expect(harness.effects).toEqual([{type: 'requestGrade', params: {grade: 1, key: 'k1'}}])
  })

  test('the deck moves on 500 ms after the grade, without waiting for the server, and once only', async () => {
    const harness = startHarness(flashcardModel, freshCard)
    await harness.dispatch(flip)
    await harness.dispatch({type: 'card.grade', grade: 0, key: 'k1'})
    await harness.dispatch(after500)
    await harness.dispatch({type: 'write.confirmed', key: 'k1'})
    expect(harness.effects.map(({type}) => type)).toEqual(['requestGrade', 'advance'])
    expect(harness.value()).toEqual({face: 'back', grading: {graded: 'answered'}})
  })

  test("the server's word about the grade does not stop the deck from moving on", async () => {
    const harness = startHarness(flashcardModel, freshCard)
    await harness.dispatch(flip)
    await harness.dispatch({type: 'card.grade', grade: 0, key: 'k1'})
    await harness.dispatch({type: 'write.confirmed', key: 'k1'})
    await harness.dispatch({type: 'answer.arrived', answer: 0})
    await harness.dispatch(after500)
    expect(harness.effects.map(({type}) => type)).toEqual(['requestGrade', 'advance'])
  })

  test('a grade taken back within the 500 ms does not move on, and the card can be graded again at once', async () => {
    const harness = startHarness(flashcardModel, freshCard)
    await harness.dispatch(flip)
    await harness.dispatch({type: 'card.grade', grade: 0, key: 'k1'})
    await harness.dispatch({type: 'grade.undo', key: 'u1'})
    await harness.dispatch({type: 'write.confirmed', key: 'k1'})
    await harness.dispatch({type: 'answer.arrived', answer: 0})
    expect(harness.value()).toEqual({face: 'back', grading: {asking: 'seen'}})
    await harness.dispatch({type: 'card.grade', grade: 1, key: 'k2'})
    expect(harness.effects).toEqual([
      {type: 'requestGrade', params: {grade: 0, key: 'k1'}},
      {type: 'requestUndo', params: {key: 'u1'}},
      {type: 'requestGrade', params: {grade: 1, key: 'k2'}},
    ])
  })

  test('an undo that the server refuses brings the grade back and says so', async () => {
    const harness = startHarness(flashcardModel, {...freshCard, answer: 1})
    await harness.dispatch({type: 'grade.undo', key: 'u1'})
    await harness.dispatch({type: 'write.refused', key: 'u1', code: 'OUTSIDE_EDITING_WINDOW'})
    expect(harness.value()).toEqual({face: 'front', grading: {graded: 'answered'}})
    expect(shownGrade(harness.actor.getSnapshot())).toBe(1)
    expect(harness.effects.map(({type}) => type)).toEqual(['requestUndo', 'notifyRefused'])
  })

  test('compass mode grades without saving; favourites only turn', async () => {
    const compass = startHarness(flashcardModel, {...freshCard, mode: 'unsaved'})
    await compass.dispatch(flip)
    await compass.dispatch({type: 'card.grade', grade: 1, key: 'k1'})
    await compass.dispatch(after500)
    expect(compass.effects).toEqual([{type: 'advance', params: undefined}])

    const favourite = startHarness(flashcardModel, {...freshCard, mode: 'disabled'})
    await favourite.dispatch(flip)
    await favourite.dispatch({type: 'card.grade', grade: 1, key: 'k1'})
    expect(favourite.value()).toEqual({face: 'back', grading: 'readOnly'})
    expect(favourite.effects).toEqual([])
  })

  test('a grade from another tab or device shows here, and its undo too', async () => {
    const harness = startHarness(flashcardModel, freshCard)
    await harness.dispatch({type: 'answer.arrived', answer: 1})
    expect(harness.value()).toEqual({face: 'front', grading: {graded: 'answered'}})
    await harness.dispatch({type: 'answer.arrived', answer: -1})
    expect(harness.value()).toEqual({face: 'front', grading: {asking: 'unseen'}})
    expect(harness.effects).toEqual([])
  })
})
