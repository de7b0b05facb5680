import {describe, expect, test} from 'vitest'
import {reportDraft} from '../../../machines/study/report.selectors.ts'
import {reportModel} from '../../models/study/report.model.ts'
import {startRig} from '../../support/rig.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(reportModel)

const input = {document: 'q3', type: 'question'} as const
const failed = {type: 'xstate.error.actor.sendReport', error: {failure: 'offline'}}
const done = {type: 'xstate.done.actor.sendReport'}

async function written() {
  const rig = startRig(reportModel, input)
  await rig.happen({type: 'report.open'})
  await rig.happen({type: 'report.choose', reason: 'annulled'})
  await rig.happen({type: 'report.type', body: 'Anulada pela banca.'})
  return rig
}

describe('a report', () => {
  test('goes out with its reason and words, and is thanked for', async () => {
    const rig = await written()
    await rig.happen({type: 'report.send', key: 'key-1'})
    await rig.happen(done)
    expect(rig.asked).toEqual([
      {name: 'sendReport', input: {...input, reason: 'annulled', body: 'Anulada pela banca.', key: 'key-1'}},
    ])
    expect(rig.told).toEqual([{type: 'notifySent', params: undefined}])
    expect(rig.value()).toBe('closed')
    expect(reportDraft(rig.actor.getSnapshot())).toEqual({reason: null, body: ''})
  })

  test('without a reason is not sent', async () => {
    const rig = startRig(reportModel, input)
    await rig.happen({type: 'report.open'})
    await rig.happen({type: 'report.send', key: 'key-1'})
    expect(rig.asked).toEqual([])
    expect(rig.value()).toEqual({editing: 'incomplete'})
  })

  test('takes only a reason of its own list', async () => {
    const rig = startRig(reportModel, {document: 'card-1', type: 'flashcard'})
    await rig.happen({type: 'report.open'})
    await rig.happen({type: 'report.choose', reason: 'annulled'})
    expect(reportDraft(rig.actor.getSnapshot())).toEqual({reason: null, body: ''})
  })

  test('that fails keeps what was typed, also over a closed window, and goes out under its own key', async () => {
    const rig = await written()
    await rig.happen({type: 'report.send', key: 'key-1'})
    await rig.happen(failed)
    expect(rig.told).toEqual([{type: 'notifyFailure', params: {failure: 'offline'}}])
    await rig.happen({type: 'report.close'})
    await rig.happen({type: 'report.open'})
    expect(reportDraft(rig.actor.getSnapshot())).toEqual({reason: 'annulled', body: 'Anulada pela banca.'})
    await rig.happen({type: 'report.send', key: 'key-2'})
    const sent = {...input, reason: 'annulled', body: 'Anulada pela banca.', key: 'key-1'}
    expect(rig.asked.map((request) => request.input)).toEqual([sent, sent])
  })

  test('that is changed after a failure is another report with another key', async () => {
    const rig = await written()
    await rig.happen({type: 'report.send', key: 'key-1'})
    await rig.happen(failed)
    await rig.happen({type: 'report.type', body: 'Anulada.'})
    await rig.happen({type: 'report.send', key: 'key-2'})
    expect(rig.asked.at(-1)).toEqual({
      name: 'sendReport',
      input: {...input, reason: 'annulled', body: 'Anulada.', key: 'key-2'},
    })
  })
})
