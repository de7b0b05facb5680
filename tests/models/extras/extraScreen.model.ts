import {extraScreenMachine} from '../../../machines/extras/extraScreen.machine.ts'
import {extrasText} from '../../../src/text/extras/extras.ts'
import {shellText} from '../../../src/text/shell/shell.ts'
import type {FlowModel} from '../../support/harness.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'
import {emptyDay, fullDay} from './fixtures.ts'

const address = {path: '/atividades-extras/questao', named: null, calendarDate: '20261124'}

export const extraScreenModel: FlowModel<typeof extraScreenMachine> = {
  machine: extraScreenMachine,
  starts: {'at the questions': address},
  cases: {
    'extras.arrived': [
      {type: 'extras.arrived', day: fullDay, isFromDevice: false},
      {type: 'extras.arrived', day: emptyDay, isFromDevice: true},
    ],
    'extras.failed': [
      {type: 'extras.failed', failure: 'offline'},
      {type: 'extras.failed', failure: 'unreachable'},
    ],
    'extras.retry': [{type: 'extras.retry'}],
    'network.returned': [{type: 'network.returned'}],
    'address.changed': [
      {type: 'address.changed', ...address, named: 'q-extra'},
      {type: 'address.changed', ...address, path: '/atividades-extras/revisao-inteligente'},
      {type: 'address.changed', ...address, path: '/atividades-extras/nada-aqui'},
      {type: 'address.changed', ...address, calendarDate: '20261123'},
    ],
  },
  requests: [],
  listeners: ['watchExtras'],
  effects: ['navigate'],
}

export const extraScreenActivity = 'a atividade do endereço'
export const back = {href: '/atividades-extras', label: extrasText.backToExtras}

export const extraScreenView: ViewModel<typeof extraScreenMachine> = {
  interactions: {
    'extras.arrived': 'fact',
    'extras.failed': 'fact',
    'extras.retry': (page) => page.getByRole('button', {name: extrasText.tryAgain}).click(),
    'network.returned': 'fact',
    'address.changed': 'fact',
  },
  expectations: {
    ...expectationsOf(['open.loading', 'open.redirecting'], {
      visible: [['text', extrasText.loading]],
      absent: [['text', extraScreenActivity]],
    }),
    'open.offline': {visible: [['alert'], ['heading', extrasText.offline], ['button', extrasText.tryAgain]]},
    'open.failed': {visible: [['alert'], ['heading', extrasText.failed], ['button', extrasText.tryAgain]]},
    'open.empty': {
      visible: [
        ['heading', extrasText.empty],
        ['link', back.label],
      ],
      absent: [['text', extraScreenActivity]],
    },
    'open.pathNotFound': {
      visible: [
        ['heading', shellText.notFound],
        ['link', back.label],
      ],
      absent: [['text', extraScreenActivity]],
    },
    'open.showing': {
      visible: [['text', extraScreenActivity]],
      absent: [
        ['text', extrasText.loading],
        ['text', extrasText.empty],
      ],
    },
  },
}
