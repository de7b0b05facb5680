import {leaveGuardModel} from '../../models/profile/leaveGuard.model.ts'
import {expect, test} from 'vitest'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(leaveGuardModel)

test.each([
  ['while the page is shown', []],
  ['while the student is asked', [{type: 'leave.request', destination: {kind: 'back'}}]],
] as const)('the page may be left as soon as no form has edits, %s', async (_when, events) => {
  const harness = startHarness(leaveGuardModel)
  const ends = ['personal', 'week'].map((form) => ({type: 'edits.end', form}))
  for (const event of [
    {type: 'edits.begin', form: 'personal'},
    {type: 'edits.begin', form: 'week'},
    ...events,
    ...ends,
  ])
    await harness.dispatch(event)
  expect([harness.value(), harness.context()]).toEqual(['open', {edited: [], destination: null}])
})
