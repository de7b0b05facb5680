import {dataExportMachine} from '../../../machines/profile/dataExport.machine.ts'
import {exportText, requestFailureHints} from '../../../src/text/profile/profile.ts'
import {savingText} from '../../../src/text/profile/saving.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const dataExportModel: FlowModel<typeof dataExportMachine> = {
  machine: dataExportMachine,
  starts: {'signed in': undefined},
  cases: {
    'export.request': [
      {type: 'export.request', format: 'json'},
      {type: 'export.request', format: 'csv'},
    ],
    'export.retry': [{type: 'export.retry'}],
    'export.cancel': [{type: 'export.cancel'}],
  },
  replies: {
    'xstate.done.actor.downloadExport': [undefined],
    'xstate.error.actor.downloadExport': [{failure: 'offline'}, {failure: 'unreachable'}, {failure: 'unauthenticated'}],
  },
  requests: ['downloadExport'],
  listeners: [],
  effects: ['notifyDone', 'notifyFailure'],
  delays: {'xstate.after.slow.dataExport.downloading.quick': 4_000},
}

export const dataExportView: ViewModel<typeof dataExportMachine> = {
  interactions: {
    'export.request': (page, {format}) => page.getByRole('button', {name: exportText[format]}).click(),
    'export.retry': (page) => page.getByRole('button', {name: savingText.tryAgain}).click(),
    'export.cancel': (page) => page.getByRole('button', {name: exportText.cancel}).click(),
  },
  expectations: {
    'offering.idle': {
      visible: [
        ['button', exportText.json],
        ['button', exportText.csv],
      ],
      absent: [['alert']],
    },
    'offering.done': {
      visible: [
        ['text', exportText.done],
        ['button', exportText.json],
      ],
      absent: [['alert']],
    },
    'offering.failed': ({failure}) => ({
      visible: [['alert'], ['text', exportText.failed], ['text', requestFailureHints[failure ?? 'unreachable']]],
    }),
    'downloading.quick': {
      visible: [
        ['button', exportText.downloading],
        ['button', exportText.cancel],
      ],
      absent: [['alert']],
    },
    'downloading.slow': {
      visible: [
        ['button', exportText.downloading],
        ['text', exportText.slow],
      ],
    },
  },
}
