import {describe, expect, test} from 'vitest'
import {mostPrinted, plainPrint, sheetLines, sheetOf} from '../../../domain/question/print.ts'
import {printCounts} from '../../../machines/question/print.selectors.ts'
import {printQuestions} from '../../../stories/support/print.ts'
import {printModel} from '../../models/question/print.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(printModel)

describe('what goes on paper', () => {
  test('nothing of the key and no comment unless it was asked for', () => {
    const {questions} = sheetOf('Sepse', printQuestions, plainPrint, 1_000)
    expect(questions.map(({correctChoice, answer, comment}) => [correctChoice, answer, comment])).toEqual(
      printQuestions.map(() => [null, null, null]),
    )
  })

  test('with the key, exactly the keys that the student may see', () => {
    const {questions} = sheetOf('Sepse', printQuestions, {...plainPrint, withKey: true}, 1_000)
    expect(questions.map(({correctChoice}) => correctChoice)).toEqual([0, 2, -1, null, null, 1])
  })

  test('no more than one print holds', () => {
    const many = Array.from({length: mostPrinted + 1}, () => printQuestions[0]).flatMap((question) => question ?? [])
    expect(sheetOf('Sepse', many, plainPrint, 1_000).questions.length).toBe(mostPrinted)
  })

  test('the answer sheet has a line per question with its choices, none for an essay', () => {
    expect(sheetLines(printQuestions).map(({choices}) => choices)).toEqual([4, 4, 4, 4, 0, 5])
  })
})

test('the device is given what was chosen, and the page opens only when it is kept', async () => {
  const harness = startHarness(printModel, {title: 'Sepse', ids: ['q1', 'q2']})
  await harness.dispatch({type: 'print.open'})
  await harness.dispatch({type: 'xstate.done.actor.collectQuestions', output: printQuestions.slice(0, 2)})
  expect(printCounts(harness.actor.getSnapshot())).toEqual({all: 2, printed: 2, withKey: 2})
  await harness.dispatch({type: 'print.confirm', now: 1_000})
  expect(harness.requests.at(-1)).toEqual({
    name: 'storeSheet',
    input: sheetOf('Sepse', printQuestions.slice(0, 2), plainPrint, 1_000),
  })
  await harness.dispatch({type: 'xstate.error.actor.storeSheet', error: {code: 'refused'}})
  expect(harness.effects).toEqual([])
  await harness.dispatch({type: 'print.confirm', now: 2_000})
  await harness.dispatch({type: 'xstate.done.actor.storeSheet'})
  expect(harness.effects).toEqual([{type: 'openPrintPage', params: undefined}])
})
