import {describe, expect, test} from 'vitest'
import {reportDraft} from '../../../machines/study/report.selectors.ts'
import {reportModel} from '../../models/study/report.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(reportModel)

const input = {document: 'q3', type: 'question'} as const
const failed = {type: 'xstate.error.actor.sendReport', error: {failure: 'offline'}}
const done = {type: 'xstate.done.actor.sendReport'}

async function written() {
  const harness = startHarness(reportModel, input)
  await harness.dispatch({type: 'report.open'})
  await harness.dispatch({type: 'report.choose', reason: 'annulled'})
  await harness.dispatch({type: 'report.type', body: 'Anulada pela banca.'})
  return harness
}

describe('a report', () => {
  test('goes out with its reason and words, and is thanked for', async () => {
    const harness = await written()
    await harness.dispatch({type: 'report.send', key: 'key-1'})
    await harness.dispatch(done)
    expect(harness.requests).toEqual([
      {name: 'sendReport', input: {...input, reason: 'annulled', body: 'Anulada pela banca.', key: 'key-1'}},
    ])
    expect(harness.effects).toEqual([{type: 'notifySent', params: undefined}])
    expect(harness.value()).toBe('closed')
    expect(reportDraft(harness.actor.getSnapshot())).toEqual({reason: null, body: ''})
  })

  test('without a reason is not sent', async () => {
    const harness = startHarness(reportModel, input)
    await harness.dispatch({type: 'report.open'})
    await harness.dispatch({type: 'report.send', key: 'key-1'})
    expect(harness.requests).toEqual([])
    expect(harness.value()).toEqual({editing: 'incomplete'})
  })

  test('takes only a reason of its own list', async () => {
    const harness = startHarness(reportModel, {document: 'card-1', type: 'flashcard'})
    await harness.dispatch({type: 'report.open'})
    await harness.dispatch({type: 'report.choose', reason: 'annulled'})
    expect(reportDraft(harness.actor.getSnapshot())).toEqual({reason: null, body: ''})
  })

  test('that fails keeps what was typed, also over a closed window, and goes out under its own key', async () => {
    const harness = await written()
    await harness.dispatch({type: 'report.send', key: 'key-1'})
    await harness.dispatch(failed)
    expect(harness.effects).toEqual([{type: 'notifyFailure', params: {failure: 'offline'}}])
    await harness.dispatch({type: 'report.close'})
    await harness.dispatch({type: 'report.open'})
    expect(reportDraft(harness.actor.getSnapshot())).toEqual({reason: 'annulled', body: 'Anulada pela banca.'})
    await harness.dispatch({type: 'report.send', key: 'key-2'})
    const sent = {...input, reason: 'annulled', body: 'Anulada pela banca.', key: 'key-1'}
    expect(harness.requests.map((request) => request.input)).toEqual([sent, sent])
  })

  test('that is changed after a failure is another report with another key', async () => {
    const harness = await written()
    await harness.dispatch({type: 'report.send', key: 'key-1'})
    await harness.dispatch(failed)
    await harness.dispatch({type: 'report.type', body: 'Anulada.'})
    await harness.dispatch({type: 'report.send', key: 'key-2'})
    expect(harness.requests.at(-1)).toEqual({
      name: 'sendReport',
      input: {...input, reason: 'annulled', body: 'Anulada.', key: 'key-2'},
    })
  })
})

test('a description has two thousand characters at most', async () => {
  const harness = await written()
  const longest = 'x'.repeat(2_000)
  await harness.dispatch({type: 'report.type', body: longest})
  await harness.dispatch({type: 'report.type', body: `${longest}x`})
  expect(reportDraft(harness.actor.getSnapshot()).body).toBe(longest)
})
