import {experimentMachine} from '../../../machines/shell/experiment.machine.ts'
import {experimentText} from '../../../src/text/shell/gating.ts'
import {facesOf, type ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

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
  tells: ['logFailure', 'notifyFailure', 'openOtherVersion'],
}

const dialog = ['alertdialog', experimentText.question] as const

export const experimentView: ViewModel<typeof experimentMachine> = {
  perform: {
    'student.ready': 'fact',
    'version.toggle': (page) => page.getByRole('button', {name: experimentText.toggle}).click(),
    'version.cancel': (page) => page.getByRole('button', {name: experimentText.cancel}).click(),
    'version.confirm': (page) =>
      page.getByRole('alertdialog').getByRole('button', {name: experimentText.confirm}).click(),
  },
  faces: {
    ...facesOf(['idle', 'loading', 'unavailable', 'failed'], {
      misses: [['button', experimentText.toggle], ['alertdialog']],
    }),
    available: {sees: [['button', experimentText.toggle]], misses: [['alertdialog']]},
    confirming: {sees: [dialog, ['text', experimentText.explanation]]},
    switching: {sees: [dialog, ['button', experimentText.switching]]},
    redirected: {sees: [['text', experimentText.redirected]], misses: [['alertdialog']]},
  },
}
