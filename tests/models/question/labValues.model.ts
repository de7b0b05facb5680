import type {LabGroup} from '../../../domain/question/labValues.ts'
import {labValuesMachine} from '../../../machines/question/labValues.machine.ts'
import {labValuesText} from '../../../src/text/question/labValues.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'

export const labGroups: readonly LabGroup[] = [
  {
    name: 'Hemograma',
    tests: [
      {name: 'Hemoglobina', also: 'Hb', values: '12–16', unit: 'g/dL'},
      {name: 'Plaquetas', also: '', values: '150–450', unit: 'mil/mm³'},
    ],
  },
  {name: 'Eletrólitos', tests: [{name: 'Sódio', also: 'Na', values: '135–145', unit: 'mEq/L'}]},
]

export const labValuesModel: FlowModel<typeof labValuesMachine> = {
  machine: labValuesMachine,
  starts: {
    'beside a question': {groups: [], query: '', wasOpen: false},
    'open beside the question before': {groups: labGroups, query: '', wasOpen: true},
    'searched in vain beside the question before': {groups: labGroups, query: 'xyz', wasOpen: true},
    'on its way when the question changed': {groups: [], query: '', wasOpen: true},
  },
  cases: {
    'labs.toggle': [{type: 'labs.toggle'}],
    'labs.close': [{type: 'labs.close'}],
    'labs.retry': [{type: 'labs.retry'}],
    'labs.search': [
      {type: 'labs.search', query: 'sodio'},
      {type: 'labs.search', query: 'xyz'},
    ],
  },
  replies: {
    'xstate.done.actor.loadLabValues': [labGroups],
    'xstate.error.actor.loadLabValues': [{failure: 'offline'}],
  },
  requests: ['loadLabValues'],
  listeners: [],
  effects: [],
}

const panel = ['region', labValuesText.title] as const
const field = ['searchbox', labValuesText.search] as const

export const labValuesView: ViewModel<typeof labValuesMachine> = {
  interactions: {
    'labs.toggle': (page) => page.getByRole('button', {name: labValuesText.open}).click(),
    'labs.close': (page) => page.getByRole('button', {name: labValuesText.close}).click(),
    'labs.retry': (page) => page.getByRole('button', {name: labValuesText.tryAgain}).click(),
    'labs.search': (page, {query}) => page.getByRole('searchbox', {name: labValuesText.search}).fill(query),
  },
  expectations: {
    opening: {absent: [panel]},
    closed: {absent: [panel]},
    loading: {visible: [panel, ['status', labValuesText.loading]], absent: [field]},
    failed: {visible: [panel, ['alert'], ['button', labValuesText.tryAgain]], absent: [field]},
    'open.found': {visible: [panel, field, ['table', 'Eletrólitos']], absent: [['alert']]},
    'open.nothing': {visible: [panel, field, ['button', labValuesText.clear]], absent: [['table', 'Eletrólitos']]},
  },
}
