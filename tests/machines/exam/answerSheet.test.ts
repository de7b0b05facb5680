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
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(answerSheetModel)

const input: AnswerSheetInput = {
  questions: sheetQuestions(180),
  choices: {q1: 0},
  endsAt: 10_000,
  draft: {},
  timeKey: 'start',
}
const savesOf = (harness: ReturnType<typeof startHarness>) =>
  harness.effects.filter(({type}) => type === 'requestSave').map(({params}) => params)

/** A sheet on which the second question was typed as B. */
async function typedSheet(changes: Partial<AnswerSheetInput> = {}) {
  const harness = startHarness(answerSheetModel, {...input, ...changes})
  await harness.dispatch({type: 'sheet.open', key: 'open'})
  await harness.dispatch({type: 'letter.type', questionId: 'q2', text: 'b'})
  return harness
}

test('only what was typed goes out, and the choices of the screen stay as they are', async () => {
  const harness = await typedSheet()
  await harness.dispatch({type: 'sheet.confirm', key: 'k1'})
  expect([savesOf(harness), harness.value()]).toEqual([[{key: 'k1', choices: {q2: 1}, isByTime: false}], 'saving'])
  await harness.dispatch({type: 'sheet.confirm', key: 'k2'})
  expect(savesOf(harness).length).toBe(1)
  await harness.dispatch({type: 'write.confirmed', key: 'k1'})
  expect([harness.value(), unconfirmedCount(harness.actor.getSnapshot())]).toEqual(['closed', 0])
})

test('a letter of another question is refused, its line cleared', async () => {
  const harness = await typedSheet()
  await harness.dispatch({type: 'letter.type', questionId: 'q2', text: 'E'})
  const {notice, draft} = harness.actor.getSnapshot().context
  expect({notice, draft}).toEqual({notice: {kind: 'refused', number: 2, choices: 4}, draft: {}})
})

test('a refusal opens the sheet with everything that was typed, and says so to the letter', async () => {
  const harness = await typedSheet()
  await harness.dispatch({type: 'sheet.confirm', key: 'k1'})
  await harness.dispatch({type: 'sheet.update', facts: {...input, choices: {q1: 0, q2: 1}}})
  await harness.dispatch({type: 'write.refused', key: 'k1', code: 'INTERNAL'})
  expect([harness.value(), unconfirmedCount(harness.actor.getSnapshot()), harness.effects.at(-1)?.type]).toEqual([
    'open',
    1,
    'notifyRefused',
  ])
  expect(sheetText.refusedTitle).toBe('Houve um problema ao salvar suas respostas.')
  await harness.dispatch({type: 'sheet.confirm', key: 'k2'})
  expect(savesOf(harness).at(-1)).toEqual({key: 'k2', choices: {q2: 1}, isByTime: false})
})

test('a sheet that was closed or lost in a reload shows again what was typed', async () => {
  const harness = await typedSheet()
  await harness.dispatch({type: 'sheet.close'})
  const kept = harness.effects.at(-1)?.params
  expect(kept).toEqual({draft: {q2: {choice: 1, over: -1}}})
  const again = startHarness(answerSheetModel, {...input, draft: {q2: {choice: 1, over: -1}, q1: {choice: 3, over: 2}}})
  await again.dispatch({type: 'sheet.open', key: 'open'})
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
  const harness = await typedSheet()
  await harness.dispatch({type: 'sheet.confirm', key: 'k1'})
  await harness.dispatch({type: 'sheet.close'})
  await harness.dispatch({type: 'sheet.open', key: 'again'})
  await harness.dispatch({type: 'letter.type', questionId: 'q3', text: 'c'})
  await harness.dispatch({type: 'write.confirmed', key: 'k1'})
  expect(harness.actor.getSnapshot().context.draft).toEqual({q3: {choice: 2, over: -1}})
})

test('the end of the time confirms an open sheet once, and tries a refusal no second time', async () => {
  const harness = await typedSheet()
  await harness.dispatch({type: 'clock.ticked', now: 6_999})
  expect(harness.value()).toBe('open')
  await harness.dispatch({type: 'clock.ticked', now: 7_000})
  expect([harness.value(), savesOf(harness)]).toEqual(['saving', [{key: 'open', choices: {q2: 1}, isByTime: true}]])
  await harness.dispatch({type: 'write.refused', key: 'open', code: 'EXAM_TIME_OVER'})
  await harness.dispatch({type: 'clock.ticked', now: 11_000})
  expect([harness.value(), savesOf(harness).length]).toEqual(['open', 1])
})

test('of a sheet that was closed, or lost in a crash, the end of the time confirms what fills empty lines', async () => {
  const draft = {q1: {choice: 3, over: 0}, q2: {choice: 1, over: -1}}
  const harness = startHarness(answerSheetModel, {...input, draft})
  await harness.dispatch({type: 'clock.ticked', now: 8_000})
  await harness.dispatch({type: 'clock.ticked', now: 9_000})
  expect(savesOf(harness)).toEqual([{key: 'start', choices: {q2: 1}, isByTime: true}])
  await harness.dispatch({type: 'write.confirmed', key: 'start'})
  expect(harness.actor.getSnapshot().context.draft).toEqual({q1: {choice: 3, over: 0}})
})

test('a row of 180 letters is pasted at once', async () => {
  const harness = startHarness(answerSheetModel, {...input, choices: {}})
  await harness.dispatch({type: 'sheet.open', key: 'open'})
  await harness.dispatch({type: 'letters.paste', questionId: 'q1', text: 'ABCDE'.repeat(33)})
  expect(filledCount(harness.actor.getSnapshot())).toEqual({filled: 144, total: 165})
})

test('a letter for an essay, for a locked question or for one that the exam has not is not taken', async () => {
  const questions = sheetQuestions(2).map((question, index) => ({
    ...question,
    isEssay: index === 0,
    isLocked: index === 1,
  }))
  const harness = startHarness(answerSheetModel, {...input, questions, choices: {}})
  await harness.dispatch({type: 'sheet.open', key: 'open'})
  for (const questionId of ['q1', 'q2', 'q3']) {
    await harness.dispatch({type: 'letter.type', questionId, text: 'b'})
    await harness.dispatch({type: 'letters.paste', questionId, text: 'BC'})
  }
  expect([harness.actor.getSnapshot().context.draft, harness.effects]).toEqual([{}, []])
})

test('a sheet without letters is closed by the end of the time, and not before', async () => {
  const harness = startHarness(answerSheetModel, input)
  await harness.dispatch({type: 'sheet.open', key: 'open'})
  await harness.dispatch({type: 'clock.ticked', now: 9_999})
  expect(harness.value()).toBe('open')
  await harness.dispatch({type: 'clock.ticked', now: 10_000})
  expect(harness.value()).toBe('closed')
})
