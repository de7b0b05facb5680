import {devicesMachine} from '../../../machines/profile/devices.machine.ts'
import {devicesText as text} from '../../../src/text/profile/devices.ts'
import {requestFailureHints} from '../../../src/text/profile/profile.ts'
import {savingText} from '../../../src/text/profile/saving.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const used = {signedInAt: Date.parse('2026-11-20T13:00:00.000Z'), lastUsedAt: Date.parse('2026-11-21T13:00:00.000Z')}
const here = {id: 'aqui', browser: 'chrome', system: 'windows', isCurrent: true, ...used} as const
const phone = {id: 'celular', browser: 'safari', system: 'ios', isCurrent: false, ...used} as const
const tablet = {id: 'tablet', browser: 'chrome', system: 'android', isCurrent: false, ...used} as const

export const devicesModel: FlowModel<typeof devicesMachine> = {
  machine: devicesMachine,
  starts: {'with network': {isOnline: true}, 'without network': {isOnline: false}},
  cases: {
    'devices.retry': [{type: 'devices.retry'}],
    'device.leave': [{type: 'device.leave'}],
    'device.end': [
      {type: 'device.end', id: 'celular', key: 'key-1'},
      {type: 'device.end', id: 'aqui', key: 'key-1'},
      {type: 'device.end', id: 'sumido', key: 'key-1'},
    ],
    'others.ask': [{type: 'others.ask'}],
    'others.cancel': [{type: 'others.cancel'}],
    'others.confirm': [{type: 'others.confirm', key: 'key-1'}],
    'network.lost': [{type: 'network.lost'}],
    'network.restored': [{type: 'network.restored'}],
  },
  replies: {
    'xstate.done.actor.loadDevices': [null, [here], [here, phone], [here, phone, tablet]],
    'xstate.error.actor.loadDevices': [{failure: 'offline'}, {failure: 'unreachable'}],
    'xstate.done.actor.endDevices': [undefined],
    'xstate.error.actor.endDevices': [{failure: 'unreachable'}],
  },
  requests: ['loadDevices', 'endDevices'],
  listeners: [],
  effects: ['leave', 'notifyEnded'],
}

const isOther = (id: string) => id === phone.id || id === tablet.id

export const devicesView: ViewModel<typeof devicesMachine> = {
  interactions: {
    'devices.retry': (page) => page.getByRole('button', {name: savingText.tryAgain}).click(),
    'device.leave': (page) => page.getByRole('button', {name: text.leave}).click(),
    'device.end': (page) => page.getByRole('button', {name: text.endOf(text.name(phone))}).click(),
    'others.ask': (page) => page.getByRole('button', {name: text.endOthers}).click(),
    'others.cancel': (page) => page.getByRole('button', {name: text.keep}).click(),
    'others.confirm': (page) => page.getByRole('button', {name: text.confirm, exact: true}).click(),
    'network.lost': 'fact',
    'network.restored': 'fact',
  },
  unavailable: (_before, event) =>
    event.type === 'device.end' && !isOther(event.id) ? 'only other devices that are listed have the button' : null,
  expectations: {
    loading: {visible: [['status', text.loading]], absent: [['alert']]},
    loadFailed: ({failure}) => ({
      visible: [['alert'], ['text', text.loadFailed], ['text', requestFailureHints[failure ?? 'unreachable']]],
    }),
    unlisted: {absent: [['heading', text.title]]},
    alone: {
      visible: [
        ['text', text.name(here)],
        ['text', text.thisDevice],
        ['text', text.alone],
      ],
      absent: [['button', text.endOthers]],
    },
    'listing.idle': ({devices, isOnline}) => ({
      visible: [
        ['list', text.title],
        ...devices.map((device) => ['text', text.name(device)] as const),
        ['button', text.endOthers],
        ...(isOnline ? [] : [['text', text.offline] as const]),
      ],
      absent: [['alert'], ['alertdialog']],
    }),
    'listing.failed': {visible: [['alert'], ['text', text.endFailed], ['text', requestFailureHints.unreachable]]},
    confirming: {
      visible: [
        ['alertdialog', text.confirmTitle],
        ['text', text.confirmText],
      ],
    },
    ending: {visible: [['text', text.ending]], absent: [['alert'], ['alertdialog']]},
  },
}
