import {experimentMachine} from '../../../machines/shell/experiment.machine.ts'
import {experimentText} from '../../../src/text/shell/gating.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const other = 'https://antigo.aristo.example'

export const experimentModel: FlowModel<typeof experimentMachine> = {
  machine: experimentMachine,
  starts: {'shell opened': undefined},
  cases: {
    'student.ready': [{type: 'student.ready'}],
    'version.toggle': [{type: 'version.toggle'}],
    'version.cancel': [{type: 'version.cancel'}],
    'version.confirm': [{type: 'version.confirm', key: 'change-1'}],
  },
  replies: {
    'xstate.done.actor.readExperiment': [
      {experiment: {state: 'react', canReturnToOldVersion: true}, forced: null, externalApp: other},
      {experiment: {state: 'react', canReturnToOldVersion: false}, forced: null, externalApp: other},
      {experiment: {state: 'react', canReturnToOldVersion: true}, forced: 'flutter', externalApp: null},
    ],
    'xstate.error.actor.readExperiment': [experimentText.noData],
    'xstate.done.actor.switchVersion': [{customToken: 'ficha+1'}, {customToken: ''}],
    'xstate.error.actor.switchVersion': ['unreachable'],
  },
  requests: ['readExperiment', 'switchVersion'],
  listeners: [],
  effects: ['logFailure', 'notifyFailure', 'openOtherVersion'],
}

const dialog = ['alertdialog', experimentText.question] as const

export const experimentView: ViewModel<typeof experimentMachine> = {
  interactions: {
    'student.ready': 'fact',
    'version.toggle': (page) => page.getByRole('button', {name: experimentText.toggle}).click(),
    'version.cancel': (page) => page.getByRole('button', {name: experimentText.cancel}).click(),
    'version.confirm': (page) =>
      page.getByRole('alertdialog').getByRole('button', {name: experimentText.confirm}).click(),
  },
  expectations: {
    ...expectationsOf(['idle', 'loading', 'unavailable', 'failed'], {
      absent: [['button', experimentText.toggle], ['alertdialog']],
    }),
    available: {visible: [['button', experimentText.toggle]], absent: [['alertdialog']]},
    confirming: {visible: [dialog, ['text', experimentText.explanation]]},
    switching: {visible: [dialog, ['button', experimentText.switching]]},
    redirected: {visible: [['text', experimentText.redirected]], absent: [['alertdialog']]},
  },
}
