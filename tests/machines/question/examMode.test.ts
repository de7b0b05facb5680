import {expect, test} from 'vitest'
import {examModeModel} from '../../models/question/examMode.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(examModeModel)

test.each([
  ['a long exam that was handed in is not open again after a reload', 'one marked before the reload', 'finished'],
  ['an exam begun with feedback goes on with it, whatever is preferred', 'preferred last time', 'off'],
] as const)('%s', async (_name, start, expected) => {
  const harness = startHarness(examModeModel, examModeModel.starts[start])
  await harness.dispatch({type: 'answers.known'})
  expect(harness.value()).toBe(expected)
  expect(harness.actor.getSnapshot().can({type: 'mode.toggle'})).toBe(false)
})
