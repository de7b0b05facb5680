import {describe, expect, test} from 'vitest'
import {shownGrade} from '../../../machines/study/flashcard.selectors.ts'
import {flashcardModel, freshCard} from '../../models/study/flashcard.model.ts'
import {startRig} from '../../support/rig.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(flashcardModel)

const after500 = {type: 'xstate.after.500.flashcard.grading.graded'}
const flip = {type: 'card.flip'}

describe('grading a card', () => {
  test('a card cannot be graded before its back was seen, and stays gradable after turning back', async () => {
    const rig = startRig(flashcardModel, freshCard)
    await rig.happen({type: 'card.grade', grade: 1, key: 'k1'})
    expect(rig.told).toEqual([])
    await rig.happen(flip)
    await rig.happen(flip)
    await rig.happen({type: 'card.grade', grade: 1, key: 'k1'})
    expect(rig.value()).toEqual({face: 'front', grading: {graded: 'saving'}})
    expect(rig.told).toEqual([{type: 'requestGrade', params: {grade: 1, key: 'k1'}}])
  })

  test('the deck moves on 500 ms after the grade, without waiting for the server, and once only', async () => {
    const rig = startRig(flashcardModel, freshCard)
    await rig.happen(flip)
    await rig.happen({type: 'card.grade', grade: 0, key: 'k1'})
    await rig.happen(after500)
    await rig.happen({type: 'write.confirmed', key: 'k1'})
    expect(rig.told.map(({type}) => type)).toEqual(['requestGrade', 'advance'])
    expect(rig.value()).toEqual({face: 'back', grading: {graded: 'answered'}})
  })

  test("the server's word about the grade does not stop the deck from moving on", async () => {
    const rig = startRig(flashcardModel, freshCard)
    await rig.happen(flip)
    await rig.happen({type: 'card.grade', grade: 0, key: 'k1'})
    await rig.happen({type: 'write.confirmed', key: 'k1'})
    await rig.happen({type: 'answer.arrived', answer: 0})
    await rig.happen(after500)
    expect(rig.told.map(({type}) => type)).toEqual(['requestGrade', 'advance'])
  })

  test('a grade taken back within the 500 ms does not move on, and the card can be graded again at once', async () => {
    const rig = startRig(flashcardModel, freshCard)
    await rig.happen(flip)
    await rig.happen({type: 'card.grade', grade: 0, key: 'k1'})
    await rig.happen({type: 'grade.undo', key: 'u1'})
    await rig.happen({type: 'write.confirmed', key: 'k1'})
    await rig.happen({type: 'answer.arrived', answer: 0})
    expect(rig.value()).toEqual({face: 'back', grading: {asking: 'seen'}})
    await rig.happen({type: 'card.grade', grade: 1, key: 'k2'})
    expect(rig.told).toEqual([
      {type: 'requestGrade', params: {grade: 0, key: 'k1'}},
      {type: 'requestUndo', params: {key: 'u1'}},
      {type: 'requestGrade', params: {grade: 1, key: 'k2'}},
    ])
  })

  test('an undo that the server refuses brings the grade back and says so', async () => {
    const rig = startRig(flashcardModel, {...freshCard, answer: 1})
    await rig.happen({type: 'grade.undo', key: 'u1'})
    await rig.happen({type: 'write.refused', key: 'u1', code: 'OUTSIDE_EDITING_WINDOW'})
    expect(rig.value()).toEqual({face: 'front', grading: {graded: 'answered'}})
    expect(shownGrade(rig.actor.getSnapshot())).toBe(1)
    expect(rig.told.map(({type}) => type)).toEqual(['requestUndo', 'notifyRefused'])
  })

  test('compass mode grades without saving; favourites only turn', async () => {
    const compass = startRig(flashcardModel, {...freshCard, mode: 'unsaved'})
    await compass.happen(flip)
    await compass.happen({type: 'card.grade', grade: 1, key: 'k1'})
    await compass.happen(after500)
    expect(compass.told).toEqual([{type: 'advance', params: undefined}])

    const favourite = startRig(flashcardModel, {...freshCard, mode: 'disabled'})
    await favourite.happen(flip)
    await favourite.happen({type: 'card.grade', grade: 1, key: 'k1'})
    expect(favourite.value()).toEqual({face: 'back', grading: 'readOnly'})
    expect(favourite.told).toEqual([])
  })

  test('a grade from another tab or device shows here, and its undo too', async () => {
    const rig = startRig(flashcardModel, freshCard)
    await rig.happen({type: 'answer.arrived', answer: 1})
    expect(rig.value()).toEqual({face: 'front', grading: {graded: 'answered'}})
    await rig.happen({type: 'answer.arrived', answer: -1})
    expect(rig.value()).toEqual({face: 'front', grading: {asking: 'unseen'}})
    expect(rig.told).toEqual([])
  })
})
