import {expect, test} from 'vitest'
import type {AnswerSheetInput} from '../../../machines/exam/answerSheet.types.ts'
import {
  filledCount,
  recoveredCount,
  sheetLines,
  unconfirmedCount,
} from '../../../machines/exam/answerSheet.selectors.ts'
import {sheetText} from '../../../src/text/exam/examSheet.ts'
import {sheetQuestions} from '../../../stories/support/sheet.ts'
import {answerSheetModel} from '../../models/exam/answerSheet.model.ts'
import {startRig} from '../../support/rig.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(answerSheetModel)

const input: AnswerSheetInput = {
  questions: sheetQuestions(180),
  choices: {q1: 0},
  endsAt: 10_000,
  draft: {},
  timeKey: 'start',
}
const savesOf = (rig: ReturnType<typeof startRig>) =>
  rig.told.filter(({type}) => type === 'requestSave').map(({params}) => params)

/** A sheet on which the second question was typed as B. */
async function typedSheet(changes: Partial<AnswerSheetInput> = {}) {
  const rig = startRig(answerSheetModel, {...input, ...changes})
  await rig.happen({type: 'sheet.open', key: 'open'})
  await rig.happen({type: 'letter.type', questionId: 'q2', text: 'b'})
  return rig
}

test('only what was typed goes out, and the choices of the screen stay as they are', async () => {
  const rig = await typedSheet()
  await rig.happen({type: 'sheet.confirm', key: 'k1'})
  expect([savesOf(rig), rig.value()]).toEqual([[{key: 'k1', choices: {q2: 1}, isByTime: false}], 'saving'])
  await rig.happen({type: 'sheet.confirm', key: 'k2'})
  expect(savesOf(rig).length).toBe(1)
  await rig.happen({type: 'write.confirmed', key: 'k1'})
  expect([rig.value(), unconfirmedCount(rig.actor.getSnapshot())]).toEqual(['closed', 0])
})

test('a letter of another question is refused, its line cleared', async () => {
  const rig = await typedSheet()
  await rig.happen({type: 'letter.type', questionId: 'q2', text: 'E'})
  const {notice, draft} = rig.actor.getSnapshot().context
  expect({notice, draft}).toEqual({notice: {kind: 'refused', number: 2, choices: 4}, draft: {}})
})

test('a refusal opens the sheet with everything that was typed, and says so to the letter', async () => {
  const rig = await typedSheet()
  await rig.happen({type: 'sheet.confirm', key: 'k1'})
  await rig.happen({type: 'sheet.update', facts: {...input, choices: {q1: 0, q2: 1}}})
  await rig.happen({type: 'write.refused', key: 'k1', code: 'INTERNAL'})
  expect([rig.value(), unconfirmedCount(rig.actor.getSnapshot()), rig.told.at(-1)?.type]).toEqual([
    'open',
    1,
    'notifyRefused',
  ])
  expect(sheetText.refusedTitle).toBe('Houve um problema ao salvar suas respostas.')
  await rig.happen({type: 'sheet.confirm', key: 'k2'})
  expect(savesOf(rig).at(-1)).toEqual({key: 'k2', choices: {q2: 1}, isByTime: false})
})

test('a sheet that was closed or lost in a reload shows again what was typed', async () => {
  const rig = await typedSheet()
  await rig.happen({type: 'sheet.close'})
  const kept = rig.told.at(-1)?.params
  expect(kept).toEqual({draft: {q2: {choice: 1, over: -1}}})
  const again = startRig(answerSheetModel, {...input, draft: {q2: {choice: 1, over: -1}, q1: {choice: 3, over: 2}}})
  await again.happen({type: 'sheet.open', key: 'open'})
  const state = again.actor.getSnapshot()
  expect([
    recoveredCount(state),
    sheetLines(state)
      .slice(0, 2)
      .map(({letter, was}) => [letter, was]),
  ]).toEqual([
    1,
    [
      ['A', null],
      ['B', ''],
    ],
  ])
})

test('what is typed while letters are on their way is not lost when they arrive', async () => {
  const rig = await typedSheet()
  await rig.happen({type: 'sheet.confirm', key: 'k1'})
  await rig.happen({type: 'sheet.close'})
  await rig.happen({type: 'sheet.open', key: 'again'})
  await rig.happen({type: 'letter.type', questionId: 'q3', text: 'c'})
  await rig.happen({type: 'write.confirmed', key: 'k1'})
  expect(rig.actor.getSnapshot().context.draft).toEqual({q3: {choice: 2, over: -1}})
})

test('the end of the time confirms an open sheet once, and tries a refusal no second time', async () => {
  const rig = await typedSheet()
  await rig.happen({type: 'clock.ticked', now: 6_999})
  expect(rig.value()).toBe('open')
  await rig.happen({type: 'clock.ticked', now: 7_000})
  expect([rig.value(), savesOf(rig)]).toEqual(['saving', [{key: 'open', choices: {q2: 1}, isByTime: true}]])
  await rig.happen({type: 'write.refused', key: 'open', code: 'EXAM_TIME_OVER'})
  await rig.happen({type: 'clock.ticked', now: 11_000})
  expect([rig.value(), savesOf(rig).length]).toEqual(['open', 1])
})

test('of a sheet that was closed, or lost in a crash, the end of the time confirms what fills empty lines', async () => {
  const draft = {q1: {choice: 3, over: 0}, q2: {choice: 1, over: -1}}
  const rig = startRig(answerSheetModel, {...input, draft})
  await rig.happen({type: 'clock.ticked', now: 8_000})
  await rig.happen({type: 'clock.ticked', now: 9_000})
  expect(savesOf(rig)).toEqual([{key: 'start', choices: {q2: 1}, isByTime: true}])
  await rig.happen({type: 'write.confirmed', key: 'start'})
  expect(rig.actor.getSnapshot().context.draft).toEqual({q1: {choice: 3, over: 0}})
})

test('a row of 180 letters is pasted at once', async () => {
  const rig = startRig(answerSheetModel, {...input, choices: {}})
  await rig.happen({type: 'sheet.open', key: 'open'})
  await rig.happen({type: 'letters.paste', questionId: 'q1', text: 'ABCDE'.repeat(33)})
  expect(filledCount(rig.actor.getSnapshot())).toEqual({filled: 144, total: 165})
})
