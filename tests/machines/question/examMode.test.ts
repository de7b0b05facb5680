import {expect, test} from 'vitest'
import {examModeModel} from '../../models/question/examMode.model.ts'
import {startRig} from '../../support/rig.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(examModeModel)

test.each([
  ['a long exam that was handed in is not open again after a reload', 'one marked before the reload', 'finished'],
  ['an exam begun with feedback goes on with it, whatever is preferred', 'preferred last time', 'off'],
] as const)('%s', async (_name, start, expected) => {
  const rig = startRig(examModeModel, examModeModel.starts[start])
  await rig.happen({type: 'answers.known'})
  expect(rig.value()).toBe(expected)
  expect(rig.actor.getSnapshot().can({type: 'mode.toggle'})).toBe(false)
})
