import {monitorRequestMachine} from '../../../machines/forum/monitorRequest.machine.ts'
import {monitorText} from '../../../src/text/forum/monitor.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'

export const monitorRequestModel: FlowModel<typeof monitorRequestMachine> = {
  machine: monitorRequestMachine,
  starts: {'an own comment': {commentId: 'c1'}},
  cases: {'monitor.request': [{type: 'monitor.request', key: 'chave'}]},
  replies: {
    'xstate.done.actor.requestMonitor': [undefined],
    'xstate.error.actor.requestMonitor': [{failure: 'offline'}],
  },
  requests: ['requestMonitor'],
  listeners: [],
  effects: ['notifyRequested', 'reloadComment'],
}

const request = ['button', monitorText.request] as const

export const monitorRequestView: ViewModel<typeof monitorRequestMachine> = {
  interactions: {'monitor.request': (page) => page.getByRole('button', {name: monitorText.request}).click()},
  expectations: {
    idle: ({failure}) => ({
      visible: [request, ...(failure === null ? [] : [['text', monitorText.requestFailed] as const])],
      absent: [['text', monitorText.requested], ...(failure === null ? [['alert'] as const] : [])],
    }),
    requesting: {visible: [request], absent: [['alert']]},
    requested: {
      visible: [['text', 'Um monitor foi solicitado. O tempo de espera estimado é de até 24 horas.']],
      absent: [request],
    },
  },
}
