import {describe, expect, test} from 'vitest'
import {examSheetOf, plainPaper} from '../../../domain/exam/examPrint.ts'
import {examPrintFailures} from '../../../src/text/exam/examPrint.ts'
import {printQuestions} from '../../../stories/support/print.ts'
import {examPrintModel} from '../../models/exam/examPrint.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(examPrintModel)

describe('the paper of an exam', () => {
  const hidden = printQuestions.map((question) => ({...question, correctChoice: null, answer: null}))

  test('has a key page only where the server gives a key', () => {
    expect(
      [
        examSheetOf({title: 'Simulado', subtitle: '1º dia', questions: hidden}, 0),
        examSheetOf({title: 'Prova', subtitle: null, questions: printQuestions}, 0),
      ].map(({title, withKey, withAnswerSheet}) => [title, withKey, withAnswerSheet]),
    ).toEqual([
      ['Simulado – 1º dia', false, false],
      ['Prova', true, false],
    ])
  })

  test('a plain sheet has a hundred lines with all letters', () => {
    const {title, isTemplate, lines} = plainPaper()
    expect([title, isTemplate, lines.length, lines[0], lines[99]]).toEqual([
      null,
      true,
      100,
      {number: 1, choices: 5},
      {number: 100, choices: 5},
    ])
  })
})

test('an exam opens only when the device holds it; the sheet opens at once', async () => {
  const harness = startHarness(examPrintModel, {activityId: 'exam', isBlocked: false})
  await harness.dispatch({type: 'sheet.print'})
  await harness.dispatch({type: 'exam.print', now: 1_000})
  expect([harness.effects.map(({type}) => type), harness.requests]).toEqual([
    ['openSheet'],
    [{name: 'preparePrint', input: {activityId: 'exam', now: 1_000}}],
  ])
  await harness.dispatch({type: 'xstate.done.actor.preparePrint'})
  expect(harness.effects.map(({type}) => type)).toEqual(['openSheet', 'openExam'])
})

test('a mock exam that may not be printed asks for nothing and says so', async () => {
  const harness = startHarness(examPrintModel, {activityId: 'mock', isBlocked: true})
  await harness.dispatch({type: 'exam.print', now: 1_000})
  expect([harness.value(), harness.requests]).toEqual(['blocked', []])
})

test.each([
  [{failure: 'offline'}, 'Você está sem conexão.'],
  [{failure: 'unreachable'}, 'O servidor não respondeu. Tente de novo em instantes.'],
  [{failure: 'unauthenticated'}, 'Entre de novo para continuar.'],
  [{failure: 'refused', code: 'NOT_FOUND'}, 'O servidor não entregou estas questões.'],
  [
    {code: 'tooLong'},
    'Este conjunto é grande demais para uma impressão. Tire os comentários ou imprima menos questões.',
  ],
  [
    {code: 'refused'},
    'Este navegador não deixou guardar a impressão. Libere espaço ou saia do modo privado e tente de novo.',
  ],
])('what failed is told and can be tried again: %j', async (error, words) => {
  const harness = startHarness(examPrintModel, {activityId: 'exam', isBlocked: false})
  await harness.dispatch({type: 'exam.print', now: 1_000})
  await harness.dispatch({type: 'xstate.error.actor.preparePrint', error})
  const {failure} = harness.actor.getSnapshot().context
  expect([harness.value(), failure && examPrintFailures[failure]]).toEqual(['failed', words])
  await harness.dispatch({type: 'exam.print', now: 2_000})
  expect(harness.value()).toBe('preparing')
})
