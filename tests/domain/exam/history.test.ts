import {describe, expect, test} from 'vitest'
import {
  canBeAdded,
  entryLink,
  historyGroups,
  historyKindOf,
  historyKinds,
  historyPath,
  longHistory,
} from '../../../domain/exam/history.ts'
import {missedMock, takenMock} from '../../models/exam/history.model.ts'

describe('the addresses of the history', () => {
  test('each kind has its own, and is found by it', () => {
    const paths = historyKinds.map((kind) => historyPath(kind, 'aristo'))
    expect(paths).toEqual([
      '/historico-provas/simulados-aristo',
      '/historico-provas/simulados-inteligentes',
      '/historico-provas/provas-na-integra',
    ])
    expect(paths.map((path) => historyKindOf(path, 'aristo'))).toEqual(historyKinds)
    expect(
      ['/historico-provas', '/historico-provas/7', '/historico-provas/simulados-outra'].map((path) =>
        historyKindOf(path, 'aristo'),
      ),
    ).toEqual([null, null, null])
  })

  test('a slash at the end changes nothing', () => {
    expect(historyKindOf('/historico-provas/provas-na-integra/', 'aristo')).toBe('prova')
  })

  test('a card leads beside the agenda when its tag contains Extra, else into the agenda; one that was never opened leads nowhere', () => {
    expect(historyKinds.map((kind) => entryLink(takenMock, kind))).toEqual([
      '/agenda/simulado?date=20261114&a=m1',
      '/agenda/simulado-inteligente?date=20261114&a=m1',
      '/agenda/prova?date=20261114&a=m1',
    ])
    expect(entryLink({...takenMock, tag: 'ExtraExamActivity'}, 'prova')).toBe(
      '/atividades-extras/prova?date=20261114&a=m1',
    )
    expect(entryLink(missedMock, 'simulado')).toBeNull()
  })
})

describe('the list', () => {
  test('shows the newest first', () => {
    expect(historyGroups([missedMock, takenMock])).toEqual([{month: null, entries: [takenMock, missedMock]}])
  })

  test('is read by months when it is long', () => {
    const long = Array.from({length: longHistory + 1}, (_, index) => ({
      ...takenMock,
      id: `m${index}`,
      calendarDate: index < 4 ? `2026100${index + 1}` : `2026110${index + 1}`,
    }))
    expect(historyGroups(long).map(({month, entries}) => [month, entries.map(({id}) => id)])).toEqual([
      ['202611', ['m8', 'm7', 'm6', 'm5', 'm4']],
      ['202610', ['m3', 'm2', 'm1', 'm0']],
    ])
  })
})

test('a list of eight is not read by months yet', () => {
  const entries = Array.from({length: 8}, () => takenMock)
  expect(historyGroups(entries)).toEqual([{month: null, entries}])
})

test('only an unfinished mock exam with a template, which is no extra yet, can be added as an extra', () => {
  expect(canBeAdded(missedMock, 'simulado')).toBe(true)
  const others = [{finished: true}, {template: null}, {tag: 'ExtraMockExamActivity'}]
  expect(others.map((part) => canBeAdded({...missedMock, ...part}, 'simulado'))).toEqual([false, false, false])
  expect(canBeAdded(missedMock, 'prova')).toBe(false)
})
