import {describe, expect, test} from 'vitest'
import {addingOf} from '../../../machines/exam/history.selectors.ts'
import {mockTitle} from '../../../src/text/exam/exam.ts'
import {examHistoryText, gradeText} from '../../../src/text/exam/examHistory.ts'
import {historyModel, missedMock, takenMock} from '../../models/exam/history.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(historyModel)

const arrived = {type: 'xstate.done.actor.loadHistory', output: {entries: [takenMock, missedMock], isFromDevice: false}}
const refused = {type: 'xstate.error.actor.createExtra', error: {failure: 'unreachable'}}

async function listed() {
  const harness = startHarness(historyModel, {kind: 'simulado'})
  await harness.dispatch(arrived)
  return harness
}

describe('an unfinished mock exam as an extra', () => {
  test('it is made once under its key, said, and opened', async () => {
    const harness = await listed()
    await harness.dispatch({type: 'extra.add', template: 'aristo-1', key: 'k1'})
    await harness.dispatch({type: 'extra.add', template: 'aristo-1', key: 'k2'})
    await harness.dispatch({type: 'xstate.done.actor.createExtra', output: {id: 'x1', calendarDate: '20261121'}})
    expect(harness.requests).toEqual([
      {name: 'loadHistory', input: 'simulado'},
      {name: 'createExtra', input: {template: 'aristo-1', key: 'k1'}},
    ])
    expect(harness.effects).toEqual([
      {type: 'notifyAdded', params: undefined},
      {type: 'openExtra', params: {id: 'x1', calendarDate: '20261121'}},
    ])
  })

  test('after a failure the same wish goes again under its own key, as the server may have heard it', async () => {
    const harness = await listed()
    await harness.dispatch({type: 'extra.add', template: 'aristo-1', key: 'k1'})
    await harness.dispatch(refused)
    expect([harness.effects, addingOf(harness.actor.getSnapshot(), 'aristo-1')]).toEqual([
      [{type: 'notifyAddFailed', params: undefined}],
      'failed',
    ])
    await harness.dispatch({type: 'extra.add', template: 'aristo-1', key: 'k2'})
    expect(harness.requests.at(-1)).toEqual({name: 'createExtra', input: {template: 'aristo-1', key: 'k1'}})
  })

  test('one whose keys are not out yet is refused by the server, which is said', async () => {
    const harness = await listed()
    await harness.dispatch({type: 'extra.add', template: 'aristo-1', key: 'k1'})
    await harness.dispatch({...refused, error: {failure: 'refused'}})
    expect([
      addingOf(harness.actor.getSnapshot(), 'aristo-1'),
      addingOf(harness.actor.getSnapshot(), 'aristo-2'),
    ]).toEqual(['refused', 'idle'])
  })

  test('one that is wished again is refused no more, and another one has its own key', async () => {
    const harness = startHarness(historyModel, {kind: 'simulado'})
    await harness.dispatch({
      ...arrived,
      output: {entries: [missedMock, {...missedMock, template: 'aristo-3'}], isFromDevice: false},
    })
    await harness.dispatch({type: 'extra.add', template: 'aristo-1', key: 'k1'})
    await harness.dispatch({...refused, error: {failure: 'refused'}})
    await harness.dispatch({type: 'extra.add', template: 'aristo-3', key: 'k2'})
    const {wish, isRefused} = harness.actor.getSnapshot().context
    expect({wish, isRefused}).toEqual({wish: {template: 'aristo-3', key: 'k2'}, isRefused: false})
  })

  test('a finished one is not made an extra', async () => {
    const harness = await listed()
    await harness.dispatch({type: 'extra.add', template: 'aristo-2', key: 'k1'})
    expect(harness.value()).toEqual({list: 'idle'})
  })

  test('one that is an extra already, and a full exam, are not made extras', async () => {
    const harness = startHarness(historyModel, {kind: 'simulado'})
    await harness.dispatch({
      ...arrived,
      output: {entries: [{...missedMock, id: 'x1', tag: 'ExtraMockExamActivity'}], isFromDevice: false},
    })
    await harness.dispatch({type: 'extra.add', template: 'aristo-1', key: 'k1'})
    expect(harness.value()).toEqual({list: 'idle'})
    await harness.dispatch({type: 'kind.select', kind: 'prova'})
    await harness.dispatch(arrived)
    await harness.dispatch({type: 'extra.add', template: 'aristo-1', key: 'k1'})
    expect(harness.value()).toEqual({list: 'idle'})
  })
})

test('another kind is another list', async () => {
  const harness = await listed()
  await harness.dispatch({type: 'kind.select', kind: 'prova'})
  expect([harness.value(), harness.context(), harness.requests.at(-1)]).toEqual([
    'loading',
    {kind: 'prova', entries: [], isFromDevice: false, wish: null, isRefused: false},
    {name: 'loadHistory', input: 'prova'},
  ])
})

test('the words of the history are those of the catalogue', () => {
  const {none, done, notDone, added, addFailedTitle, addFailed} = examHistoryText
  expect([none, done, notDone, added, addFailedTitle, addFailed]).toEqual([
    'Nenhum dado encontrado',
    'Realizado',
    'Não realizado',
    'Atividade de simulado criada com sucesso!',
    'Ocorreu um erro!.',
    'Não foi possível criar a atividade.',
  ])
  expect([
    mockTitle({title: 'Simulado', isExtra: true}),
    mockTitle({title: 'Simulado', isExtra: false}),
    gradeText(78.25),
    gradeText(100),
  ]).toEqual(['Simulado [Extra]', 'Simulado', '78,3%', '100%'])
})
